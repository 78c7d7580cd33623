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
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { HealthProfile } from '../../../data/health-profile.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Chip, ChipGroup } from '../../../ui/controls/choice/choice.tsx';
import { Section } from '../../../ui/layout/screen.tsx';
import { AllergiesSection } from '../allergies/allergies-section.tsx';
import { splitAllergies } from '../allergies/allergy-chips.tsx';
import { ChipSection } from '../chips/chip-section.tsx';
import { ConsentNote } from '../consent/consent-card.tsx';
import styles from '../health-profile.module.css';
import type { useHealthProfile } from '../use-health-profile.tsx';
import { BasicInformation, NumberField } from './basic-information.tsx';
import { type Basics, basicsOf, type Draft, draftOf, isSound, isWithin, LIMITS, PREGNANCY_CHOICES, splitPregnancy } from './draft.ts';

const TARGETS = [
  { key: 'targetCalories', label: 'Calories', unit: 'kcal' },
  { key: 'targetProtein', label: 'Protein', unit: 'g' },
  { key: 'targetCarbs', label: 'Carbs', unit: 'g' },
  { key: 'targetFat', label: 'Fat', unit: 'g' },
] as const;

/** What the member means to eat in a day. */
function Targets({ draft, onChange }: { draft: Draft; onChange: (change: Partial<Draft>) => void }) {
  const { t } = useTranslation();
  return (
    <Section title={t('Daily Nutrition Targets')}>
      <div className={styles.fields}>
        {TARGETS.map(({ key, label, unit }) => (
          <NumberField
            key={key}
            label={t(label)}
            unit={unit}
            value={draft[key]}
            onValue={(value) => onChange({ [key]: value })}
            error={
              isWithin(key, draft[key])
                ? undefined
                : t('Please enter {{low}} to {{high}}.', { low: LIMITS[key].min, high: LIMITS[key].max })
            }
          />
        ))}
      </div>
    </Section>
  );
}

type ProfileFormProps = {
  profile: HealthProfile | null;
  save: ReturnType<typeof useHealthProfile>['save'];
};

const NO_CHIPS: string[] = [];
const NOTHING_UNDERSTOOD: HealthProfile['understood'] = [];

/** The form: basic fields save themselves, chips at once, the button everything. */
export function ProfileForm({ profile, save }: ProfileFormProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => draftOf(profile));
  const [isTouched, setIsTouched] = useState(false);
  const { cancelPending } = useAutoSave(draft, isTouched, (basics) => save.mutate({ change: basics, quiet: true }));
  const form = useRef<HTMLDivElement>(null);
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setIsTouched(true);
  };
  const lists = {
    healthGoals: profile?.healthGoals ?? NO_CHIPS,
    dietaryRestrictions: profile?.dietaryRestrictions ?? NO_CHIPS,
    medicalConditions: profile?.medicalConditions ?? NO_CHIPS,
  };
  const saveList = (list: keyof typeof lists) => ({
    onAdd: (next: readonly string[]) => save.mutate({ change: { [list]: next } }),
    onRemove: (next: readonly string[]) => save.mutate({ change: { [list]: next, removal: true } }),
  });
  const { allergies, others: diets } = splitAllergies(lists.dietaryRestrictions);
  const { pregnancy, others: conditions } = splitPregnancy(lists.medicalConditions);
  /** A list of which another section holds some: those stay as they are. */
  const chips = (list: keyof typeof lists, chosen: readonly string[] = lists[list], elsewhere: readonly string[] = NO_CHIPS) => ({
    chosen,
    onAdd: (next: readonly string[]) => saveList(list).onAdd([...next, ...elsewhere]),
    onRemove: (next: readonly string[]) => saveList(list).onRemove([...next, ...elsewhere]),
  });
  const saveAll = () => {
    if (!isSound(draft)) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    cancelPending();
    save.mutate({ change: { ...draft, ...lists } });
  };
  const isSavingAll = save.isPending && save.variables?.quiet !== true;
  return (
    <div ref={form} className={styles.form}>
      <ConsentNote onWithdrawn={cancelPending} />
      <BasicInformation draft={draft} onChange={change} status={statusOf(t, save)} />
      <ChipSection
        title={t('Health Goals')}
        lead={t('Each one adds its ingredient preferences.')}
        options={HEALTH_GOALS}
        {...chips('healthGoals')}
      />
      <ChipSection
        title={t('Dietary Restrictions')}
        lead={t('A conflict is shown before the score.')}
        options={HEALTH_PROFILE_RESTRICTIONS}
        aside={
          <Link className="link" to={paths.dietaryRestrictions}>
            {t('See all')}
          </Link>
        }
        {...chips('dietaryRestrictions', diets, allergies)}
      />
      <AllergiesSection
        restrictions={lists.dietaryRestrictions}
        understood={profile?.understood ?? NOTHING_UNDERSTOOD}
        {...saveList('dietaryRestrictions')}
      />
      <ChipSection
        title={t('Medical Information')}
        lead={t('It shapes your score. It is not medical advice.')}
        options={MEDICAL_CONDITIONS}
        {...chips('medicalConditions', conditions, pregnancy)}
      />
      <PregnancySection conditions={lists.medicalConditions} {...saveList('medicalConditions')} />
      <Targets draft={draft} onChange={change} />
      <p className="small muted">
        {t('Selections turn into ingredient preferences on a scale from −5 to +5.')}{' '}
        <Link className="link" to={paths.preferences}>
          {t('See your preferences')}
        </Link>
      </p>
      <Button variant="primary" wide loading={isSavingAll} onClick={saveAll}>
        {isSavingAll ? t('Saving...') : t('Save Health Profile')}
      </Button>
    </div>
  );
}

/** How the silent save stands; nothing before the first one. */
function statusOf(t: (text: string) => string, { isPending, isError, isSuccess, variables }: ProfileFormProps['save']): string {
  if (variables?.quiet !== true || 'consentVersion' in variables.change) return '';
  if (isPending) return t('Saving...');
  if (isError) return t('Not saved yet. Please check your connection.');
  return isSuccess ? t('Saved') : '';
}

type PregnancySectionProps = {
  /** All medical conditions, those of this section among them. */
  conditions: readonly string[];
  onAdd: (conditions: readonly string[]) => void;
  onRemove: (conditions: readonly string[]) => void;
};

/** Pregnancy and breastfeeding: what national agencies advise against stands before the score, each with its source. */
function PregnancySection({ conditions, onAdd, onRemove }: PregnancySectionProps) {
  const { t } = useTranslation();
  return (
    <Section title={t('Pregnancy')}>
      <p className="small muted">{t('What health agencies advise against is shown before the score, each time with its source.')}</p>
      <div className={styles.choices}>
        <ChipGroup label={t('Pregnancy')}>
          {PREGNANCY_CHOICES.map(({ stored, label }) => {
            const held = conditions.find((one) => selectionKey(one) === selectionKey(stored));
            return (
              <Chip
                key={stored}
                selected={held !== undefined}
                onChange={() => (held === undefined ? onAdd(addChip(conditions, stored)) : onRemove(removeChip(conditions, held)))}
              >
                {t(label)}
              </Chip>
            );
          })}
        </ChipGroup>
      </div>
      <p className="caption">
        {t(
          'Sources: NHS (2023, 2022), FDA and EPA (2021), EFSA (2015), WHO (2023). This is not medical advice: ask your midwife or doctor.',
        )}
      </p>
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
