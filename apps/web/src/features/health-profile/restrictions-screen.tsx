import { DIETARY_RESTRICTIONS, removeChip } from '@labelwise/domain/health-profile';
import { selectionKey } from '@labelwise/domain/preferences';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFailure } from '../../data/call.ts';
import { type HealthProfile, hasConsent } from '../../data/health-profile.ts';
import { restrictionsSave } from '../../data/profile-changes.ts';
import { useSession } from '../../data/session/session.ts';
import { say } from '../../i18n/say.ts';
import { choiceAbout, choiceText } from '../../lib/choice-text.ts';
import { paths } from '../../lib/paths.ts';
import { NOT_SAVED_TEXTS } from '../../lib/save-failure.ts';
import { ApiError } from '../../platform/http/http.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ChipGroup, RemovableChip } from '../../ui/controls/choice.tsx';
import { SaveFailed } from '../../ui/feedback/messages.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { BackButton, Screen } from '../../ui/layout/screen.tsx';
import { AllergiesSection } from './allergies-section.tsx';
import { ConsentCard, type LoadedProfile, ProfileLoaded, SignInCard, WAITS } from './profile-and-consent.tsx';
import styles from './restrictions.module.css';

/** /dietary-restrictions: twelve cards, what is chosen as badges, and one button that saves. */
export function RestrictionsScreen() {
  const { isAuthenticated } = useSession();
  return (
    <Screen
      title={say('screens-health-profile.dietary_restrictions')}
      lead={say('screens-health-profile.every_label_is_checked')}
      above={<BackButton to={paths.healthProfile}>{say('screens-health-profile.back_to_health_profile')}</BackButton>}
    >
      {isAuthenticated ? <ProfileLoaded form={Member} /> : <SignInCard words={say('screens-health-profile.please_sign_in_to_manage')} />}
    </Screen>
  );
}

function Member({ profile, save }: LoadedProfile) {
  if (!hasConsent(profile)) return <ConsentCard save={save} />;
  return <RestrictionsForm profile={profile} />;
}

/** The cards and what is chosen of them; nothing is stored before Save Changes. */
function RestrictionsForm({ profile }: { profile: HealthProfile | null }) {
  const stored = profile?.dietaryRestrictions ?? [];
  const [chosen, setChosen] = useState<readonly string[]>(stored);
  const { mutate, isPending, error } = useSaveRestrictions();
  const reason = error instanceof ApiError && error.reason !== '' ? error.reason : null;
  const held = (name: string) => chosen.find((one) => selectionKey(one) === selectionKey(name));
  const toggle = (name: string) => {
    const chip = held(name);
    setChosen(chip === undefined ? [...chosen, name] : removeChip(chosen, chip));
  };
  /** Takes one off the list, with the way back. */
  const remove = (next: readonly string[]) => {
    const gone = chosen.filter((one) => !next.includes(one)).map(choiceText);
    setChosen(next);
    toast({
      title: say('screens-health-profile.removed_names', { names: gone.join(', ') }),
      action: { label: say('screens-common.undo'), onPress: () => setChosen(chosen) },
    });
  };
  const save = () => mutate({ held: profile, restrictions: chosen });
  const isChanged = chosen.length !== stored.length || chosen.some((one) => !stored.includes(one));
  return (
    <div className={styles.form}>
      <div className={styles.badges}>
        {chosen.length === 0 ? (
          <p className="muted">{say('screens-health-profile.nothing_chosen_yet')}</p>
        ) : (
          <ChipGroup label={say('screens-health-profile.chosen')}>
            {chosen.map((name) => (
              <RemovableChip
                key={name}
                removeLabel={say('screens-common.remove_name', { name: choiceText(name) })}
                onRemove={() => remove(removeChip(chosen, name))}
              >
                {choiceText(name)}
              </RemovableChip>
            ))}
          </ChipGroup>
        )}
      </div>
      <ul className={styles.cards} aria-label={say('screens-health-profile.dietary_restrictions_2')}>
        {DIETARY_RESTRICTIONS.map((name) => (
          <li key={name}>
            <button type="button" className={styles.card} aria-pressed={held(name) !== undefined} onClick={() => toggle(name)}>
              <span className={styles.name}>
                {choiceText(name)}
                <span className={styles.box} aria-hidden="true">
                  {held(name) !== undefined && <Icon name="check" size="s" />}
                </span>
              </span>
              <span className="small">{choiceAbout(name)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.allergies}>
        <AllergiesSection restrictions={chosen} understood={profile?.understood ?? []} onAdd={setChosen} onRemove={remove} />
      </div>
      <div className={styles.save}>
        {error !== null && (
          <SaveFailed retryLabel={say('screens-common.try_again')} onRetry={save}>
            {reason ?? say(NOT_SAVED_TEXTS[saveFailure(error)])}
          </SaveFailed>
        )}
        <Button variant="primary" wide loading={isPending} onClick={save}>
          {isPending ? say('screens-common.saving') : say('screens-health-profile.save_changes')}
        </Button>
        <p role="status" className="caption">
          {isChanged && !isPending && say('screens-health-profile.you_have_changes_that')}
        </p>
      </div>
      <p className="caption">{say('screens-health-profile.labels_can_be_wrong')}</p>
    </div>
  );
}

/** Saves the restrictions and the ingredient preferences that follow from them. */
function useSaveRestrictions() {
  return useMutation(
    restrictionsSave(useQueryClient(), {
      saved: (where) =>
        toast({
          title: say('screens-health-profile.dietary_restrictions_updated'),
          description: say(where === 'waiting' ? WAITS : 'screens-health-profile.restrictions_saved'),
        }),
      failed: (error) =>
        toast({
          title: say('screens-common.error'),
          description:
            error instanceof ApiError && error.status !== 0 && error.reason !== ''
              ? error.reason
              : say('screens-health-profile.failed_to_update_dietary'),
          variant: 'destructive',
        }),
    }),
  );
}
