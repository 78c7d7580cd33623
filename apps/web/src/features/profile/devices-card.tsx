import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type DeviceSession, deviceSessionsQuery, endDeviceSession, endEveryDeviceSession } from '../../data/account.ts';
import { useSession } from '../../data/session/session.ts';
import { say } from '../../i18n/say.ts';
import { epochOf, timeText } from '../../lib/dates.ts';
import { isAnythingWaiting } from '../../platform/storage/member-data.ts';
import { Button } from '../../ui/controls/button.tsx';
import { NotLoaded, SaveFailed } from '../../ui/feedback/messages.tsx';
import { Dialog } from '../../ui/feedback/modal.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { SkeletonRows } from '../../ui/feedback/waiting.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { List, ListItem, Tag } from '../../ui/layout/list.tsx';
import styles from './profile.module.css';

/** Where the member is signed in; each device can be signed out, or all at once. */
export function DevicesCard() {
  const { data, isPending, isError, refetch } = useQuery(deviceSessionsQuery());
  const [asking, setAsking] = useState(false);
  return (
    <Card title={say('screens-profile.where_you_are_signed')}>
      {isPending && <SkeletonRows count={1} label={say('screens-profile.loading_your_devices')} />}
      {isError && (
        <NotLoaded retryLabel={say('screens-common.try_again')} onRetry={() => void refetch()}>
          {say('screens-profile.your_devices_could_not')}
        </NotLoaded>
      )}
      {data !== undefined && (
        <>
          <List label={say('screens-profile.devices')}>
            {data
              .toSorted((one, other) => Number(other.current) - Number(one.current))
              .map((session) => (
                <ListItem key={session.id}>
                  <Device session={session} />
                </ListItem>
              ))}
          </List>
          <Button size="small" onClick={() => setAsking(true)}>
            {say('screens-profile.sign_out_everywhere')}
          </Button>
        </>
      )}
      <EndAll open={asking} count={data?.length ?? 1} onClose={() => setAsking(false)} />
    </Card>
  );
}

function Device({ session }: { session: DeviceSession }) {
  const client = useQueryClient();
  const end = useMutation({ mutationFn: () => endDeviceSession(client, session.id) });
  const used = epochOf(session.lastUsedAt);
  return (
    <>
      <div className={styles.device}>
        <span>
          <span className="strong block">{deviceText(session.device)}</span>
          <span className="small muted">
            {used === null ? say('screens-profile.signed_in') : say('screens-profile.last_used_time', { time: timeText(used) })}
          </span>
        </span>
        {session.current ? (
          <Tag>{say('screens-profile.this_device')}</Tag>
        ) : (
          <Button
            size="small"
            variant="quiet"
            loading={end.isPending}
            onClick={() => end.mutate()}
            aria-label={say('screens-profile.sign_out_device', { device: deviceText(session.device) })}
          >
            {say('screens-profile.sign_out_2')}
          </Button>
        )}
      </div>
      {end.isError && (
        <SaveFailed alone retryLabel={say('screens-common.try_again')} onRetry={() => end.mutate()}>
          {say('screens-profile.this_device_could_not')}
        </SaveFailed>
      )}
    </>
  );
}

function EndAll({ open, count, onClose }: { open: boolean; count: number; onClose: () => void }) {
  const client = useQueryClient();
  const { logout } = useSession();
  const end = useMutation({
    mutationFn: async () => {
      if (isAnythingWaiting()) await (await import('../../data/waiting.ts')).sendBeforeSignOut(client);
      await endEveryDeviceSession();
    },
    onSuccess: () => {
      logout();
      toast({ title: say('screens-profile.signed_out') });
    },
  });
  const cancel = () => {
    end.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      failed={end.isError ? say('screens-profile.your_devices_could_not_be') : null}
      onCancel={cancel}
      onConfirm={() => end.mutate()}
      title={say('screens-profile.sign_out_everywhere')}
      cancelLabel={say('screens-common.cancel')}
      confirmLabel={say('screens-profile.sign_out_everywhere')}
      busy={end.isPending}
    >
      {say('screens-profile.this_signs_you_out_on', { n: count })}
      {isAnythingWaiting() && ` ${say('screens-profile.what_waits_here_and')}`}
    </Dialog>
  );
}

/** What a server calls a device whose browser does not name itself. */
const NAMELESS = 'A device without a name';

/** What a device is called: the server names it by its browser and system, in English: "Chrome on Android". */
export function deviceText(name: string): string {
  if (name === NAMELESS) return say('screens-profile.nameless_device');
  const [browser, system, ...rest] = name.split(' on ');
  return browser === undefined || system === undefined || rest.length > 0
    ? name
    : say('screens-profile.browser_on_system', { browser, system });
}
