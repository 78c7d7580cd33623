import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notSavedText, saveFailure } from '../../data/call.ts';
import { dismissItem, setWatch, stopMail, useWatch, type WatchItem } from '../../data/watch.ts';
import { say } from '../../i18n/say.ts';
import { useSearchParams } from '../../lib/address.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Switch } from '../../ui/controls/choice.tsx';
import { ErrorState, SaveFailed } from '../../ui/feedback/messages.tsx';
import { SkeletonRows } from '../../ui/feedback/waiting.tsx';
import { ChangeList } from '../../ui/food/change-list.tsx';
import { Screen, Section } from '../../ui/layout/screen.tsx';
import styles from './watch.module.css';

/** /changes: everything that changed of the member's foods, better ones of their shelves, and what is watched. */
export function WatchScreen() {
  const { items, settings, isPending, isError, isUnreadable, retry } = useWatch();
  return (
    <Screen title={say('screens-app.what_changed')} lead={say('screens-watch.lead')} width="narrow">
      {isUnreadable && <p className={`strong ${styles.unreadable}`}>{say('screens-watch.unreadable')}</p>}
      {isPending && <SkeletonRows count={3} label={say('screens-app.what_changed')} />}
      {isError && (
        <ErrorState title={say('screens-watch.not_loaded')} retryLabel={say('screens-common.try_again')} onRetry={retry}>
          {say('screens-common.check_connection')}
        </ErrorState>
      )}
      {items !== undefined && settings !== undefined && <Changes items={items} isOn={settings.isOn} />}
      {settings !== undefined && <Settings {...settings} />}
    </Screen>
  );
}

function Changes({ items, isOn }: { items: readonly WatchItem[]; isOn: boolean }) {
  const client = useQueryClient();
  if (items.length === 0)
    return (
      <div className={styles.nothing} role="status">
        <p className="strong">{isOn ? say('screens-watch.nothing') : say('screens-watch.is_off')}</p>
      </div>
    );
  return (
    <div className={styles.items}>
      <ChangeList
        items={items}
        label={say('screens-watch.count', { n: items.length })}
        onSee={(item, isSeen) => dismissItem(client, item, isSeen)}
      />
    </div>
  );
}

/** Both take effect at once. */
function Settings({ isOn, digest }: { isOn: boolean; digest: boolean }) {
  const client = useQueryClient();
  const change = useMutation({ mutationFn: (given: Parameters<typeof setWatch>[1]) => setWatch(client, given) });
  const again = change.variables;
  return (
    <Section title={say('screens-watch.settings')} ruled>
      <Switch
        checked={isOn}
        hint={say('screens-watch.watch_lead')}
        disabled={change.isPending}
        onChange={(on) => change.mutate({ isOn: on })}
      >
        {say('screens-watch.watch')}
      </Switch>
      <Switch
        checked={digest}
        hint={say('screens-watch.mail_lead')}
        disabled={!isOn || change.isPending}
        onChange={(on) => change.mutate({ digest: on })}
      >
        {say('screens-watch.mail')}
      </Switch>
      {change.isError && again !== undefined && (
        <SaveFailed alone retryLabel={say('screens-common.try_again')} onRetry={() => change.mutate(again)}>
          {notSavedText(change.error)}
        </SaveFailed>
      )}
    </Section>
  );
}

/** /stop-mail: where the link of a weekly mail leads. Opening it changes nothing; one press ends the mail, without a sign-in. */
export function StopMailScreen() {
  const [address] = useSearchParams();
  const token = address.get('token') ?? '';
  const stop = useMutation({ mutationFn: () => stopMail(token) });
  // Only the server can say that a link is over.
  const isBroken = token === '' || (stop.isError && saveFailure(stop.error) === 'refused');
  if (isBroken)
    return (
      <Screen title={say('screens-watch.link_is_broken')} lead={say('screens-watch.link_is_broken_lead')} width="narrow">
        {null}
      </Screen>
    );
  if (stop.isSuccess)
    return (
      <Screen title={say('screens-watch.stopped')} lead={say('screens-watch.stopped_lead')} width="narrow">
        <p className="sr-only" role="status">
          {say('screens-watch.stopped')}
        </p>
      </Screen>
    );
  return (
    <Screen title={say('screens-watch.stop_now')} lead={say('screens-watch.stop_lead')} width="narrow">
      {stop.isError ? (
        <SaveFailed alone retryLabel={say('screens-common.try_again')} onRetry={() => stop.mutate()} busy={stop.isPending}>
          {say('screens-watch.not_stopped')}
        </SaveFailed>
      ) : (
        <div className={styles.stop}>
          <Button variant="primary" loading={stop.isPending} onClick={() => stop.mutate()}>
            {say('screens-watch.stop_now')}
          </Button>
        </div>
      )}
    </Screen>
  );
}
