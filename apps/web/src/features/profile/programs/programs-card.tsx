import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AccessToken, accessTokensQuery, withdrawAccessToken } from '../../../data/access-tokens.ts';
import { say } from '../../../i18n/say.ts';
import { dateText, epochOf } from '../../../lib/dates.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Dialog } from '../../../ui/feedback/modal/modal.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import { SkeletonRows } from '../../../ui/feedback/waiting.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { List, ListItem } from '../../../ui/layout/list.tsx';
import styles from '../profile.module.css';
import { NewTokenSheet } from './new-token-sheet.tsx';
import { SCOPES } from './scopes.data.ts';

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
        <p className="small muted">
          {say('screens-profile.your_access_tokens_could')}{' '}
          <button type="button" className="link" onClick={() => void refetch()}>
            {say('screens-common.try_again')}
          </button>
        </p>
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
    onSuccess: () => toast({ title: say('screens-profile.access_token_withdrawn') }),
    onError: () =>
      toast({ title: say('screens-common.error'), description: say('screens-profile.this_token_could_not'), variant: 'destructive' }),
    onSettled: onClose,
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
    >
      {say('screens-profile.the_program_that_has')}
    </Dialog>
  );
}
