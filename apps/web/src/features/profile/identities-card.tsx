import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { asksForPassword, reauthenticate } from '../../data/account.ts';
import { type Provider, useWays } from '../../data/auth.ts';
import { notSavedText } from '../../data/call.ts';
import { beginProof, disconnect, type Identity, identitiesQuery } from '../../data/identities.ts';
import { say } from '../../i18n/say.ts';
import { browserPage, useSearchParams } from '../../lib/address.ts';
import { dateText } from '../../lib/dates.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SaveFailed } from '../../ui/feedback/messages.tsx';
import { Sheet } from '../../ui/feedback/modal.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { CurrentPasswordField, usePasswordGiven } from './current-password-field.tsx';
import styles from './profile.module.css';
import { WayRow, WaysCard } from './ways-card.tsx';

/** Services elsewhere that open the account; absent where the server has none. */
export function IdentitiesCard() {
  const { providers } = useWays();
  return providers.length === 0 ? null : <Identities providers={providers} />;
}

function Identities({ providers }: { providers: readonly Provider[] }) {
  useReturn();
  const identities = useQuery(identitiesQuery());
  const others = providers.filter(({ label }) => identities.data?.every(({ provider }) => provider !== label) ?? false);
  return (
    <WaysCard
      title={say('screens-profile.sign_in_elsewhere')}
      lead={say('screens-profile.sign_in_elsewhere_lead')}
      notLoaded={say('screens-profile.sign_in_elsewhere_not_loaded')}
      ways={identities}
      Row={IdentityRow}
    >
      {others.map((provider) => (
        <ConnectButton key={provider.id} provider={provider} />
      ))}
    </WaysCard>
  );
}

const OUTCOMES = {
  connected: 'screens-profile.provider_connected',
  proven: 'screens-profile.provider_proven',
  taken: 'screens-profile.provider_taken',
  cancelled: 'screens-profile.provider_cancelled',
  failed: 'screens-profile.provider_failed',
} as const;
const isOutcome = (text: string | null): text is keyof typeof OUTCOMES => text !== null && text in OUTCOMES;

/** Says what became of somebody who comes back from a service, once. */
function useReturn(): void {
  const [query, change] = useSearchParams();
  const outcome = query.get('provider');
  useEffect(() => {
    if (!isOutcome(outcome)) return;
    const isGood = outcome === 'connected' || outcome === 'proven';
    toast({ title: say(OUTCOMES[outcome]), ...(!isGood && { variant: 'destructive' }) });
    change((now) => {
      now.delete('provider');
      return now;
    });
  }, [outcome, change]);
}

function IdentityRow({ way: { id, provider, email, createdAt } }: { way: Identity }) {
  const client = useQueryClient();
  return (
    <WayRow
      name={provider}
      detail={email ?? dateText(Date.parse(createdAt))}
      act={say('screens-profile.disconnect')}
      actOn={say('screens-profile.disconnect_provider', { provider })}
      means={say('screens-profile.disconnecting_means', { provider })}
      remove={() => disconnect(client, id)}
      removed={say('screens-profile.provider_disconnected')}
    />
  );
}

function ConnectButton({ provider: { id, label } }: { provider: Provider }) {
  const [wantsPassword, setWantsPassword] = useState(false);
  const [password, setPassword] = useState('');
  const isGiven = usePasswordGiven(password);
  const title = say('screens-profile.connect_provider', { provider: label });
  const go = useMutation({
    mutationFn: async () => {
      if (password !== '') await reauthenticate(password);
      browserPage.leaveFor(await beginProof(id, 'connect'));
    },
    onError: (error) => asksForPassword(error) && setWantsPassword(true),
  });
  const failed = go.isError && !asksForPassword(go.error) && (
    <SaveFailed alone retryLabel={say('screens-common.try_again')} onRetry={() => go.mutate()} busy={go.isPending}>
      {notSavedText(go.error)}
    </SaveFailed>
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isGiven) go.mutate();
  };
  return (
    <div className={styles.rows}>
      <Button size="small" loading={go.isPending && !wantsPassword} onClick={() => go.mutate()}>
        {title}
      </Button>
      {!wantsPassword && failed}
      {wantsPassword && (
        <Sheet open onClose={() => setWantsPassword(false)} title={title} closeLabel={say('screens-common.close')}>
          <form className={styles.form} onSubmit={handleSubmit} noValidate>
            <CurrentPasswordField value={password} onChange={setPassword} failure={password === '' ? null : go.error} first />
            {failed}
            <Button type="submit" variant="primary" disabled={!isGiven} loading={go.isPending}>
              {title}
            </Button>
          </form>
        </Sheet>
      )}
    </div>
  );
}
