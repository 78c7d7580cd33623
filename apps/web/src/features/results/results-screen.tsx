import { lazy, memo, Suspense, useDeferredValue } from 'react';
import { useLocation, useParams } from 'react-router';
import type { Food } from '../../data/foods/foods.ts';
import { ME } from '../../data/people/has-people.ts';
import { useJudgedFor } from '../../data/people/people.ts';
import type { JudgedFor as JudgedForChoice } from '../../data/people/stored-people.ts';
import type { FoodScore } from '../../data/scores/scores.ts';
import { loadWith } from '../../i18n/load-texts.ts';
import { say } from '../../i18n/say.ts';
import { useGoBack, useTitle } from '../../lib/navigation.tsx';
import { useDrawnHere } from '../../lib/use-drawn-here.ts';
import { useOnline } from '../../platform/network/network.ts';
import { IN_BROWSER } from '../../platform/platform.ts';
import { IconButton } from '../../ui/controls/button/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { FoldWaiting } from '../../ui/layout/fold.tsx';
import { InHeader } from '../../ui/layout/header-slot.tsx';
import { Tag } from '../../ui/layout/list.tsx';
import { PageColumns, Screen, Stack } from '../../ui/layout/screen.tsx';
import { JudgedFor } from '../../ui/people/judged-for.tsx';
import styles from './head/head.module.css';
import { Acts, Product, ScanLimit } from './head/save-buttons.tsx';
import { Instead } from './instead/instead.tsx';
import { AssessmentWaiting, LedgerLoading, ResultsFault, ResultsLoading } from './loading/results-states.tsx';
import { type Results, type ShownScore, useReadFood, useResults, useScore } from './loading/use-results.ts';
import { OwnSource } from './own-data/own-source.tsx';
import { InsteadForOthers } from './people/instead-for-others.tsx';
import { TableCard } from './people/table-card.tsx';
import { QuestionsCard, ScoredByAnswers } from './questions/questions-card.tsx';
import { subjectOf } from './results-subject.ts';
import { Assessment, AssessmentCard } from './verdict/assessment.tsx';
import { Conflicts } from './verdict/conflicts.tsx';
import { Better } from './why/better.tsx';
import { Why } from './why/why.tsx';

/** /results/{barcode}, /results/temp, /results and /results?barcode={barcode}. */
export function ResultsScreen() {
  const { barcode } = useParams();
  const { search } = useLocation();
  const online = useOnline();
  const subject = subjectOf(barcode, search);
  const results = useResults(subject);
  useTitle(results.state === 'loaded' ? results.food.name : say('screens-results.results'));
  const offline = results.state === 'loaded' && (results.stale || !online);
  return (
    <Screen title={say('screens-results.results')} titleLook="absent" above={<ResultsBar offline={offline} />}>
      <Content results={results} asked={subject.kind === 'barcode' ? subject.barcode : null} />
    </Screen>
  );
}

function Content({ results, asked }: { results: Results; asked: string | null }) {
  switch (results.state) {
    case 'loading':
      return <ResultsLoading />;
    case 'fault':
      return <ResultsFault fault={results.fault} barcode={asked} onRetry={results.retry} />;
    case 'loaded':
      return <ResultsView key={results.food.id} food={results.food} stored={results.stored} isStored={results.stale || asked === null} />;
  }
}

type ResultsBarProps = {
  /** What is shown comes from this device. */
  offline: boolean;
};

/** The way back, in the header, and whether this is the device's own copy. */
function ResultsBar({ offline }: ResultsBarProps) {
  const goBack = useGoBack();
  return (
    <>
      <InHeader>
        <IconButton icon="back" label={say('screens-common.back')} onClick={goBack} />
      </InHeader>
      {offline && (
        <p className={styles.offline}>
          <Tag>
            <Icon name="offline" size="s" /> {say('screens-results.offline_kept_on_this')}
          </Tag>
        </p>
      )}
    </>
  );
}

const loadDetails = () => loadWith(import('./details/details.tsx'), 'additives');
const Details = lazy(() => loadDetails().then((m) => ({ default: m.Details })));
// Wanted for every food: fetched while the lookup runs.
if (IN_BROWSER) loadDetails().catch(() => undefined);

type ResultsViewProps = {
  food: Food;
  /** The score stored with the food on this device. */
  stored: FoodScore | number | null;
  /** The food is this device's own copy, and may be one of before. */
  isStored: boolean;
};

/** A food and its score, read top to bottom as answers: what is it, is it good for me, why, what would be better, the details. */
function ResultsView({ food: given, stored, isStored }: ResultsViewProps) {
  const food = useReadFood(given, isStored);
  const { shown, retry } = useScore(food, stored);
  const whole = shown?.how === 'whole' ? shown.whole : null;
  const isDrawnHere = useDrawnHere();
  const judging = useJudgedFor();
  const { chosen } = judging;
  const isOwn = isOwnShown(chosen);
  const first = (
    <>
      <ScanLimit />
      <Product food={food} />
      <JudgedFor {...judging} isInOneLine />
      {chosen !== ME && <TableCard food={food} />}
      {isOwn && whole !== null && <Conflicts {...whole} facts={food.facts} />}
      <AssessmentCard shown={isOwn ? shown : null}>
        {isOwn && (shown === null ? <AssessmentWaiting /> : <Assessment food={food} shown={shown} onRetry={retry} />)}
        <OwnSource food={food} />
        <Acts food={food} />
      </AssessmentCard>
      {shown !== null && shown.how !== 'early' && <ScoredByAnswers food={food} />}
    </>
  );
  // The verdict goes first; what stands under it follows in slices, which let a press through.
  const under = useDeferredValue(shown, null);
  return (
    <PageColumns first={first}>
      {under === null || !isDrawnHere ? <LedgerLoading /> : <Under food={food} shown={under} chosen={chosen} />}
    </PageColumns>
  );
}

/** While one other person is chosen, nothing stands there that was judged for oneself. */
function isOwnShown(chosen: JudgedForChoice): boolean {
  return chosen === ME || chosen === 'everyone';
}

/** What stands under the verdict, or beside it: better foods, the reasons, the details. */
const Under = memo(function Under({ food, shown, chosen }: { food: Food; shown: ShownScore; chosen: JudgedForChoice }) {
  const whole = shown.how === 'whole' && isOwnShown(chosen) ? shown.whole : null;
  return (
    <>
      {chosen === ME ? <Instead food={food} shown={shown} /> : <InsteadForOthers food={food} />}
      {shown.how !== 'early' && <QuestionsCard food={food} />}
      <Suspense fallback={<LedgerLoading />}>
        <Stack roomy>
          <Details food={food} whole={whole}>
            {shown.state === 'no data' || !isOwnShown(chosen) ? null : whole === null ? (
              shown.how === 'early' && <FoldWaiting />
            ) : (
              <>
                <Why foodId={food.id} whole={whole} />
                <Better food={food} score={whole.score} />
              </>
            )}
          </Details>
        </Stack>
      </Suspense>
    </>
  );
});
