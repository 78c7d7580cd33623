import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { asksForPassword, reauthenticate, refusalOf } from '../../../data/account.ts';
import { canUsePasskeys, useWays } from '../../../data/auth.ts';
import { makePasskey, type Passkey, passkeysQuery, removePasskey } from '../../../data/passkeys.ts';
import { say } from '../../../i18n/say.ts';
import { dateText, epochOf } from '../../../lib/dates.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Field } from '../../../ui/controls/field/field.tsx';
import { Sheet } from '../../../ui/feedback/modal/modal.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { List, ListItem } from '../../../ui/layout/list.tsx';
import { CurrentPasswordField } from '../account/current-password-field.tsx';
import { usePasswordGiven } from '../account/use-password-given.ts';
import styles from '../profile.module.css';

/** Keys of devices that sign the member in; absent where neither server nor browser knows them. */
export function PasskeysCard() {
  const { passkeys: isOffered } = useWays();
  if (!isOffered || !canUsePasskeys()) return null;
  return <Passkeys />;
}

function Passkeys() {
  const { data, isError, refetch } = useQuery(passkeysQuery());
  const [making, setMaking] = useState(false);
  return (
    <Card title={say('screens-profile.passkeys')}>
      <p className="small muted">{say('screens-profile.passkeys_lead')}</p>
      {isError && (
        <p className="small muted">
          {say('screens-profile.passkeys_not_loaded')}{' '}
          <button type="button" className="link" onClick={() => void refetch()}>
            {say('screens-common.try_again')}
          </button>
        </p>
      )}
      {data !== undefined && data.length > 0 && (
        <List label={say('screens-profile.passkeys')}>
          {data.map((passkey) => (
            <ListItem key={passkey.id}>
              <PasskeyRow passkey={passkey} />
            </ListItem>
          ))}
        </List>
      )}
      <div className={styles.rows}>
        <Button size="small" onClick={() => setMaking(true)}>
          {say('screens-profile.new_passkey')}
        </Button>
      </div>
      {making && <NewPasskeySheet onClose={() => setMaking(false)} />}
    </Card>
  );
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
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
