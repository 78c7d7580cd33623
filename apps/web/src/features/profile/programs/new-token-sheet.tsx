import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { makeAccessToken, type TokenScope } from '../../../data/access-tokens.ts';
import { asksForPassword, reauthenticate, refusalOf } from '../../../data/account.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Checkbox, Field, Select, TextArea } from '../../../ui/controls/field/field.tsx';
import { Sheet } from '../../../ui/feedback/modal/modal.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import { CurrentPasswordField } from '../account/current-password-field.tsx';
import styles from '../profile.module.css';
import { LIFETIMES, SCOPES } from './scopes.data.ts';

/** Makes an access token: its name, what it may do, how long; then the token itself, this once. */
export function NewTokenSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [token, setToken] = useState<string | null>(null);
  const lead =
    token === null
      ? t('Give it to a program that you trust. It never gets your password.')
      : t('Copy it now: it is shown this once. Treat it like a password.');
  return (
    <Sheet
      open
      onClose={onClose}
      title={token === null ? t('New access token') : t('Your access token')}
      lead={lead}
      closeLabel={t('Close')}
    >
      {token === null ? <TokenForm onMade={setToken} /> : <MadeToken token={token} onClose={onClose} />}
    </Sheet>
  );
}

function TokenForm({ onMade }: { onMade: (token: string) => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScope[]>([]);
  const [lifetime, setLifetime] = useState('90');
  const [password, setPassword] = useState('');
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
  const isComplete = name.trim() !== '' && scopes.length > 0 && (!wantsPassword || password !== '');
  const isRefused = make.isError && !asksForPassword(make.error);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete) make.mutate({ withPassword: wantsPassword });
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <Field
        label={t('Name')}
        hint={t('So that you know it again: the program, or where it runs.')}
        value={name}
        maxLength={60}
        autoComplete="off"
        data-autofocus
        onChange={(event) => setName(event.target.value)}
      />
      <fieldset className={styles.choices}>
        <legend className="strong">{t('What it may do')}</legend>
        {SCOPES.map(({ scope, title, hint }) => (
          <Checkbox
            key={scope}
            checked={scopes.includes(scope)}
            hint={t(hint)}
            onChange={(on) => setScopes(on ? [...scopes, scope] : scopes.filter((other) => other !== scope))}
          >
            {t(title)}
          </Checkbox>
        ))}
      </fieldset>
      <Select
        label={t('How long it works')}
        value={lifetime}
        onValue={setLifetime}
        options={LIFETIMES.map(({ value, label }) => ({ value, label: t(label) }))}
      />
      {wantsPassword && (
        <>
          <p className="small muted">{t('Please enter your password once more.')}</p>
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
          {refusalOf(make.error) ?? t('That did not work. Please try again.')}
        </p>
      )}
      <Button type="submit" variant="primary" wide loading={make.isPending} disabled={!isComplete}>
        {t('Make the token')}
      </Button>
    </form>
  );
}

function MadeToken({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token);
      setCopied(true);
    } catch {
      toast({ title: t('Error'), description: t('It could not be copied. Please select and copy it by hand.'), variant: 'destructive' });
    }
  };
  return (
    <div className={styles.form}>
      <TextArea label={t('Access token')} rows={2} readOnly spellCheck={false} value={token} onFocus={(event) => event.target.select()} />
      <p className="small muted" role="status">
        {copied ? t('Copied.') : ''}
      </p>
      <div className={styles.buttons}>
        <Button variant="primary" icon={copied ? 'check' : 'copy'} data-autofocus onClick={() => void copy()}>
          {t('Copy')}
        </Button>
        <Button onClick={onClose}>{t('Done')}</Button>
      </div>
    </div>
  );
}
