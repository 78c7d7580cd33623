import { type UseMutationResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { healthProfileQuery, type SavedProfile } from '../../data/health-profile.ts';
import { type HealthProfileSave, healthProfileSave } from '../../data/profile-changes.ts';
import { say } from '../../i18n/say.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/controls/button/button.tsx';
import { ErrorState } from '../../ui/feedback/message/states.tsx';
import { toast } from '../../ui/feedback/toast/toast-store.ts';
import { Skeleton } from '../../ui/feedback/waiting.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './health-profile.module.css';

const FIELDS = ['age', 'gender', 'height', 'weight'] as const;

/** The form to come: a heading and its fields. */
function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      <Skeleton width="46%" height="24px" />
      <div className={`${styles.fields} ${styles.waiting}`}>
        {FIELDS.map((field) => (
          <Skeleton key={field} shape="tile" height="52px" />
        ))}
      </div>
    </div>
  );
}

/** Toasts of a save. */
const SAVED = 'screens-health-profile.profile_saved';
const REMOVED = 'screens-health-profile.profile_removed';

/** Of a save that could not be sent. */
export const WAITS = 'screens-health-profile.waits';

/** The profile and its saves: one after the other, shown at once, taken back when refused. */
function useHealthProfile() {
  const query = useQuery(healthProfileQuery());
  const save: UseMutationResult<SavedProfile, Error, HealthProfileSave, void> = useMutation(
    healthProfileSave(useQueryClient(), {
      saved: ({ change, quiet = false, section, undo }, where) => {
        const action = undo && {
          label: say('screens-common.undo'),
          onPress: () => save.mutate({ change: undo, ...(section !== undefined && { section }) }),
        };
        if (quiet) return;
        if (where === 'waiting') toast({ title: say('screens-common.health_profile'), description: say(WAITS), action });
        else toast({ title: say(change.removal === true ? REMOVED : SAVED), action });
      },
      failed: ({ quiet = false }) => {
        if (!quiet)
          toast({
            title: say('screens-common.error'),
            description: say('screens-health-profile.failed_to_save_health'),
            variant: 'destructive',
          });
      },
    }),
  );
  return { query, profile: query.data ?? null, save };
}

export type LoadedProfile = Pick<ReturnType<typeof useHealthProfile>, 'profile' | 'save'>;

/** The form of a profile as soon as that is there. */
export function ProfileLoaded({ form: Form }: { form: ComponentType<LoadedProfile> }) {
  const { query, profile, save } = useHealthProfile();
  if (query.isPending) return <Waiting label={say('screens-health-profile.loading_your_health_profile')} />;
  if (query.isError && query.data === undefined) {
    return (
      <ErrorState
        title={say('screens-health-profile.unable_to_load_your')}
        retryLabel={say('screens-common.try_again')}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {say('screens-common.check_connection')}
      </ErrorState>
    );
  }
  return <Form profile={profile} save={save} />;
}

/** What a signed-out visitor sees in place of the page. */
export function SignInCard({ words }: { words: string }) {
  return (
    <Card title={words}>
      <LinkButton to={paths.auth} variant="primary">
        {say('screens-common.sign_in')}
      </LinkButton>
    </Card>
  );
}
