import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accessOf } from '../../../data/session/access.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import { trendingQuery } from '../../../data/trending.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { paths } from '../../../lib/paths.ts';
import { Tag } from '../../../ui/layout/list/tag.tsx';
import styles from './cell.module.css';
import { Cell } from './cell.tsx';

const SHOWN = 3;

/** The top of the week's ranking for those who may see it; the door to it for everybody. */
export function TrendingCell() {
  const { t } = useTranslation();
  const { user } = useSession();
  const [now] = useState(Date.now);
  const { hasPremiumAccess } = accessOf(user, now);
  const { data: items = [] } = useQuery({ ...trendingQuery(), enabled: hasPremiumAccess });
  return (
    <Cell to={paths.trending} title={t('Trending')} badge={<Tag look="new">{t('New')}</Tag>} say={t('Most Scanned This Week')}>
      <ol className={styles.rank}>
        {items.slice(0, SHOWN).map(({ food }, at) => (
          <li key={food.id} className={at === SHOWN - 1 ? styles.wideOnly : undefined}>
            <b className="num">{at + 1}</b>
            <span>{food.name}</span>
          </li>
        ))}
      </ol>
    </Cell>
  );
}
