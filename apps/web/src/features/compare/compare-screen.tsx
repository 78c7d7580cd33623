import { type AmountBasis, comparedRows, comparisonVerdict } from '@labelwise/domain/comparison';
import { looksLikeBarcode } from '@labelwise/domain/gtin';
import { comparison } from '@labelwise/messages/en/comparison';
import { comparisonText } from '@labelwise/messages/render/comparison';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { foodQuery } from '../../data/foods/foods.ts';
import { useScoreRevision } from '../../data/preferences-updated.ts';
import { scoreOf } from '../../data/scores/scores.ts';
import { sayOf } from '../../i18n/say.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useGoBack } from '../../lib/navigation/navigation.tsx';
import { useSearchParams } from '../../lib/navigation/search-params.ts';
import { comparePath, paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/controls/button/button.tsx';
import { Segmented } from '../../ui/controls/choice/choice.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/message/states.tsx';
import { SkeletonRows } from '../../ui/feedback/waiting.tsx';
import { BackButton, Screen } from '../../ui/layout/screen.tsx';
import styles from './compare.module.css';
import { CompareTable } from './compare-table.tsx';
import { type Compared, comparedFood } from './compared.ts';

const MAX_FOODS = 4;
const say = sayOf({ comparison });

/** /compare?ids=…: two to four foods side by side, by what matters and by what the person leaves out. */
export function CompareScreen() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const goBack = useGoBack();
  const ids = [...new Set((params.get('ids') ?? '').split(',').filter(looksLikeBarcode))].slice(0, MAX_FOODS);
  return (
    <Screen title={t('Compare')} above={<BackButton onPress={goBack}>{t('Back')}</BackButton>}>
      {ids.length === 0 ? (
        <EmptyState
          scene="favorites"
          title={t('Nothing to compare yet')}
          action={
            <LinkButton to={paths.search} variant="primary" icon="search">
              {t('Search foods')}
            </LinkButton>
          }
        >
          {t('Choose a food, then the ones to put beside it.')}
        </EmptyState>
      ) : (
        <Comparison ids={ids} />
      )}
    </Screen>
  );
}

function Comparison({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [basis, setBasis] = useState<AmountBasis>('100');
  const revision = useScoreRevision();
  const foods = useQueries({ queries: ids.map((id) => foodQuery(id)) });
  const scores = useQueries({
    queries: foods.map(({ data: food }, at) => ({
      queryKey: ['compare', revision, ids[at] ?? ''],
      queryFn: async () => (food === undefined ? null : scoreOf(food)),
      enabled: food !== undefined,
      staleTime: 0,
    })),
  });
  const retry = () => {
    for (const food of foods) if (food.isError) void food.refetch();
  };
  const compared = foods.flatMap(({ data: food }, at): Compared[] => {
    const score = scores[at]?.data ?? null;
    return food === undefined || (score === null && scores[at]?.isError !== true) ? [] : [{ food, score }];
  });
  if (foods.some(({ isError }) => isError) && foods.every(({ isPending }) => !isPending) && compared.length === 0)
    return (
      <ErrorState
        title={t('These foods could not be loaded')}
        retryLabel={t('Try Again')}
        busy={foods.some(({ isFetching }) => isFetching)}
        onRetry={retry}
      />
    );
  const missing = foods.filter(({ isError }) => isError).length;
  if (compared.length + missing < ids.length) return <SkeletonRows count={5} label={t('Loading foods...')} />;
  const shown = compared.map(comparedFood);
  const addPath = `${paths.search}?with=${compared.map(({ food }) => food.id).join(',')}`;
  const remove = (id: string) => void navigate(comparePath(ids.filter((each) => each !== id)), { replace: true });
  return (
    <>
      {compared.length > 1 && (
        <p className={styles.verdict}>
          {comparisonText(
            say,
            comparisonVerdict(shown),
            compared.map(({ food }) => food.name),
          )}
        </p>
      )}
      {missing > 0 && <p className="small muted">{t('{{n}} of these foods could not be found.', { n: missing })}</p>}
      <div className={styles.tools}>
        <Segmented
          label={t('Amounts')}
          value={basis}
          onChange={setBasis}
          options={[
            { value: '100', label: t('100 g') },
            { value: 'serving', label: t('Serving') },
          ]}
        />
        {compared.length < MAX_FOODS && (
          <LinkButton to={addPath} size="small" icon="plus">
            {compared.length === 1 ? t('Add a second') : t('Add a food')}
          </LinkButton>
        )}
      </div>
      <CompareTable foods={compared} rows={comparedRows(shown, basis)} basis={basis} addPath={addPath} onRemove={remove} />
    </>
  );
}
