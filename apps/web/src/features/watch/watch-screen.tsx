import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveFailure } from '../../data/save-failure.ts';
import { dismissItem, setWatch, useWatch, type WatchItem } from '../../data/watch.ts';
import { say } from '../../i18n/say.ts';
import { resultsPath } from '../../lib/paths.ts';
import { NOT_SAVED_TEXTS } from '../../lib/save-failure.ts';
import { watchMeta } from '../../lib/watch-meta.ts';
import { Switch } from '../../ui/controls/choice/choice.tsx';
import { ErrorState } from '../../ui/feedback/message/states.tsx';
import { toast } from '../../ui/feedback/toast/toast-store.ts';
import { SkeletonRows } from '../../ui/feedback/waiting.tsx';
import { ChangeRow } from '../../ui/food/changes/change-row.tsx';
import { Screen, Section } from '../../ui/layout/screen.tsx';
import styles from './watch.module.css';

/** /changes: everything that changed of the member's foods, better ones of their shelves, and what is watched. */
export function WatchScreen() {
  const { items, settings, isPending, isError, isUnreadable, refetch } = useWatch();
  return (
    <Screen title={say('screens-app.what_changed')} lead={say('screens-watch.lead')} width="narrow">
      {isUnreadable && <p className="strong">{say('screens-watch.unreadable')}</p>}
      {isPending && <SkeletonRows count={3} label={say('screens-app.what_changed')} />}
      {isError && (
        <ErrorState title={say('screens-watch.not_loaded')} retryLabel={say('screens-common.try_again')} onRetry={() => void refetch()}>
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
  const see = (item: WatchItem, isSeen: boolean) =>
    dismissItem(client, item, isSeen).catch(
      () => void toast({ title: say('screens-common.error'), description: say('screens-common.not_saved'), variant: 'destructive' }),
    );
  const dismiss = (item: WatchItem) => {
    void see(item, true);
    const action = { label: say('screens-common.undo'), onPress: () => void see(item, false) };
    toast({ title: say('screens-watch.dismissed'), action });
  };
  if (items.length === 0)
    return (
      <div className={styles.nothing} role="status">
        <p className="strong">{isOn ? say('screens-watch.nothing') : say('screens-watch.is_off')}</p>
        <p className="muted">{say('screens-watch.nothing_lead')}</p>
      </div>
    );
  return (
    <ul className={styles.list} aria-label={say('screens-watch.count', { n: items.length })}>
      {items.map((item) => (
        <li key={`${item.what} ${item.own.id}`}>
          <ChangeRow
            name={item.food.name}
            brand={item.food.brand}
            image={item.food.image}
            family={item.food.placeholder}
            score={item.score}
            meta={watchMeta(item)}
            lines={item.lines}
            to={resultsPath(item.food.barcode ?? item.food.id)}
            onDismiss={() => dismiss(item)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Both take effect at once. */
function Settings({ isOn, digest }: { isOn: boolean; digest: boolean }) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (given: Parameters<typeof setWatch>[1]) => setWatch(client, given),
    onError: (error) =>
      void toast({ title: say('screens-common.error'), description: say(NOT_SAVED_TEXTS[saveFailure(error)]), variant: 'destructive' }),
  });
  return (
    <Section title={say('screens-watch.settings')} ruled>
      <Switch checked={isOn} disabled={change.isPending} onChange={(on) => change.mutate({ isOn: on })}>
        {say('screens-watch.watch')}
      </Switch>
      <p className="small muted">{say('screens-watch.watch_lead')}</p>
      <Switch checked={digest} disabled={!isOn || change.isPending} onChange={(on) => change.mutate({ digest: on })}>
        {say('screens-watch.mail')}
      </Switch>
      <p className="small muted">{say('screens-watch.mail_lead')}</p>
    </Section>
  );
}
