import { RECENT_LIST_SHOWN } from '@labelwise/domain/history';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/translation.ts';
import { shortTimeText } from '../../../lib/dates.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Card } from '../../../ui/layout/screen/card.tsx';
import { InsightRow } from './insight-row.tsx';
import styles from './parts.module.css';
import type { Scored } from './scored.ts';

type RecentCardProps = {
  title: string;
  items: readonly Scored[];
  /** Where all of them are; no link without it. */
  all?: string | undefined;
  /** A control beside each, e.g. remove. */
  action?: ((item: Scored) => ReactNode) | undefined;
};

/** The newest three of a list, and the way to all of them. */
export function RecentCard({ title, items, all, action }: RecentCardProps) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  return (
    <Card
      title={title}
      aside={
        all !== undefined && (
          <Link className="link" to={all}>
            {t('See all')}
            <Icon name="next" size="s" />
          </Link>
        )
      }
    >
      <ul className={styles.recent}>
        {items.slice(0, RECENT_LIST_SHOWN).map((item) => (
          <li key={item.food.id}>
            <InsightRow
              food={item.food}
              score={item.shown}
              meta={item.at === null ? undefined : shortTimeText(item.at, now)}
              action={action?.(item)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
