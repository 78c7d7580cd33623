import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type AccessToken, accessTokensQuery, makeAccessToken, type TokenScope, withdrawAccessToken } from '../../data/access-tokens.ts';
import { asksForPassword, reauthenticate } from '../../data/account.ts';
import { formNotSavedText } from '../../data/call.ts';
import { say } from '../../i18n/say.ts';
import { dateText, epochOf } from '../../lib/dates.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox, Field, Select, TextArea } from '../../ui/controls/field.tsx';
import { NotLoaded, SaveFailed } from '../../ui/feedback/messages.tsx';
import { Dialog, Sheet } from '../../ui/feedback/modal.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { SkeletonRows } from '../../ui/feedback/waiting.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { List, ListItem } from '../../ui/layout/list.tsx';
import { CurrentPasswordField, usePasswordGiven } from './current-password-field.tsx';
import styles from './profile.module.css';
import { LIFETIMES, SCOPES } from './scopes.data.ts';

/** Which other programs may ask in the member's name; each can be stopped. */
export function ProgramsCard() {
  const { data, isPending, isError, refetch } = useQuery(accessTokensQuery());
  const [making, setMaking] = useState(false);
  const [withdrawing, setWithdrawing] = useState<AccessToken | null>(null);
  return (
    <Card title={say('screens-profile.other_programs')}>
      <p className="small muted">{say('screens-profile.an_access_token_lets')}</p>
      {isPending && <SkeletonRows count={1} label={say('screens-profile.loading_your_access_tokens')} />}
      {isError && (
        <NotLoaded retryLabel={say('screens-common.try_again')} onRetry={() => void refetch()}>
          {say('screens-profile.your_access_tokens_could')}
        </NotLoaded>
      )}
      {data !== undefined && data.length > 0 && (
        <List label={say('screens-profile.access_tokens')}>
          {data.map((token) => (
            <ListItem key={token.id}>
              <Token token={token} onWithdraw={() => setWithdrawing(token)} />
            </ListItem>
          ))}
        </List>
      )}
      <div className={styles.rows}>
        <Button size="small" onClick={() => setMaking(true)}>
          {say('screens-profile.new_access_token')}
        </Button>
      </div>
      {making && <NewTokenSheet onClose={() => setMaking(false)} />}
      {withdrawing !== null && <Withdraw token={withdrawing} onClose={() => setWithdrawing(null)} />}
    </Card>
  );
}

function Token({ token, onWithdraw }: { token: AccessToken; onWithdraw: () => void }) {
  const [used, ends] = [epochOf(token.lastUsedAt), epochOf(token.expiresAt)];
  const allowed = SCOPES.filter(({ scope }) => token.scopes.includes(scope)).map(({ short }) => say(short));
  const end =
    ends === null
      ? null
      : token.hasExpired
        ? say('screens-profile.expired_date', { date: dateText(ends) })
        : say('screens-profile.until_date', { date: dateText(ends) });
  const use = used === null ? say('screens-profile.not_used_yet') : say('screens-profile.last_used_time', { time: dateText(used) });
  return (
    <div className={styles.device}>
      <span>
        <span className={`strong block ${styles.name}`}>{token.name}</span>
        <span className="small muted block">{say('screens-profile.may_acts', { acts: allowed.join(', ') })}</span>
        <span className="small muted block">{[use, end].filter((part) => part !== null).join(' · ')}</span>
      </span>
      <Button size="small" variant="quiet" onClick={onWithdraw} aria-label={say('screens-profile.withdraw_name', { name: token.name })}>
        {say('screens-profile.withdraw')}
      </Button>
    </div>
  );
}

function Withdraw({ token, onClose }: { token: AccessToken; onClose: () => void }) {
  const client = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => withdrawAccessToken(client, token.id),
    onSuccess: () => {
      toast({ title: say('screens-profile.access_token_withdrawn') });
      onClose();
    },
  });
  return (
    <Dialog
      open
      destructive
      onCancel={onClose}
      onConfirm={() => withdraw.mutate()}
      title={say('screens-profile.withdraw_name_2', { name: token.name })}
      cancelLabel={say('screens-common.cancel')}
      confirmLabel={say('screens-profile.withdraw')}
      busy={withdraw.isPending}
      failed={withdraw.isError ? say('screens-profile.this_token_could_not') : null}
    >
      {say('screens-profile.the_program_that_has')}
    </Dialog>
  );
}

/** Makes an access token: its name, what it may do, how long; then the token itself, this once. */
function NewTokenSheet({ onClose }: { onClose: () => void }) {
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
        <SaveFailed alone retryLabel={say('screens-common.try_again')} busy={make.isPending}>
          {formNotSavedText(make.error)}
        </SaveFailed>
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
