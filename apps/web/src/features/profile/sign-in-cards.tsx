import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { asksForPassword, reauthenticate, refusalOf } from '../../data/account.ts';
import { canUsePasskeys, type Provider, useWays } from '../../data/auth.ts';
import { beginProof, disconnect, type Identity, identitiesQuery } from '../../data/identities.ts';
import { makePasskey, type Passkey, passkeysQuery, removePasskey } from '../../data/passkeys.ts';
import { say } from '../../i18n/say.ts';
import { browserPage, useSearchParams } from '../../lib/address.ts';
import { dateText, epochOf } from '../../lib/dates.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { NotLoaded } from '../../ui/feedback/messages.tsx';
import { Sheet } from '../../ui/feedback/modal.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Card } from '../../ui/layout/card.tsx';
import { List, ListItem } from '../../ui/layout/list.tsx';
import { CurrentPasswordField, usePasswordGiven } from './current-password-field.tsx';
import styles from './profile.module.css';

type WaysCardProps<Way> = {
  title: string;
  lead: string;
  /** Stands there where they could not be fetched. */
  notLoaded: string;
  ways: Pick<UseQueryResult<readonly Way[]>, 'data' | 'isError' | 'refetch'>;
  Row: ComponentType<{ way: Way }>;
  /** How one more is added. */
  children: ReactNode;
};

/** Ways to sign in of one kind, each with a row of its own. */
function WaysCard<Way extends { readonly id: string }>({ title, lead, notLoaded, ways, Row, children }: WaysCardProps<Way>) {
  const { data, isError, refetch } = ways;
  return (
    <Card title={title}>
      <p className="small muted">{lead}</p>
      {isError && (
        <NotLoaded retryLabel={say('screens-common.try_again')} onRetry={() => void refetch()}>
          {notLoaded}
        </NotLoaded>
      )}
      {data !== undefined && data.length > 0 && (
        <List label={title}>
          {data.map((way) => (
            <ListItem key={way.id}>
              <Row way={way} />
            </ListItem>
          ))}
        </List>
      )}
      {children}
    </Card>
  );
}

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
  const remove = useMutation({
    mutationFn: () => disconnect(client, id),
    onSuccess: () => toast({ title: say('screens-profile.provider_disconnected') }),
    onError: (error) => toast({ title: say('screens-common.error'), description: refusalOf(error) ?? undefined, variant: 'destructive' }),
  });
  return (
    <div className={styles.device}>
      <span>
        <span className={`strong block ${styles.name}`}>{provider}</span>
        <span className="small muted block">{email ?? dateText(Date.parse(createdAt))}</span>
      </span>
      <Button
        size="small"
        variant="quiet"
        loading={remove.isPending}
        onClick={() => remove.mutate()}
        aria-label={say('screens-profile.disconnect_provider', { provider })}
      >
        {say('screens-profile.disconnect')}
      </Button>
    </div>
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
    onError: (error) => {
      if (asksForPassword(error)) setWantsPassword(true);
      else toast({ title: say('screens-common.error'), description: refusalOf(error) ?? undefined, variant: 'destructive' });
    },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isGiven) go.mutate();
  };
  return (
    <div className={styles.rows}>
      <Button size="small" loading={go.isPending && !wantsPassword} onClick={() => go.mutate()}>
        {title}
      </Button>
      {wantsPassword && (
        <Sheet open onClose={() => setWantsPassword(false)} title={title} closeLabel={say('screens-common.close')}>
          <form className={styles.form} onSubmit={handleSubmit} noValidate>
            <CurrentPasswordField value={password} onChange={setPassword} failure={password === '' ? null : go.error} first />
            <Button type="submit" variant="primary" disabled={!isGiven} loading={go.isPending}>
              {title}
            </Button>
          </form>
        </Sheet>
      )}
    </div>
  );
}

/** Keys of devices that sign the member in; absent where neither server nor browser knows them. */
export function PasskeysCard() {
  const { passkeys: isOffered } = useWays();
  if (!isOffered || !canUsePasskeys()) return null;
  return <Passkeys />;
}

function Passkeys() {
  const [making, setMaking] = useState(false);
  return (
    <WaysCard
      title={say('screens-profile.passkeys')}
      lead={say('screens-profile.passkeys_lead')}
      notLoaded={say('screens-profile.passkeys_not_loaded')}
      ways={useQuery(passkeysQuery())}
      Row={PasskeyRow}
    >
      <div className={styles.rows}>
        <Button size="small" onClick={() => setMaking(true)}>
          {say('screens-profile.new_passkey')}
        </Button>
      </div>
      {making && <NewPasskeySheet onClose={() => setMaking(false)} />}
    </WaysCard>
  );
}

function PasskeyRow({ way: { id, name, createdAt, lastUsedAt } }: { way: Passkey }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removePasskey(client, id),
    onSuccess: () => toast({ title: say('screens-profile.passkey_removed') }),
    onError: () => toast({ title: say('screens-common.error'), variant: 'destructive' }),
  });
  const used = epochOf(lastUsedAt);
  return (
    <div className={styles.device}>
      <span>
        <span className={`strong block ${styles.name}`}>{name}</span>
        <span className="small muted block">
          {used === null ? dateText(Date.parse(createdAt)) : say('screens-profile.last_used_time', { time: dateText(used) })}
        </span>
      </span>
      <Button
        size="small"
        variant="quiet"
        loading={remove.isPending}
        onClick={() => remove.mutate()}
        aria-label={say('screens-profile.remove_passkey', { name })}
      >
        {say('screens-common.remove')}
      </Button>
    </div>
  );
}

function NewPasskeySheet({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const isGiven = usePasswordGiven(password);
  const [wantsPassword, setWantsPassword] = useState(false);
  const make = useMutation({
    mutationFn: async () => {
      if (wantsPassword) await reauthenticate(password);
      await makePasskey(client, name.trim());
    },
    onSuccess: () => {
      toast({ title: say('screens-profile.passkey_made') });
      onClose();
    },
    onError: (error) => {
      if (asksForPassword(error)) setWantsPassword(true);
      else toast({ title: say('screens-profile.passkey_not_made'), description: refusalOf(error) ?? undefined, variant: 'destructive' });
    },
  });
  const isComplete = name.trim() !== '' && (!wantsPassword || isGiven);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete) make.mutate();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={say('screens-profile.new_passkey')}
      lead={say('screens-profile.passkeys_lead')}
      closeLabel={say('screens-common.close')}
    >
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <Field
          label={say('screens-profile.passkey_name')}
          value={name}
          maxLength={60}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setName(event.target.value)}
        />
        {wantsPassword && <CurrentPasswordField value={password} onChange={setPassword} failure={make.error} />}
        <Button type="submit" variant="primary" disabled={!isComplete} loading={make.isPending}>
          {say('screens-profile.make_passkey')}
        </Button>
      </form>
    </Sheet>
  );
}
