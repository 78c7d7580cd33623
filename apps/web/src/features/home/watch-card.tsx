import { useQueryClient } from '@tanstack/react-query';
import { dismissItem, useWatch, type WatchItem } from '../../data/watch.ts';
import { say } from '../../i18n/say.ts';
import { Link } from '../../lib/navigation/link.tsx';
import { paths, resultsPath } from '../../lib/paths.ts';
import { watchMeta } from '../../lib/watch-meta.ts';
import { toast } from '../../ui/feedback/toast/toast-store.ts';
import { ChangeRow } from '../../ui/food/changes/change-row.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './home.module.css';

const MAX_SHOWN = 3;
const MAX_LINES = 2;

/** What changed of the member's foods, the gravest first; no card where nothing did. */
export function WatchCard({ className }: { className: string | undefined }) {
  const client = useQueryClient();
  const { items = [] } = useWatch();
  if (items.length === 0) return null;
  const see = (item: WatchItem, isSeen: boolean) =>
    dismissItem(client, item, isSeen).catch(
      () => void toast({ title: say('screens-common.error'), description: say('screens-common.not_saved'), variant: 'destructive' }),
    );
  const dismiss = (item: WatchItem) => {
    void see(item, true);
    const action = { label: say('screens-common.undo'), onPress: () => void see(item, false) };
    toast({ title: say('screens-watch.dismissed'), action });
  };
  return (
    <div className={className}>
      <Card
        title={say('screens-app.what_changed')}
        aside={
          <Link to={paths.changes} className="link">
            {items.length > MAX_SHOWN ? say('screens-common.show_all_count', { count: items.length }) : say('screens-common.see_all')}
            <Icon name="next" size="s" />
          </Link>
        }
      >
        <ul className={styles.list}>
          {items.slice(0, MAX_SHOWN).map((item) => (
            <li key={`${item.what} ${item.own.id}`}>
              <ChangeRow
                name={item.food.name}
                brand={item.food.brand}
                image={item.food.image}
                family={item.food.placeholder}
                score={item.score}
                meta={watchMeta(item)}
                lines={item.lines}
                most={MAX_LINES}
                to={resultsPath(item.food.barcode ?? item.food.id)}
                onDismiss={() => dismiss(item)}
              />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
