import { type AmountBasis, type ComparisonVerdict, comparedRows, comparisonVerdict } from '@labelwise/domain/comparison';
import { looksLikeBarcode } from '@labelwise/domain/gtin';
import { comparisonText } from '@labelwise/messages/render/comparison';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Food, foodQuery, lookupFault } from '../../data/foods/foods.ts';
import { useIsForOthers, useJudgedRevision } from '../../data/people/has-people.ts';
import { useJudgedFor } from '../../data/people/people.ts';
import { scoreOf } from '../../data/scores/scores.ts';
import { say } from '../../i18n/say.ts';
import { listText } from '../../i18n/words.ts';
import { useSearchParams } from '../../lib/address.ts';
import { useGoBack } from '../../lib/navigation.tsx';
import { comparePath, paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { Segmented } from '../../ui/controls/choice.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/messages.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Skeleton } from '../../ui/feedback/waiting.tsx';
import { BackButton, Screen } from '../../ui/layout/screen.tsx';
import { JudgedFor } from '../../ui/people.tsx';
import styles from './compare.module.css';
import { CompareTable } from './compare-table.tsx';
import { type Compared, comparedFood } from './compared.ts';

const MAX_FOODS = 4;

/** /compare?ids=…: two to four foods side by side, by what matters and by what the person leaves out. */
export function CompareScreen() {
  const [params] = useSearchParams();
  const goBack = useGoBack();
  const ids = [...new Set((params.get('ids') ?? '').split(',').filter(looksLikeBarcode))].slice(0, MAX_FOODS);
  return (
    <Screen title={say('screens-common.compare')} above={<BackButton onPress={goBack}>{say('screens-common.back')}</BackButton>}>
      {ids.length === 0 ? (
        <EmptyState
          scene="favorites"
          title={say('screens-compare.empty')}
          action={
            <LinkButton to={paths.search} variant="primary" icon="search">
              {say('screens-compare.search')}
            </LinkButton>
          }
        >
          {say('screens-compare.empty_how')}
        </EmptyState>
      ) : (
        <Comparison ids={ids} />
      )}
    </Screen>
  );
}

function Comparison({ ids }: { ids: readonly string[] }) {
  const navigate = useNavigate();
  const [basis, setBasis] = useState<AmountBasis>('100');
  const revision = useJudgedRevision();
  const isForOthers = useIsForOthers();
  const judging = useJudgedFor();
  const foods = useQueries({ queries: ids.map((id) => foodQuery(id)) });
  const scores = useQueries({
    queries: foods.map(({ data: food }, at) => ({
      queryKey: ['compare', isForOthers, revision, ids[at] ?? ''],
      queryFn: async () => (food === undefined ? null : judgedFor(food, isForOthers)),
      enabled: food !== undefined,
      staleTime: 0,
      networkMode: 'always' as const,
    })),
  });
  const retry = () => {
    for (const food of foods) if (food.isError) void food.refetch();
  };
  const compared = foods.flatMap(({ data: food }, at): Compared[] => {
    if (food === undefined) return [];
    const found = scores[at]?.data ?? null;
    if (found !== null) return [found];
    return scores[at]?.isError === true ? [isForOthers ? { food, forOthers: null } : { food, score: null }] : [];
  });
  if (foods.some(({ isError }) => isError) && foods.every(({ isPending }) => !isPending) && compared.length === 0)
    return (
      <ErrorState
        title={say('screens-compare.not_loaded')}
        retryLabel={say('screens-common.try_again')}
        busy={foods.some(({ isFetching }) => isFetching)}
        onRetry={retry}
      >
        {say(
          foods.some(({ error }) => lookupFault(error) === 'not-found') ? 'screens-compare.not_known' : 'screens-common.check_connection',
        )}
      </ErrorState>
    );
  const missing = foods.filter(({ isError }) => isError).length;
  if (compared.length + missing < ids.length) return <CompareLoading columns={ids.length} />;
  const shown = compared.map(comparedFood);
  const verdict = comparisonVerdict(shown);
  const best = compared.length > 1 && verdict.kind === 'one' ? (compared[verdict.at]?.food.id ?? null) : null;
  const addPath = `${paths.search}?with=${compared.map(({ food }) => food.id).join(',')}`;
  const show = (others: readonly string[]) => void navigate(comparePath(others), { replace: true });
  const remove = (id: string) => {
    show(ids.filter((each) => each !== id));
    const name = compared.find(({ food }) => food.id === id)?.food.name ?? '';
    toast({ title: say('screens-shopping.is_removed', { name }), action: { label: say('screens-common.undo'), onPress: () => show(ids) } });
  };
  const names = compared.map(({ food }) => food.name);
  return (
    <>
      <JudgedFor {...judging} />
      {compared.length > 1 && (
        <p className={styles.verdict}>{isForOthers ? verdictForOthers(verdict, names) : comparisonText(say, verdict, names)}</p>
      )}
      {missing > 0 && <p className="small muted">{say('screens-compare.not_found', { n: missing })}</p>}
      <div className={styles.tools}>
        <Segmented
          label={say('screens-compare.amounts')}
          value={basis}
          onChange={setBasis}
          options={[
            { value: '100', label: say('screens-compare.amount_100') },
            { value: 'serving', label: say('screens-compare.amount_serving') },
          ]}
        />
        {compared.length < MAX_FOODS && (
          <LinkButton to={addPath} size="small" icon="plus">
            {compared.length === 1 ? say('screens-compare.add_second') : say('screens-compare.add')}
          </LinkButton>
        )}
      </div>
      <CompareTable foods={compared} rows={comparedRows(shown, basis)} basis={basis} best={best} addPath={addPath} onRemove={remove} />
    </>
  );
}

const LOADING_ROWS = [1, 2, 3, 4, 5];

/** The table to come: a picture, a name and a ring a food, and its first rows. */
function CompareLoading({ columns }: { columns: number }) {
  return (
    <div role="status" aria-busy="true" className={styles.waiting} style={{ '--columns': columns }}>
      <span className="sr-only">{say('screens-compare.loading')}</span>
      {Array.from({ length: columns }, (_, at) => (
        <div key={at}>
          <Skeleton shape="tile" width="56px" height="56px" />
          <Skeleton width="80%" height="16px" />
          <Skeleton shape="ring" width="44px" height="44px" />
          {LOADING_ROWS.map((row) => (
            <Skeleton key={row} height="28px" />
          ))}
        </div>
      ))}
    </div>
  );
}

async function judgedFor(food: Food, isForOthers: boolean): Promise<Compared> {
  if (!isForOthers) return { food, score: await scoreOf(food) };
  const { judgedHere } = await import('../../data/scores/lists/judged-here.ts');
  return { food, forOthers: await judgedHere(food) };
}

/** For others no sentence is about oneself. */
function verdictForOthers(verdict: ComparisonVerdict, names: readonly string[]): string {
  switch (verdict.kind) {
    case 'none fits':
      return say('screens-compare.none_suits_chosen');
    case 'check':
      return verdict.not.length === 0
        ? say('screens-compare.check_chosen')
        : say('screens-compare.check_rest_chosen', { names: listText(verdict.not.map((at) => names[at] ?? '')) });
    default:
      return comparisonText(say, verdict, names);
  }
}
