import {
  AUTO_SAVE_DELAY_MS,
  addChip,
  HEALTH_GOALS,
  HEALTH_PROFILE_RESTRICTIONS,
  MEDICAL_CONDITIONS,
  mayAutoSave,
  removeChip,
} from '@labelwise/domain/health-profile';
import { selectionKey } from '@labelwise/domain/preferences';
import { type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { saveFailure } from '../../data/call.ts';
import type { HealthProfile } from '../../data/health-profile.ts';
import { say } from '../../i18n/say.ts';
import { Link } from '../../lib/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { NOT_SAVED_TEXTS } from '../../lib/save-failure.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Chip, ChipGroup } from '../../ui/controls/choice.tsx';
import { SaveFailed } from '../../ui/feedback/messages.tsx';
import { Section } from '../../ui/layout/screen.tsx';
import { AllergiesSection, splitAllergies } from './allergies-section.tsx';
import {
  BasicInformation,
  type Basics,
  basicsOf,
  type Draft,
  draftOf,
  isSound,
  isWithin,
  LIMITS,
  NumberField,
  PREGNANCY_CHOICES,
  splitPregnancy,
} from './basic-information.tsx';
import { ChipSection } from './chip-section.tsx';
import styles from './health-profile.module.css';
import { ConsentNote, type LoadedProfile } from './profile-and-consent.tsx';

const TARGETS = [
  { key: 'targetCalories', label: 'screens-health-profile.target_calories', unit: 'kcal' },
  { key: 'targetProtein', label: 'screens-health-profile.target_protein', unit: 'g' },
  { key: 'targetCarbs', label: 'screens-health-profile.target_carbs', unit: 'g' },
  { key: 'targetFat', label: 'screens-health-profile.target_fat', unit: 'g' },
] as const;

/** What the member means to eat in a day. */
function Targets({ draft, onChange, form }: { draft: Draft; onChange: (change: Partial<Draft>) => void; form: string }) {
  return (
    <Section title={say('screens-health-profile.daily_nutrition_targets')}>
      <div className={styles.fields}>
        {TARGETS.map(({ key, label, unit }) => (
          <NumberField
            key={key}
            form={form}
            label={say(label)}
            unit={unit}
            value={draft[key]}
            onValue={(value) => onChange({ [key]: value })}
            error={
              isWithin(key, draft[key])
                ? undefined
                : say('screens-health-profile.please_enter_low_to', { low: LIMITS[key].min, high: LIMITS[key].max })
            }
          />
        ))}
      </div>
    </Section>
  );
}

type ProfileFormProps = {
  profile: HealthProfile | null;
  save: LoadedProfile['save'];
};

const NO_CHIPS: string[] = [];
const NOTHING_UNDERSTOOD: HealthProfile['understood'] = [];

/** The form: basic fields save themselves, chips at once, the button everything. */
export function ProfileForm({ profile, save }: ProfileFormProps) {
  const [draft, setDraft] = useState(() => draftOf(profile));
  const [isTouched, setIsTouched] = useState(false);
  const { cancelPending } = useAutoSave(draft, isTouched, (basics) => save.mutate({ change: basics, quiet: true, section: 'basics' }));
  const form = useRef<HTMLDivElement>(null);
  const formId = useId();
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setIsTouched(true);
  };
  const lists = {
    healthGoals: profile?.healthGoals ?? NO_CHIPS,
    dietaryRestrictions: profile?.dietaryRestrictions ?? NO_CHIPS,
    medicalConditions: profile?.medicalConditions ?? NO_CHIPS,
  };
  const saveList = (list: keyof typeof lists, section: ProfileSection) => ({
    onAdd: (next: readonly string[]) => save.mutate({ change: { [list]: next }, section }),
    onRemove: (next: readonly string[]) => save.mutate({ change: { [list]: next, removal: true }, section, undo: { [list]: lists[list] } }),
  });
  const failedIn = (section: ProfileSection) => <FailedSave save={save} section={section} />;
  const { allergies, others: diets } = splitAllergies(lists.dietaryRestrictions);
  const { pregnancy, others: conditions } = splitPregnancy(lists.medicalConditions);
  /** A list of which another section holds some: those stay as they are. */
  const chips = (list: keyof typeof lists, chosen: readonly string[] = lists[list], elsewhere: readonly string[] = NO_CHIPS) => ({
    chosen,
    onAdd: (next: readonly string[]) => saveList(list, list).onAdd([...next, ...elsewhere]),
    onRemove: (next: readonly string[]) => saveList(list, list).onRemove([...next, ...elsewhere]),
  });
  const isSavingAll = save.isPending && save.variables?.quiet !== true;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isSavingAll) saveAll();
  };
  const saveAll = () => {
    if (!isSound(draft)) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    cancelPending();
    save.mutate({ change: { ...draft, ...lists }, section: 'all' });
  };
  return (
    <div ref={form} className={styles.form}>
      <ConsentNote onWithdrawn={cancelPending} />
      {/* The chips below have forms of their own, so the other fields and the button belong to this one by its name. */}
      <form id={formId} onSubmit={submit} noValidate>
        <BasicInformation draft={draft} onChange={change} status={statusOf(save)} />
      </form>
      {failedIn('basics')}
      <ChipSection
        title={say('screens-health-profile.health_goals')}
        lead={say('screens-health-profile.each_one_adds_its')}
        options={HEALTH_GOALS}
        {...chips('healthGoals')}
      />
      {failedIn('healthGoals')}
      <ChipSection
        title={say('screens-health-profile.dietary_restrictions')}
        lead={say('screens-health-profile.a_conflict_is_shown')}
        options={HEALTH_PROFILE_RESTRICTIONS}
        aside={
          <Link className="link" to={paths.dietaryRestrictions}>
            {say('screens-common.see_all')}
          </Link>
        }
        {...chips('dietaryRestrictions', diets, allergies)}
      />
      {failedIn('dietaryRestrictions')}
      <AllergiesSection
        restrictions={lists.dietaryRestrictions}
        understood={profile?.understood ?? NOTHING_UNDERSTOOD}
        {...saveList('dietaryRestrictions', 'allergies')}
      />
      {failedIn('allergies')}
      <ChipSection
        title={say('screens-health-profile.medical_information')}
        lead={say('screens-health-profile.it_shapes_your_score')}
        options={MEDICAL_CONDITIONS}
        {...chips('medicalConditions', conditions, pregnancy)}
      />
      {failedIn('medicalConditions')}
      <PregnancySection conditions={lists.medicalConditions} {...saveList('medicalConditions', 'pregnancy')} />
      {failedIn('pregnancy')}
      <Targets draft={draft} onChange={change} form={formId} />
      <p className="small muted">
        {say('screens-health-profile.selections_turn_into_ingredient')}{' '}
        <Link className="link" to={paths.preferences}>
          {say('screens-health-profile.see_your_preferences')}
        </Link>
      </p>
      <FailedSave save={save} section="all" onRetry={saveAll} />
      <Button type="submit" form={formId} variant="primary" wide loading={isSavingAll}>
        {isSavingAll ? say('screens-common.saving') : say('screens-health-profile.save_health_profile')}
      </Button>
    </div>
  );
}

type ProfileSection = 'basics' | 'healthGoals' | 'dietaryRestrictions' | 'allergies' | 'medicalConditions' | 'pregnancy' | 'all';

type FailedSaveProps = {
  save: ProfileFormProps['save'];
  section: ProfileSection;
  /** In place of the very same save. */
  onRetry?: () => void;
};

/** In the section whose last save failed: why, and the same save once more. */
function FailedSave({ save, section, onRetry }: FailedSaveProps) {
  const { variables, error } = save;
  if (error === null || variables?.section !== section) return null;
  return (
    <SaveFailed retryLabel={say('screens-common.try_again')} onRetry={onRetry ?? (() => save.mutate(variables))}>
      {say(NOT_SAVED_TEXTS[saveFailure(error)])}
    </SaveFailed>
  );
}

/** How the silent save stands; nothing before the first one. */
function statusOf({ isPending, isError, isSuccess, variables }: ProfileFormProps['save']): string {
  if (variables?.quiet !== true || 'consentVersion' in variables.change) return '';
  if (isPending) return say('screens-common.saving');
  if (isError) return '';
  return isSuccess ? say('screens-health-profile.saved') : '';
}

type PregnancySectionProps = {
  /** All medical conditions, those of this section among them. */
  conditions: readonly string[];
  onAdd: (conditions: readonly string[]) => void;
  onRemove: (conditions: readonly string[]) => void;
};

/** Pregnancy and breastfeeding: what national agencies advise against stands before the score, each with its source. */
function PregnancySection({ conditions, onAdd, onRemove }: PregnancySectionProps) {
  return (
    <Section title={say('screens-choices.pregnancy')}>
      <p className="small muted">{say('screens-health-profile.what_health_agencies_advise')}</p>
      <div className={styles.choices}>
        <ChipGroup label={say('screens-choices.pregnancy')}>
          {PREGNANCY_CHOICES.map(({ stored, label }) => {
            const held = conditions.find((one) => selectionKey(one) === selectionKey(stored));
            return (
              <Chip
                key={stored}
                selected={held !== undefined}
                onChange={() => (held === undefined ? onAdd(addChip(conditions, stored)) : onRemove(removeChip(conditions, held)))}
              >
                {say(label)}
              </Chip>
            );
          })}
        </ChipGroup>
      </div>
      <p className="caption">{say('screens-health-profile.sources_nhs_2023_2022')}</p>
    </Section>
  );
}

/**
 * Saves the basic fields 1 s after the last change, and at once when the screen is left. Nothing is saved before the member
 * changed something, while a value cannot be true, or when only an activity level is filled.
 */
function useAutoSave(draft: Draft, isTouched: boolean, saveBasics: (basics: Basics) => void): { cancelPending: () => void } {
  const pending = useRef<Basics | null>(null);
  const flush = useEffectEvent(() => {
    const basics = pending.current;
    pending.current = null;
    if (basics !== null) saveBasics(basics);
  });
  useEffect(() => {
    const basics = basicsOf(draft);
    if (!isTouched || !mayAutoSave(basics) || !isSound(draft)) return undefined;
    pending.current = basics;
    const timer = setTimeout(() => flush(), AUTO_SAVE_DELAY_MS);
    return () => clearTimeout(timer);
    // The basic fields alone start the clock.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [draft.age, draft.gender, draft.activityLevel, draft.height, draft.weight, isTouched]);
  useEffect(() => () => flush(), []);
  return {
    /** A save of everything takes the place of the one that waits. */
    cancelPending: () => {
      pending.current = null;
    },
  };
}
