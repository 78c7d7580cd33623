import { type UseMutationResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { notSavedText } from '../../data/call.ts';
import { CONSENT_VERSION, healthProfileQuery, type SavedProfile } from '../../data/health-profile.ts';
import { consentWithdrawal, type HealthProfileSave, healthProfileSave } from '../../data/profile-changes.ts';
import { say } from '../../i18n/say.ts';
import { Link } from '../../lib/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/field.tsx';
import { ErrorState, SaveFailed } from '../../ui/feedback/messages.tsx';
import { Dialog } from '../../ui/feedback/modal.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Skeleton } from '../../ui/feedback/waiting.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './health-profile.module.css';

const POINTS = ['screens-health-profile.consent_what', 'screens-health-profile.consent_why', 'screens-health-profile.consent_end'] as const;

/** Asked before the first health field is stored: what is stored, what for, and how it ends. Nothing is ticked beforehand. */
export function ConsentCard({ save }: { save: LoadedProfile['save'] }) {
  const agree = () => save.mutate({ change: { consentVersion: CONSENT_VERSION }, quiet: true });
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <Card title={say('screens-health-profile.before_the_first_answer')} rule="label">
      <p className={styles.consentLead}>{say('screens-health-profile.health_data_belongs_to')}</p>
      <ul className={styles.points}>
        {POINTS.map((point) => (
          <li key={point}>{say(point)}</li>
        ))}
      </ul>
      <Checkbox
        checked={agreed}
        onChange={setAgreed}
        error={asked && !agreed ? say('screens-health-profile.please_tick_the_box') : undefined}
        hint={
          <Link className="link" to={paths.privacy}>
            {say('screens-common.privacy_policy')}
          </Link>
        }
      >
        {say('screens-health-profile.i_agree_that_labelwise')}
      </Checkbox>
      <div className={styles.consentAction}>
        {save.isError && (
          <SaveFailed alone retryLabel={say('screens-common.try_again')} onRetry={agree}>
            {notSavedText(save.error)}
          </SaveFailed>
        )}
        <Button variant="primary" wide loading={save.isPending} onClick={() => (agreed ? agree() : setAsked(true))}>
          {say('screens-health-profile.agree_and_continue')}
        </Button>
      </div>
      <p className="caption">{say('screens-health-profile.labelwise_helps_you_to')}</p>
    </Card>
  );
}

/** That the member agreed, and the way to take it back in the same place. */
export function ConsentNote({ onWithdrawn }: { onWithdrawn: () => void }) {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useMutation(
    consentWithdrawal(client, {
      withdrawn: () => {
        setIsAsking(false);
        onWithdrawn();
        toast({
          title: say('screens-health-profile.health_data_erased'),
          description: say('screens-health-profile.your_consent_is_withdrawn'),
        });
      },
    }),
  );
  const cancel = () => {
    setIsAsking(false);
    withdraw.reset();
  };
  return (
    <div className={styles.note}>
      <Icon name="lock" size="m" />
      <p className="small">
        {say('screens-health-profile.you_agreed_that_we')}{' '}
        <button type="button" className={`link ${styles.withdraw}`} onClick={() => setIsAsking(true)}>
          {say('screens-health-profile.withdraw_and_erase')}
        </button>
      </p>
      <Dialog
        open={isAsking}
        failed={withdraw.isError ? say('screens-health-profile.your_health_data_could') : null}
        onCancel={cancel}
        onConfirm={() => withdraw.mutate()}
        title={say('screens-health-profile.withdraw_and_erase')}
        cancelLabel={say('screens-common.cancel')}
        confirmLabel={say('screens-common.erase')}
        destructive
        busy={withdraw.isPending}
      >
        {say('screens-health-profile.this_erases_your_whole')}
      </Dialog>
    </div>
  );
}

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
