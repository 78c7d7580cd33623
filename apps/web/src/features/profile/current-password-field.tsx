import { useMutation } from '@tanstack/react-query';
import { asksForPassword } from '../../data/account.ts';
import { useWays } from '../../data/auth.ts';
import { useSession } from '../../data/session/session.ts';
import { say } from '../../i18n/say.ts';
import { browserPage } from '../../lib/address.ts';
import { Button } from '../../ui/controls/button.tsx';
import { PasswordField } from '../../ui/controls/field.tsx';
import { SaveFailed } from '../../ui/feedback/messages.tsx';

/** Whether the member can be asked for a password at all: who signs in by a service elsewhere alone has none. */
export function useHasPassword(): boolean {
  return useSession().user?.hasPassword !== false;
}

/** Whether a form that asks for the password can be sent. */
export function usePasswordGiven(password: string): boolean {
  return !useHasPassword() || password !== '';
}

type CurrentPasswordFieldProps = {
  value: string;
  onChange: (value: string) => void;
  /** What the last attempt failed with, null before one: a wrong password is shown beside the field. */
  failure: unknown;
  /** Whether the sheet opens with the focus here. */
  first?: boolean;
};

/** The current password, asked for before what a session alone does not open; of who has none, a sign-in a short while ago. */
export function CurrentPasswordField({ value, onChange, failure, first = false }: CurrentPasswordFieldProps) {
  const hasPassword = useHasPassword();
  if (!hasPassword) return <SignInOnceMore />;
  return (
    <PasswordField
      label={say('screens-profile.current_password')}
      autoComplete="current-password"
      showLabel={say('screens-common.show_password')}
      hideToggleLabel={say('screens-common.hide_password')}
      value={value}
      maxLength={128}
      data-autofocus={first || undefined}
      error={asksForPassword(failure) ? say('screens-profile.this_is_not_your') : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** In place of the field: the services that can say once more who is there. */
function SignInOnceMore() {
  const { providers } = useWays();
  const go = useMutation({
    mutationFn: async (provider: string) => {
      const { beginProof } = await import('../../data/identities.ts');
      browserPage.leaveFor(await beginProof(provider, 'prove'));
    },
  });
  const again = go.variables;
  return (
    <>
      <p className="small muted">{say('screens-profile.you_have_no_password')}</p>
      {providers.map(({ id, label }) => (
        <Button key={id} size="small" loading={go.isPending && go.variables === id} onClick={() => go.mutate(id)}>
          {say('screens-auth.continue_with', { provider: label })}
        </Button>
      ))}
      {go.isError && again !== undefined && (
        <SaveFailed alone retryLabel={say('screens-common.try_again')} onRetry={() => go.mutate(again)}>
          {say('screens-profile.that_did_not_work')}
        </SaveFailed>
      )}
    </>
  );
}
