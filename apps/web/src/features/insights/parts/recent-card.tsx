import { RECENT_LIST_SHOWN } from '@labelwise/domain/history';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
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
};

/** The newest three of a list, and the way to all of them. */
export function RecentCard({ title, items, all }: RecentCardProps) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  return (
    <Card title={title} aside={all !== undefined && <Link className="link" to={all}>{t('See all')}<Icon name="next" size="s" /></Link>}>
      <ul className={styles.recent}>
        {items.slice(0, RECENT_LIST_SHOWN).map(({ food, at, score }) => (
          <li key={food.id}>
            <InsightRow food={food} score={score} meta={at === null ? undefined : shortTimeText(at, now)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
