import { DIETARY_RESTRICTIONS, removeChip } from '@labelwise/domain/health-profile';
import { selectionKey } from '@labelwise/domain/preferences';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CONSENT_VERSION, type HealthProfile, hasConsent } from '../../data/health-profile.ts';
import { restrictionsSave } from '../../data/profile-changes.ts';
import { saveFailure } from '../../data/save-failure.ts';
import { useSession } from '../../data/session/session-context.tsx';
import { useTranslation } from '../../i18n/translation.ts';
import { paths } from '../../lib/paths.ts';
import { NOT_SAVED } from '../../lib/save-failure.ts';
import { selectionWords } from '../../lib/selection-words.ts';
import { ApiError } from '../../platform/http/index.ts';
import { Button } from '../../ui/controls/button/button.tsx';
import { ChipGroup, RemovableChip } from '../../ui/controls/choice/choice.tsx';
import { SaveFailed } from '../../ui/feedback/message/save-failed.tsx';
import { toast } from '../../ui/feedback/toast/toast-store.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { BackButton, Screen } from '../../ui/layout/screen.tsx';
import { AllergiesSection } from './allergies/allergies-section.tsx';
import { ConsentCard } from './consent/consent-card.tsx';
import styles from './restrictions.module.css';
import { type LoadedProfile, ProfileLoaded, SignInCard, WAITS } from './use-health-profile.tsx';

/** /dietary-restrictions: twelve cards, what is chosen as badges, and one button that saves. */
export function RestrictionsScreen() {
  const { t } = useTranslation();
  const { isAuthenticated } = useSession();
  return (
    <Screen
      title={t('Dietary Restrictions')}
      lead={t('Every label is checked for what you choose; a conflict is shown before the score.')}
      above={<BackButton to={paths.healthProfile}>{t('Back to Health Profile')}</BackButton>}
    >
      {isAuthenticated ? <ProfileLoaded form={Member} /> : <SignInCard words={t('Please sign in to manage your dietary preferences')} />}
    </Screen>
  );
}

function Member({ profile, save }: LoadedProfile) {
  if (!hasConsent(profile)) {
    return <ConsentCard busy={save.isPending} onAgree={() => save.mutate({ change: { consentVersion: CONSENT_VERSION }, quiet: true })} />;
  }
  return <RestrictionsForm profile={profile} />;
}

/** The cards and what is chosen of them; nothing is stored before Save Changes. */
function RestrictionsForm({ profile }: { profile: HealthProfile | null }) {
  const { t } = useTranslation();
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
    const gone = chosen.filter((one) => !next.includes(one)).map(selectionWords);
    setChosen(next);
    toast({
      title: t('Removed: {{names}}', { names: gone.join(', ') }),
      action: { label: t('Undo'), onPress: () => setChosen(chosen) },
    });
  };
  const save = () => mutate({ held: profile, restrictions: chosen });
  const isChanged = chosen.length !== stored.length || chosen.some((one) => !stored.includes(one));
  return (
    <div className={styles.form}>
      <div className={styles.badges}>
        {chosen.length === 0 ? (
          <p className="muted">{t('Nothing chosen yet.')}</p>
        ) : (
          <ChipGroup label={t('Chosen')}>
            {chosen.map((name) => (
              <RemovableChip
                key={name}
                removeLabel={t('Remove {{name}}', { name: selectionWords(name) })}
                onRemove={() => remove(removeChip(chosen, name))}
              >
                {t(selectionWords(name))}
              </RemovableChip>
            ))}
          </ChipGroup>
        )}
      </div>
      <ul className={styles.cards} aria-label={t('Dietary restrictions')}>
        {DIETARY_RESTRICTIONS.map(({ name, description }) => (
          <li key={name}>
            <button type="button" className={styles.card} aria-pressed={held(name) !== undefined} onClick={() => toggle(name)}>
              <span className={styles.name}>
                {t(name)}
                <span className={styles.box} aria-hidden="true">
                  {held(name) !== undefined && <Icon name="check" size="s" />}
                </span>
              </span>
              <span className="small">{t(description)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.allergies}>
        <AllergiesSection restrictions={chosen} understood={profile?.understood ?? []} onAdd={setChosen} onRemove={remove} />
      </div>
      <div className={styles.save}>
        {error !== null && (
          <SaveFailed retryLabel={t('Try Again')} onRetry={save}>
            {reason ?? t(NOT_SAVED[saveFailure(error)])}
          </SaveFailed>
        )}
        <Button variant="primary" wide loading={isPending} onClick={save}>
          {isPending ? t('Saving...') : t('Save Changes')}
        </Button>
        <p role="status" className="caption">
          {isChanged && !isPending && t('You have changes that are not saved yet.')}
        </p>
      </div>
      <p className="caption">
        {t('Labels can be wrong or out of date. With an allergy, always read the pack. This is not medical advice.')}
      </p>
    </div>
  );
}

/** Saves the restrictions and the ingredient preferences that follow from them. */
function useSaveRestrictions() {
  const { t } = useTranslation();
  return useMutation(
    restrictionsSave(useQueryClient(), {
      saved: (where) =>
        toast({
          title: t('Dietary Restrictions Updated'),
          description: t(
            where === 'waiting' ? WAITS : 'Your dietary preferences and ingredient preferences have been updated successfully.',
          ),
        }),
      failed: (error) =>
        toast({
          title: t('Error'),
          description:
            error instanceof ApiError && error.status !== 0 && error.reason !== ''
              ? error.reason
              : t('Failed to update dietary restrictions. Please try again.'),
          variant: 'destructive',
        }),
    }),
  );
}
