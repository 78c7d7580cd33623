import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type DeviceSession, deviceSessionsQuery, endDeviceSession, endEveryDeviceSession } from '../../../data/account.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import { useTranslation } from '../../../i18n/translation.ts';
import { epochOf, timeText } from '../../../lib/dates.ts';
import { isAnythingWaiting } from '../../../platform/storage/waiting.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Dialog } from '../../../ui/feedback/modal/modal.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import { SkeletonRows } from '../../../ui/feedback/waiting.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { List, ListItem, Tag } from '../../../ui/layout/list.tsx';
import styles from '../profile.module.css';

/** Where the member is signed in; each device can be signed out, or all at once. */
export function DevicesCard() {
  const { t } = useTranslation();
  const { data, isPending, isError, refetch } = useQuery(deviceSessionsQuery());
  const [asking, setAsking] = useState(false);
  return (
    <Card title={t('Where you are signed in')}>
      {isPending && <SkeletonRows count={1} label={t('Loading your devices...')} />}
      {isError && (
        <p className="small muted">
          {t('Your devices could not be loaded.')}{' '}
          <button type="button" className="link" onClick={() => void refetch()}>
            {t('Try Again')}
          </button>
        </p>
      )}
      {data !== undefined && (
        <>
          <List label={t('Devices')}>
            {data
              .toSorted((one, other) => Number(other.current) - Number(one.current))
              .map((session) => (
                <ListItem key={session.id}>
                  <Device session={session} />
                </ListItem>
              ))}
          </List>
          <Button size="small" onClick={() => setAsking(true)}>
            {t('Sign out everywhere')}
          </Button>
        </>
      )}
      <EndAll open={asking} count={data?.length ?? 1} onClose={() => setAsking(false)} />
    </Card>
  );
}

function Device({ session }: { session: DeviceSession }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => endDeviceSession(client, session.id),
    onError: () =>
      toast({ title: t('Error'), description: t('This device could not be signed out. Please try again.'), variant: 'destructive' }),
  });
  const used = epochOf(session.lastUsedAt);
  return (
    <div className={styles.device}>
      <span>
        <span className="strong block">{session.device}</span>
        <span className="small muted">{used === null ? t('Signed in') : t('Last used {{time}}', { time: timeText(used) })}</span>
      </span>
      {session.current ? (
        <Tag>{t('This device')}</Tag>
      ) : (
        <Button
          size="small"
          variant="quiet"
          loading={end.isPending}
          onClick={() => end.mutate()}
          aria-label={t('Sign out {{device}}', { device: session.device })}
        >
          {t('Sign out')}
        </Button>
      )}
    </div>
  );
}

function EndAll({ open, count, onClose }: { open: boolean; count: number; onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { logout } = useSession();
  const end = useMutation({
    mutationFn: async () => {
      if (isAnythingWaiting()) await (await import('../../../data/send-before-sign-out.ts')).sendBeforeSignOut(client);
      await endEveryDeviceSession();
    },
    onSuccess: () => {
      logout();
      toast({ title: t('Signed Out') });
    },
    onError: () => {
      onClose();
      toast({ title: t('Error'), description: t('Your devices could not be signed out. Please try again.'), variant: 'destructive' });
    },
  });
  return (
    <Dialog
      open={open}
      onCancel={onClose}
      onConfirm={() => end.mutate()}
      title={t('Sign out everywhere')}
      cancelLabel={t('Cancel')}
      confirmLabel={t('Sign out everywhere')}
      busy={end.isPending}
    >
      {count === 1 ? t('This signs you out on this device.') : t('This signs you out on {{n}} devices, this one too.', { n: count })}
      {isAnythingWaiting() && ` ${t('What waits here and cannot be sent now is lost.')}`}
    </Dialog>
  );
}
