import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { makeAccessToken, type TokenScope } from '../../../data/access-tokens.ts';
import { asksForPassword, reauthenticate, refusalOf } from '../../../data/account.ts';
import { say } from '../../../i18n/say.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Checkbox, Field, Select, TextArea } from '../../../ui/controls/field/field.tsx';
import { Sheet } from '../../../ui/feedback/modal/modal.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import { CurrentPasswordField } from '../account/current-password-field.tsx';
import { usePasswordGiven } from '../account/use-password-given.ts';
import styles from '../profile.module.css';
import { LIFETIMES, SCOPES } from './scopes.data.ts';

/** Makes an access token: its name, what it may do, how long; then the token itself, this once. */
export function NewTokenSheet({ onClose }: { onClose: () => void }) {
  const [token, setToken] = useState<string | null>(null);
  const lead = token === null ? say('screens-profile.give_it_to_a') : say('screens-profile.copy_it_now_it');
  return (
    <Sheet
      open
      onClose={onClose}
      title={token === null ? say('screens-profile.new_access_token') : say('screens-profile.your_access_token')}
      lead={lead}
      closeLabel={say('screens-common.close')}
    >
      {token === null ? <TokenForm onMade={setToken} /> : <MadeToken token={token} onClose={onClose} />}
    </Sheet>
  );
}

function TokenForm({ onMade }: { onMade: (token: string) => void }) {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScope[]>([]);
  const [lifetime, setLifetime] = useState('90');
  const [password, setPassword] = useState('');
  const isGiven = usePasswordGiven(password);
  const [wantsPassword, setWantsPassword] = useState(false);
  const make = useMutation({
    mutationFn: async ({ withPassword }: { withPassword: boolean }) => {
      if (withPassword) await reauthenticate(password);
      const expiresInDays = LIFETIMES.find(({ value }) => value === lifetime)?.days;
      const given = expiresInDays === undefined ? {} : { expiresInDays };
      return makeAccessToken(client, { name: name.trim(), scopes: [...scopes], ...given });
    },
    onSuccess: ({ token }) => onMade(token),
    onError: (error) => asksForPassword(error) && setWantsPassword(true),
  });
  const isComplete = name.trim() !== '' && scopes.length > 0 && (!wantsPassword || isGiven);
  const isRefused = make.isError && !asksForPassword(make.error);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete) make.mutate({ withPassword: wantsPassword });
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <Field
        label={say('screens-common.name')}
        hint={say('screens-profile.so_that_you_know')}
        value={name}
        maxLength={60}
        autoComplete="off"
        data-autofocus
        onChange={(event) => setName(event.target.value)}
      />
      <fieldset className={styles.choices}>
        <legend className="strong">{say('screens-profile.what_it_may_do')}</legend>
        {SCOPES.map(({ scope, title, hint }) => (
          <Checkbox
            key={scope}
            checked={scopes.includes(scope)}
            hint={say(hint)}
            onChange={(on) => setScopes(on ? [...scopes, scope] : scopes.filter((other) => other !== scope))}
          >
            {say(title)}
          </Checkbox>
        ))}
      </fieldset>
      <Select
        label={say('screens-profile.how_long_it_works')}
        value={lifetime}
        onValue={setLifetime}
        options={LIFETIMES.map(({ value, label }) => ({ value, label: label() }))}
      />
      {wantsPassword && (
        <>
          <p className="small muted">{say('screens-profile.please_enter_your_password')}</p>
          <CurrentPasswordField
            value={password}
            onChange={setPassword}
            failure={make.variables?.withPassword === true ? make.error : null}
            first
          />
        </>
      )}
      {isRefused && (
        <p className="small strong" role="alert">
          {refusalOf(make.error) ?? say('screens-profile.that_did_not_work')}
        </p>
      )}
      <Button type="submit" variant="primary" wide loading={make.isPending} disabled={!isComplete}>
        {say('screens-profile.make_the_token')}
      </Button>
    </form>
  );
}

function MadeToken({ token, onClose }: { token: string; onClose: () => void }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token);
      setCopied(true);
    } catch {
      toast({ title: say('screens-common.error'), description: say('screens-profile.it_could_not_be'), variant: 'destructive' });
    }
  };
  return (
    <div className={styles.form}>
      <TextArea
        label={say('screens-profile.access_token')}
        rows={2}
        readOnly
        spellCheck={false}
        value={token}
        onFocus={(event) => event.target.select()}
      />
      <p className="small muted" role="status">
        {copied ? say('screens-profile.copied') : ''}
      </p>
      <div className={styles.buttons}>
        <Button variant="primary" icon={copied ? 'check' : 'copy'} data-autofocus onClick={() => void copy()}>
          {say('screens-profile.copy')}
        </Button>
        <Button onClick={onClose}>{say('screens-common.done')}</Button>
      </div>
    </div>
  );
}
