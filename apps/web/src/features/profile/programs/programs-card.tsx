import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AccessToken, accessTokensQuery, withdrawAccessToken } from '../../../data/access-tokens.ts';
import { useTranslation } from '../../../i18n/translation.ts';
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
  const { t } = useTranslation();
  const { data, isPending, isError, refetch } = useQuery(accessTokensQuery());
  const [making, setMaking] = useState(false);
  const [withdrawing, setWithdrawing] = useState<AccessToken | null>(null);
  return (
    <Card title={t('Other programs')}>
      <p className="small muted">
        {t('An access token lets a program of yours, such as a script or an assistant, ask Labelwise in your name.')}
      </p>
      {isPending && <SkeletonRows count={1} label={t('Loading your access tokens...')} />}
      {isError && (
        <p className="small muted">
          {t('Your access tokens could not be loaded.')}{' '}
          <button type="button" className="link" onClick={() => void refetch()}>
            {t('Try Again')}
          </button>
        </p>
      )}
      {data !== undefined && data.length > 0 && (
        <List label={t('Access tokens')}>
          {data.map((token) => (
            <ListItem key={token.id}>
              <Token token={token} onWithdraw={() => setWithdrawing(token)} />
            </ListItem>
          ))}
        </List>
      )}
      <div className={styles.rows}>
        <Button size="small" onClick={() => setMaking(true)}>
          {t('New access token')}
        </Button>
      </div>
      {making && <NewTokenSheet onClose={() => setMaking(false)} />}
      {withdrawing !== null && <Withdraw token={withdrawing} onClose={() => setWithdrawing(null)} />}
    </Card>
  );
}

function Token({ token, onWithdraw }: { token: AccessToken; onWithdraw: () => void }) {
  const { t } = useTranslation();
  const [used, ends] = [epochOf(token.lastUsedAt), epochOf(token.expiresAt)];
  const allowed = SCOPES.filter(({ scope }) => token.scopes.includes(scope)).map(({ short }) => t(short));
  const end =
    ends === null
      ? null
      : token.hasExpired
        ? t('expired {{date}}', { date: dateText(ends) })
        : t('until {{date}}', { date: dateText(ends) });
  const use = used === null ? t('Not used yet') : t('Last used {{time}}', { time: dateText(used) });
  return (
    <div className={styles.device}>
      <span>
        <span className={`strong block ${styles.name}`}>{token.name}</span>
        <span className="small muted block">{t('May {{acts}}', { acts: allowed.join(', ') })}</span>
        <span className="small muted block">{[use, end].filter((part) => part !== null).join(' · ')}</span>
      </span>
      <Button size="small" variant="quiet" onClick={onWithdraw} aria-label={t('Withdraw {{name}}', { name: token.name })}>
        {t('Withdraw')}
      </Button>
    </div>
  );
}

function Withdraw({ token, onClose }: { token: AccessToken; onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => withdrawAccessToken(client, token.id),
    onSuccess: () => toast({ title: t('Access token withdrawn') }),
    onError: () =>
      toast({ title: t('Error'), description: t('This token could not be withdrawn. Please try again.'), variant: 'destructive' }),
    onSettled: onClose,
  });
  return (
    <Dialog
      open
      destructive
      onCancel={onClose}
      onConfirm={() => withdraw.mutate()}
      title={t('Withdraw “{{name}}”', { name: token.name })}
      cancelLabel={t('Cancel')}
      confirmLabel={t('Withdraw')}
      busy={withdraw.isPending}
    >
      {t('The program that has it is refused from now on. A withdrawn token cannot come back.')}
    </Dialog>
  );
}
