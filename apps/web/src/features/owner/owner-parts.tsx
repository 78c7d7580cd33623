import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { asksForPassword, reauthenticate } from '../../data/account.ts';
import { notSavedText, refusalOf } from '../../data/call.ts';
import { refreshOwner } from '../../data/owner.ts';
import { useSession } from '../../data/session/session.ts';
import { say } from '../../i18n/say.ts';
import { Link } from '../../lib/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { PasswordField } from '../../ui/controls/field.tsx';
import { SaveFailed } from '../../ui/feedback/messages.tsx';
import { SkeletonRows } from '../../ui/feedback/waiting.tsx';
import styles from './owner.module.css';

type Work = () => Promise<unknown>;

/** Something that the server may want the owner's password for once more: it is asked for, and the work done again. */
export function useAct() {
  const client = useQueryClient();
  const { user } = useSession();
  const [pending, setPending] = useState<Work | null>(null);
  const act = useMutation({
    mutationFn: async ({ work, password }: { work: Work; password?: string }) => {
      if (password !== undefined) await reauthenticate(password);
      await work();
    },
    onSuccess: async () => {
      setPending(null);
      await refreshOwner(client);
    },
    onError: (error, { work }) => {
      if (asksForPassword(error)) setPending(() => work);
    },
  });
  const again = act.variables;
  return {
    busy: act.isPending,
    run: (work: Work) => act.mutate({ work }),
    /** Stands beside what failed: why, and the way to try again. */
    failed: act.isError && again !== undefined && !asksForPassword(act.error) && (
      <SaveFailed alone retryLabel={say('screens-common.try_again')} onRetry={() => act.mutate(again)}>
        {notSavedText(act.error)}
      </SaveFailed>
    ),
    /** Stands where the password is wanted; null otherwise. */
    prompt:
      pending === null ? null : user?.hasPassword === false ? (
        <p>
          <Link to={paths.profile} className="link">
            {say('screens-owner.no_password')}
          </Link>
        </p>
      ) : (
        <PasswordPrompt busy={act.isPending} onGiven={(password) => act.mutate({ work: pending, password })} failure={act.error} />
      ),
  };
}

type PasswordPromptProps = { busy: boolean; failure: unknown; onGiven: (password: string) => void };

function PasswordPrompt({ busy, failure, onGiven }: PasswordPromptProps) {
  const [password, setPassword] = useState('');
  const [wasGiven, setWasGiven] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setWasGiven(true);
    onGiven(password);
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <PasswordField
        label={say('screens-owner.password_again')}
        autoComplete="current-password"
        showLabel={say('screens-common.show_password')}
        hideToggleLabel={say('screens-common.hide_password')}
        value={password}
        maxLength={128}
        error={wasGiven && !busy && asksForPassword(failure) ? (refusalOf(failure) ?? undefined) : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" variant="primary" loading={busy} disabled={password === ''}>
        {say('screens-owner.go_on')}
      </Button>
    </form>
  );
}

type LoadedProps = { of: unknown; isError: boolean; refetch: () => void; children: ReactNode };

/** What is there, what is coming, or that it could not be had. */
export function Loaded({ of, isError, refetch, children }: LoadedProps) {
  if (of !== undefined) return children;
  if (!isError) return <SkeletonRows count={2} label={say('screens-app.this_server')} />;
  return (
    <p className="small muted">
      {say('screens-owner.not_loaded')}{' '}
      <button type="button" className="link" onClick={refetch}>
        {say('screens-common.try_again')}
      </button>
    </p>
  );
}
