import { EXPLORATION_MILESTONE, explorationProgress } from '@labelwise/domain/history';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { activitySummaryQuery } from '../../../data/scans/activity.ts';
import { paths } from '../../../lib/paths.ts';
import { MilestoneGrid } from '../../../ui/charts/milestone-grid.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Card } from '../../../ui/layout/screen/card.tsx';

/** How many different products were scanned, and how many it still takes to the next milestone of 25. */
export function ExplorationCard() {
  const { t } = useTranslation();
  const { data } = useQuery(activitySummaryQuery());
  if (data === undefined) return null;
  const { products, reached, next, remaining } = explorationProgress(data.products);
  const step = products - reached * EXPLORATION_MILESTONE;
  const sentence = t('{{products}} different products so far. {{remaining}} more to the milestone of {{next}}.', {
    products,
    remaining,
    next,
  });
  return (
    <Card title={t('Exploration')} aside={t('{{products}} of {{next}}', { products, next })}>
      <p className="small">{sentence}</p>
      <MilestoneGrid value={step} goal={EXPLORATION_MILESTONE} label={sentence} />
      {reached > 0 && <p className="small muted">{t('Milestones reached: {{reached}}', { reached })}</p>}
      <Link className="link" to={paths.scan}>
        {t('Scan something new')}
        <Icon name="next" size="s" />
      </Link>
    </Card>
  );
}
