import { useQueryClient } from '@tanstack/react-query';
import { dismissItem, useWatch } from '../../data/watch.ts';
import { say } from '../../i18n/say.ts';
import { Link } from '../../lib/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { ChangeList } from '../../ui/food/changes/change-list.tsx';
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
  const count = items.length;
  return (
    <div className={className}>
      <Card
        title={say('screens-app.what_changed')}
        aside={
          <Link to={paths.changes} className="link">
            {count > MAX_SHOWN ? say('screens-common.show_all_count', { count }) : say('screens-common.see_all')}
            <Icon name="next" size="s" />
          </Link>
        }
      >
        <div className={styles.changes}>
          <ChangeList
            items={items.slice(0, MAX_SHOWN)}
            label={say('screens-app.what_changed')}
            mostLines={MAX_LINES}
            onSee={(item, isSeen) => dismissItem(client, item, isSeen)}
          />
        </div>
      </Card>
    </div>
  );
}
