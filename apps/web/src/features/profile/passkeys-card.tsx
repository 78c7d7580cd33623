import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { asksForPassword, reauthenticate } from '../../data/account.ts';
import { canUsePasskeys, useWays } from '../../data/auth.ts';
import { refusalOf } from '../../data/call.ts';
import { makePasskey, type Passkey, passkeysQuery, removePasskey } from '../../data/passkeys.ts';
import { say } from '../../i18n/say.ts';
import { dateText, epochOf } from '../../lib/dates.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { SaveFailed } from '../../ui/feedback/messages.tsx';
import { Sheet } from '../../ui/feedback/modal.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { CurrentPasswordField, usePasswordGiven } from './current-password-field.tsx';
import styles from './profile.module.css';
import { WayRow, WaysCard } from './ways-card.tsx';

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
  const used = epochOf(lastUsedAt);
  return (
    <WayRow
      name={name}
      detail={used === null ? dateText(Date.parse(createdAt)) : say('screens-profile.last_used_time', { time: dateText(used) })}
      act={say('screens-common.remove')}
      actOn={say('screens-profile.remove_passkey', { name })}
      means={say('screens-profile.removing_passkey_means')}
      remove={() => removePasskey(client, id)}
      removed={say('screens-profile.passkey_removed')}
    />
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
    onError: (error) => asksForPassword(error) && setWantsPassword(true),
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
        {make.isError && !asksForPassword(make.error) && (
          <SaveFailed alone retryLabel={say('screens-common.try_again')} busy={make.isPending}>
            {[say('screens-profile.passkey_not_made'), refusalOf(make.error)].filter((part) => part !== null).join(' ')}
          </SaveFailed>
        )}
        <Button type="submit" variant="primary" disabled={!isComplete} loading={make.isPending}>
          {say('screens-profile.make_passkey')}
        </Button>
      </form>
    </Sheet>
  );
}
