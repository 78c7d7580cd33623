import { scoreDistribution } from '@labelwise/domain/history';
import { useTranslation } from '../../../i18n/translation.ts';
import { DotDistribution } from '../../../ui/charts/dot-distribution.tsx';
import { Card } from '../../../ui/layout/screen/card.tsx';

type LandingCardProps = {
  title: string;
  aside: string;
  scores: readonly number[];
};

/** Where scores land on the scale: a dot each, with a table that says the same. */
export function LandingCard({ title, aside, scores }: LandingCardProps) {
  const { t } = useTranslation();
  const great = scores.filter((score) => score >= 75).length;
  const good = scores.filter((score) => score >= 50 && score < 75).length;
  const poor = scores.length - great - good;
  const steps = scoreDistribution(scores, 25).map(({ from, to, count }): [string, string] => [
    t('{{from}} to {{to}}', { from, to }),
    String(count),
  ]);
  return (
    <Card title={title} aside={aside}>
      <DotDistribution
        scores={scores}
        heads={[t('Poor Match'), t('Good'), t('Great')]}
        label={t('{{total}} scores: {{great}} Great Match, {{good}} Good Match, {{poor}} Poor Match', {
          total: scores.length,
          great,
          good,
          poor,
        })}
        twin={{ open: t('Show as table'), caption: title, heads: [t('Score'), t('Products')], rows: steps }}
      />
    </Card>
  );
}
