import { useQuery } from '@tanstack/react-query';
import { Fragment, lazy, memo, Suspense, useDeferredValue } from 'react';
import { useLocation, useParams } from 'react-router';
import type { Food } from '../../data/foods/foods.ts';
import { healthProfileQuery } from '../../data/health-profile.ts';
import { ME } from '../../data/people/has-people.ts';
import { useIsHouseholdOpen, useJudgedFor } from '../../data/people/people.ts';
import type { JudgedFor as JudgedForChoice } from '../../data/people/stored-people.ts';
import { useVerdicts } from '../../data/people/verdicts.ts';
import { preferencesQuery } from '../../data/preferences.ts';
import { useScoreRevision } from '../../data/preferences-updated.ts';
import { declineQuestions, openQuestions, useQuestionsDeclined } from '../../data/questions.ts';
import { areAnswersUnreadable, storedGuestProfile } from '../../data/scores/guest-profile.ts';
import type { FoodScore } from '../../data/scores/scores.ts';
import { useSession } from '../../data/session/session.ts';
import { loadWith } from '../../i18n/load-texts.ts';
import { say } from '../../i18n/say.ts';
import { monthDayText } from '../../lib/dates.ts';
import { useGoBack, useTitle } from '../../lib/navigation.tsx';
import { useDrawnHere } from '../../lib/use-drawn-here.ts';
import { useOnline } from '../../platform/network/network.ts';
import { IN_BROWSER } from '../../platform/platform.ts';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { FoldWaiting } from '../../ui/layout/fold.tsx';
import { Tag } from '../../ui/layout/list.tsx';
import { InHeader, PageColumns, Screen, Stack } from '../../ui/layout/screen.tsx';
import { JudgedFor } from '../../ui/people.tsx';
import { Assessment, AssessmentCard, AssessmentFoot, OwnLine } from './assessment.tsx';
import { Conflicts } from './check-pack.tsx';
import styles from './head.module.css';
import { Instead, InsteadForOthers } from './instead.tsx';
import { AsHighAsTheWindow, AssessmentWaiting, LedgerLoading, ResultsFault, ResultsLoading, VerdictWaiting } from './results-states.tsx';
import { Acts, NotStored, Product } from './save-buttons.tsx';
import { TableCard } from './table-card.tsx';
import {
  type Results,
  type ShownScore,
  subjectOf,
  useIsLate,
  useIsShelfOpen,
  usePlaceKnown,
  useReadFood,
  useResults,
  useScore,
} from './use-results.ts';
import { type Shortened, useShortened } from './use-shortened.ts';
import { Better, Why } from './why.tsx';

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
  /** The food is this device's own copy, and may be outdated. */
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
  const table = useVerdicts(food);
  const { ref, shortened } = useShortened();
  const isLate = useIsLate();
  const isHouseholdOpen = useIsHouseholdOpen() && !isLate;
  // Among several one's own ring, word and causes stand in their card.
  const isLine = chosen === 'everyone' && !table.isFailed && !table.isUnreadable;
  const isPlaceKnown = usePlaceKnown(food, isLate);
  const isShelfOpen = useIsShelfOpen(food) && !isLate;
  const isWaiting = isHouseholdOpen || (isOwn && !isLine && (shown === null || (shown.how !== 'early' && isShelfOpen)));
  const isJudging = chosen !== ME && table.verdicts === null && !table.isFailed && !table.isUnreadable;
  // What is known takes the place of what waits for it: nothing that could be read moves.
  const stage = isWaiting ? 'waiting' : isJudging ? 'judging' : judging.people.length > 0 ? 'people' : 'alone';
  const hasConflict = whole?.alerts.some(({ level }) => level === 'conflict') === true;
  const conflicts = isOwn && whole !== null && hasConflict && <Conflicts {...whole} facts={food.facts} />;
  const own = isOwn && shown !== null && <Assessment food={food} shown={shown} onRetry={retry} isBesideOthers={isLine} />;
  const verdict = isJudging ? (
    // Until all are judged, what speaks against it for oneself stands in sight.
    <AsHighAsTheWindow>
      <TableCard food={food} meanwhile={conflicts} />
    </AsHighAsTheWindow>
  ) : (
    <>
      {chosen !== ME && <TableCard food={food} />}
      {!isLine && conflicts}
      <AssessmentCard shown={isOwn && !isLine ? shown : undefined}>
        {isLine ? (
          <OwnLine shown={shown}>
            {conflicts}
            {own || <AssessmentWaiting />}
          </OwnLine>
        ) : (
          own
        )}
        {(shown !== null || !isOwn || isLine) && <AssessmentFoot food={food} />}
        <OwnSource food={food} />
        <Acts food={food} />
      </AssessmentCard>
      {shown !== null && shown.how !== 'early' && <ScoredByAnswers food={food} />}
    </>
  );
  const first = (
    <>
      <NotStored food={food} />
      <Product food={food} />
      {!isHouseholdOpen && <JudgedFor {...judging} tooYoung={null} isInOneLine />}
      <Fragment key={stage}>{isWaiting ? <VerdictWaiting /> : verdict}</Fragment>
    </>
  );
  // The verdict goes first; what stands under it follows in slices, which let a press through.
  const under = useDeferredValue(isPlaceKnown && !isWaiting && !isJudging ? shown : null, null);
  return (
    <div ref={ref}>
      <PageColumns first={first} stage={stage}>
        {under === null || !isDrawnHere ? <LedgerLoading /> : <Under food={food} shown={under} chosen={chosen} shortened={shortened} />}
      </PageColumns>
    </div>
  );
}

/** While one other person is chosen, nothing stands there that was judged for oneself. */
function isOwnShown(chosen: JudgedForChoice): boolean {
  return chosen === ME || chosen === 'everyone';
}

type UnderProps = { food: Food; shown: ShownScore; chosen: JudgedForChoice; shortened: Shortened };

/** What stands under the verdict, or beside it: better foods, the reasons, the details. */
const Under = memo(function Under({ food, shown, chosen, shortened }: UnderProps) {
  const whole = shown.how === 'whole' && isOwnShown(chosen) ? shown.whole : null;
  const isShort = shortened.has('proposals');
  return (
    <>
      {chosen === ME ? <Instead food={food} shown={shown} isShort={isShort} /> : <InsteadForOthers food={food} isShort={isShort} />}
      {shown.how !== 'early' && <QuestionsCard food={food} />}
      <Suspense fallback={<LedgerLoading />}>
        <Stack roomy>
          <Details food={food} whole={whole} isDayFolded={chosen === 'everyone' || shortened.has('day')}>
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

/** Beside the verdict: by which answers a guest's score came about, or that they are to be given again. */
function ScoredByAnswers({ food }: { food: Food }) {
  const { user, isLoading } = useSession();
  // Read again whenever the answers change.
  useScoreRevision();
  if (isLoading || user !== null) return null;
  if (areAnswersUnreadable()) return <AskAgain food={food} />;
  if (storedGuestProfile() === null) return null;
  return (
    <p className={`small muted ${styles.line}`}>
      <Icon name="lock" size="m" />
      <span>{say('screens-results.scored_by_your_answers')}</span>
      <button type="button" className="link" data-questions onClick={() => openQuestions(food)}>
        {say('screens-welcome.change_answers')}
      </button>
    </p>
  );
}

/** After the first answer and the way on from it: three questions would make it the person's own. */
function QuestionsCard({ food }: { food: Food }) {
  const { user, isLoading } = useSession();
  if (isLoading) return null;
  return user === null ? <ForGuest food={food} /> : <ForMember food={food} />;
}

function ForGuest({ food }: { food: Food }) {
  const declined = useQuestionsDeclined();
  useScoreRevision();
  return declined || areAnswersUnreadable() || storedGuestProfile() !== null ? null : <Ask food={food} />;
}

/** A member is asked as long as nothing is known of them. */
function ForMember({ food }: { food: Food }) {
  const declined = useQuestionsDeclined();
  const { data: profile } = useQuery({ ...healthProfileQuery(), enabled: !declined });
  const { data: preferences } = useQuery({ ...preferencesQuery(), enabled: !declined && profile === null });
  return !declined && profile === null && preferences?.length === 0 ? <Ask food={food} /> : null;
}

/** Answers that cannot be read are asked for again, also where the questions were put off. */
function AskAgain({ food }: { food: Food }) {
  return (
    <Card title={say('screens-home.please_answer_once_more')}>
      <p className="muted">{say('screens-results.what_you_answered_is')}</p>
      <div className={styles.actions}>
        <Button variant="primary" data-questions onClick={() => openQuestions(food)}>
          {say('screens-home.answer_again')}
        </Button>
      </div>
    </Card>
  );
}

function Ask({ food }: { food: Food }) {
  return (
    <Card title={say('screens-results.is_it_good_for')} rule="bare">
      <p className="small muted">{say('screens-results.three_questions_then_the')}</p>
      <div className={styles.actions}>
        <Button onClick={declineQuestions}>{say('screens-common.not_now')}</Button>
        <Button variant="primary" data-questions onClick={() => openQuestions(food)}>
          {say('screens-results.answer')}
        </Button>
      </div>
    </Card>
  );
}

type OwnValue = NonNullable<Food['provenance']>['own'][number];

/** Beside the score: whose data it rests on, where some of it is the person's own. */
function OwnSource({ food }: { food: Food }) {
  const own = food.provenance?.own ?? [];
  const newest = own.reduce<OwnValue | null>((last, value) => (last === null || value.at > last.at ? value : last), null);
  if (newest === null) return null;
  const day = monthDayText(newest.at);
  const isPhoto = own.some(({ from }) => from === 'photo');
  return (
    <p className="caption">
      {food.provenance?.source === 'own'
        ? say(isPhoto ? 'screens-details.from_your_photo_day' : 'screens-details.typed_by_you_day', { day })
        : say(isPhoto ? 'screens-details.with_your_photo_of' : 'screens-details.with_your_values_of', { day })}
    </p>
  );
}
