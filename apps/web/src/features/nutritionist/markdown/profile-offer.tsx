import { addChip, DIETARY_RESTRICTIONS, MEDICAL_CONDITIONS } from '@labelwise/domain/health-profile';
import { type UseMutationResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type HealthProfile, hasConsent, healthProfileQuery, type ProfileChange, type SavedProfile } from '../../../data/health-profile.ts';
import { type HealthProfileSave, healthProfileSave } from '../../../data/profile-changes.ts';
import { say } from '../../../i18n/say.ts';
import { listText } from '../../../i18n/words.ts';
import { Link } from '../../../lib/navigation.tsx';
import { paths } from '../../../lib/paths.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import styles from './markdown.module.css';

/** What an answer offers to keep in the health profile. */
export type Offer = { readonly field: 'dietaryRestrictions' | 'medicalConditions'; readonly values: readonly string[] };

const ITEMS = /^(?<place>restriction|condition):(?<values>[\p{L}\d ,'-]{1,120})$/u;

/** Reads the address of an offer; null for any other. Conditions are those of the health profile alone. */
export function offerIn(address: string): Offer | null {
  const { pathname, searchParams } = new URL(address, 'https://app.invalid');
  const items = ITEMS.exec(searchParams.get('keep') ?? '')?.groups;
  if (pathname !== paths.aiNutritionist || items === undefined) return null;
  const values = (items['values'] ?? '').split(',').filter((value) => value.trim() !== '');
  const isCondition = items['place'] === 'condition';
  if (values.length === 0 || (isCondition && !values.every((value) => MEDICAL_CONDITIONS.some((one) => one === value)))) return null;
  return isCondition
    ? { field: 'medicalConditions', values }
    : { field: 'dietaryRestrictions', values: values.map((value) => DIETARY_RESTRICTIONS.find(isCalled(value)) ?? value) };
}

const isCalled =
  (value: string) =>
  (name: string): boolean =>
    name.toLowerCase() === value.toLowerCase();

/** Keeps with one press what was stated in the chat; Undo takes it out again. Without consent it leads to where that is asked for. */
export function ProfileOffer({ offer: { field, values } }: { offer: Offer }) {
  const names = namesOf(values);
  const { data: profile } = useQuery(healthProfileQuery());
  const save = useKeeping(names);
  const label = say('screens-nutritionist.keep_in_profile', { names });
  if (profile === undefined || profile === null || !hasConsent(profile)) return <Link to={paths.healthProfile}>{label}</Link>;
  const chips = values.reduce(addChip, profile[field]);
  if (chips.length === profile[field].length) return <span>{say('screens-nutritionist.kept_in_profile', { names })}</span>;
  return (
    <button
      type="button"
      className={styles.offered}
      disabled={save.isPending}
      onClick={() => save.mutate({ change: changeOf(field, chips), undo: { ...changeOf(field, profile[field]), removal: true } })}
    >
      {label}
    </button>
  );
}

function changeOf(field: Offer['field'], chips: HealthProfile[Offer['field']] | readonly string[]): ProfileChange {
  return field === 'medicalConditions' ? { medicalConditions: [...chips] } : { dietaryRestrictions: [...chips] };
}

function useKeeping(names: string): UseMutationResult<SavedProfile, Error, HealthProfileSave, void> {
  const save: UseMutationResult<SavedProfile, Error, HealthProfileSave, void> = useMutation(
    healthProfileSave(useQueryClient(), {
      saved: ({ change, undo }) =>
        toast({
          title:
            change.removal === true
              ? say('screens-nutritionist.taken_out_of_profile', { names })
              : say('screens-nutritionist.kept_in_profile', { names }),
          action: undo && { label: say('screens-common.undo'), onPress: () => save.mutate({ change: undo }) },
        }),
      failed: (again) =>
        toast({
          title: say('screens-common.error'),
          description: say('screens-common.check_connection'),
          variant: 'destructive',
          action: { label: say('screens-common.try_again'), onPress: () => save.mutate(again) },
        }),
    }),
  );
  return save;
}

function namesOf(values: readonly string[]): string {
  return listText(values.map((value) => say.term?.(value) ?? value));
}
