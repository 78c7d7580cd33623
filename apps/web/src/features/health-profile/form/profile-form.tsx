import { HEALTH_GOALS, HEALTH_PROFILE_RESTRICTIONS, MEDICAL_CONDITIONS } from '@labelwise/domain/health-profile';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { HealthProfile } from '../../../data/profile/health-profile.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { AllergiesSection } from '../allergies/allergies-section.tsx';
import { splitAllergies } from '../allergies/allergy-chips.ts';
import { ChipSection } from '../chips/chip-section.tsx';
import { ConsentNote } from '../consent/consent-note.tsx';
import styles from '../health-profile.module.css';
import type { useHealthProfile } from '../use-health-profile.ts';
import { BasicInformation } from './basic-information.tsx';
import { type Draft, draftOf, isSound } from './draft.ts';
import { splitPregnancy } from './pregnancy-choices.ts';
import { PregnancySection } from './pregnancy-section.tsx';
import { Targets } from './targets.tsx';
import { useAutoSave } from './use-auto-save.ts';

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
  const { settle } = useAutoSave(draft, isTouched, (basics) => save.mutate({ change: basics, quiet: true }));
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
    settle();
    save.mutate({ change: { ...draft, ...lists } });
  };
  const isSavingAll = save.isPending && save.variables?.quiet !== true;
  return (
    <div ref={form} className={styles.form}>
      <ConsentNote onWithdrawn={settle} />
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
