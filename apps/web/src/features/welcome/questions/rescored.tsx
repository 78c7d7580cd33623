import { clamp } from '@labelwise/domain/lib';
import { ringLevel, scoreLabel } from '@labelwise/domain/scoring';
import { termAtStart } from '@labelwise/messages/render/terms';
import { verdictText } from '@labelwise/messages/render/verdict';
import { useQuery } from '@tanstack/react-query';
import { insteadQuery } from '../../../data/alternatives.ts';
import type { Food } from '../../../data/foods/foods.ts';
import { useScoreRevision } from '../../../data/preferences-updated.ts';
import { closeQuestions } from '../../../data/questions.ts';
import { type FoodScore, scoreOf } from '../../../data/scores/scores.ts';
import { say } from '../../../i18n/say.ts';
import { unbroken } from '../../../i18n/words.ts';
import { Link } from '../../../lib/navigation.tsx';
import { resultsPath } from '../../../lib/paths.ts';
import { judged, wordOf } from '../../../lib/score-state.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/feedback/waiting.tsx';
import { ProductPicture } from '../../../ui/food/product.tsx';
import { Conflict, ScoreWord } from '../../../ui/food/score.tsx';
import { ScoreRing } from '../../../ui/food/score-ring.tsx';
import styles from './questions.module.css';

type RescoredProps = {
  titleId: string;
  food: Food;
  isBusy: boolean;
  isFailed: boolean;
  onUndo: () => void;
  onChange: () => void;
  onScan: () => void;
};

/** The very product, scored again before the person's eyes: from the score for everyone to theirs, line by line. */
export function Rescored({ titleId, food, isBusy, isFailed, onUndo, onChange, onScan }: RescoredProps) {
  const revision = useScoreRevision();
  const { data: own, isError } = useQuery({
    queryKey: ['rescored', revision, food.id],
    queryFn: () => scoreOf(food),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <>
      <header className={styles.head}>
        <h2 id={titleId} tabIndex={-1}>
          {own === undefined ? say('screens-welcome.scoring_it_for_you') : titleOf(food, own)}
        </h2>
        <button type="button" className="link" aria-disabled={isBusy} onClick={isBusy ? undefined : onUndo}>
          {say('screens-common.undo')}
        </button>
      </header>
      <div className={styles.body}>
        {isFailed && (
          <p role="alert" className={styles.failed}>
            {say('screens-common.not_taken_back')}
          </p>
        )}
        {isError && <p role="alert">{say('screens-welcome.your_answers_are_stored')}</p>}
        {own === undefined ? !isError && <Waiting /> : <Change food={food} own={own} />}
      </div>
      <div className={styles.act}>
        <Button onClick={onChange}>{say('screens-welcome.change_answers')}</Button>
        <Button variant="primary" icon="scan" onClick={onScan}>
          {say('screens-common.scan_next')}
        </Button>
      </div>
    </>
  );
}

function titleOf({ healthScore }: Food, own: FoodScore): string {
  if (own.basis === 'none') return say('screens-welcome.your_answers_are_in_2');
  if (own.score !== healthScore) return say('screens-welcome.now_it_is_yours', { was: healthScore, now: own.score });
  // A score that was as low before says nothing of what was found.
  if (warningsOf(own).some(({ level }) => level === 'conflict')) return say('screens-welcome.not_for_you');
  return say('screens-welcome.still_score', { score: own.score });
}

function Waiting() {
  return (
    <div className={styles.verdict} aria-busy="true">
      <Skeleton shape="ring" width="var(--hero)" height="var(--hero)" />
      <Skeleton width="60%" height="28px" />
    </div>
  );
}

function Change({ food, own }: { food: Food; own: FoodScore }) {
  const now = judged(own);
  const word = verdictText(say, wordOf(now));
  const warnings = warningsOf(own);
  const was = food.healthScore;
  const isChanged = own.score !== was;
  const [first] = warnings;
  const isKnown = now.state !== 'no data';
  const further = isKnown && isChanged ? furtherWarnings(own) : warnings;
  return (
    <>
      <p role="status" className="sr-only">
        {isKnown ? say('screens-welcome.score_score_word', { score: own.score, word }) : word}{' '}
        {isKnown && isChanged && say('screens-welcome.it_was_was', { was })} {first === undefined ? '' : `${first.title}.`}
      </p>
      <div className={styles.verdict} data-level={isKnown ? ringLevel(own.score) : 'none'}>
        <ScoreRing
          score={isKnown ? own.score : null}
          state={now.state}
          former={was}
          size="hero"
          caption={say('screens-welcome.of_100')}
          label={say('screens-welcome.score_score_of_100', { score: own.score, word, was })}
        />
        <div>
          <p className={styles.word}>{word}</p>
          {isKnown && isChanged && (
            <p className="muted">
              <s>{was}</s> {say('screens-welcome.for_everyone')}
            </p>
          )}
          {!isChanged && warnings.length === 0 && <p className="muted">{say('screens-welcome.nothing_in_it_is')}</p>}
        </div>
      </div>
      {isKnown && isChanged && <Lines lines={changeLines(food, own)} />}
      {further.length > 0 && (
        <ul className={styles.warnings}>
          {further.map(({ about, level, title, detail }) => (
            <li key={about}>
              {level === 'conflict' ? <Conflict>{title}</Conflict> : <strong className="strong">{title}</strong>}
              {detail !== '' && <span className="small muted">{detail}</span>}
            </li>
          ))}
        </ul>
      )}
      <Fitting food={food} />
    </>
  );
}

function Lines({ lines }: { lines: readonly ScoreChangeLine[] }) {
  return (
    <ol className={styles.lines}>
      {lines.map(({ id, label, reason, points, total, from, to }, at) => (
        <li key={id} data-level={id === SCALE_ENDS ? 'none' : points < 0 ? 'poor' : 'good'}>
          <span>
            {label}
            {reason !== null && <small className="small muted">{reason}</small>}
          </span>
          <b className={`num ${at === 0 || id === SCALE_ENDS ? '' : styles.points}`}>
            {at === 0 ? points : points < 0 ? `−${-points}` : `+${points}`}
          </b>
          <span className="num muted">{total}</span>
          <i
            className={at === 0 || id === SCALE_ENDS ? styles.start : points < 0 ? styles.loss : styles.gain}
            style={{ '--a': from, '--b': to }}
            aria-hidden="true"
          />
        </li>
      ))}
    </ol>
  );
}

/** One food in its place that may be proposed to this person. */
function Fitting({ food }: { food: Food }) {
  const { data } = useQuery({ ...insteadQuery(food), enabled: food.id !== '' });
  const [first] = data?.kind === 'better' ? data.foods : [];
  if (first === undefined) return null;
  const { score, reason } = first;
  return (
    <section className={styles.fitting} aria-labelledby="fitting">
      <h3 id="fitting">{say('screens-welcome.this_one_fits_you')}</h3>
      <Link to={resultsPath(first.food.barcode ?? first.food.id)} className={styles.swap} onClick={closeQuestions}>
        <ProductPicture src={first.food.image} alt="" family={first.food.placeholder} size={72} />
        <span>
          <strong className="strong">{first.food.name}</strong>
          <span className="small muted">{first.occasion ?? first.food.brand}</span>
          <ScoreWord level="good">{unbroken(reason)}</ScoreWord>
        </span>
        <ScoreRing
          score={score}
          label={say('screens-welcome.score_score_of_100_label', { score, label: verdictText(say, scoreLabel(score)) })}
        />
      </Link>
    </section>
  );
}

/** One step from the score for everyone to a person's own. `from` and `to` are the ends of its bar, 0 to 100. */
type ScoreChangeLine = {
  readonly id: string;
  readonly label: string;
  readonly reason: string | null;
  readonly points: number;
  readonly total: number;
  readonly from: number;
  readonly to: number;
};

/** The line of what the ends of the scale take or give: it is of the scale, neither gain nor loss. */
const SCALE_ENDS = 'ends';

type Line = FoodScore['contributions'][number];

/** What made a person's score of the one for everyone: the start, each line of theirs, and what the ends of the scale take or give. */
export function changeLines(
  { healthScore }: Pick<Food, 'healthScore'>,
  { score, contributions, alerts }: Pick<FoodScore, 'score' | 'contributions' | 'alerts'>,
) {
  const start = { id: 'everyone', label: say('screens-welcome.for_everyone_line'), reason: null, points: healthScore };
  const own = contributions.filter(({ group, points }) => group === 'you' && points !== 0).map((line) => stepOf(line, alerts));
  const rest = score - healthScore - own.reduce((sum, { points }) => sum + points, 0);
  const end = { id: SCALE_ENDS, label: say('screens-welcome.score_ends'), reason: null, points: rest };
  let total = 0;
  return [start, ...own, ...(rest === 0 ? [] : [end])].map((step): ScoreChangeLine => {
    const before = total;
    total += step.points;
    const [from, to] = [Math.min(before, total), Math.max(before, total)];
    return { ...step, total: clamped(total), from: clamped(from), to: clamped(to) };
  });
}

function stepOf({ id, label: ledger, reason, points, data }: Line, alerts: FoodScore['alerts']) {
  const conflict = conflictOf(data, alerts);
  // It names the food, not the rule.
  if (conflict !== undefined) return { id, label: conflict.title, reason: `${conflict.detail} ${reason}`.trim(), points };
  if (data.kind !== 'preference') return { id, label: ledger, reason: reason === '' ? null : reason, points };
  const name = termAtStart(say, data.name);
  if (data.reason !== null) return { id, label: say('screens-welcome.by_your_profile', { name }), reason, points };
  const label = data.value < 0 ? say('screens-welcome.you_want_less', { name }) : say('screens-welcome.you_want_more', { name });
  return { id, label, reason: null, points };
}

/** The alert of a line that is the limit of a conflict. */
function conflictOf(data: Line['data'], alerts: FoodScore['alerts']): FoodScore['alerts'][number] | undefined {
  return data.kind === 'conflict cap' ? alerts.find(({ level, about }) => level === 'conflict' && about === data.about) : undefined;
}

const clamped = (value: number): number => clamp(value, 0, 100);

const WARNINGS: readonly string[] = ['conflict', 'traces', 'unknown', 'warning'];

/** The same without what a line of the ledger states already. */
function furtherWarnings(own: Pick<FoodScore, 'contributions' | 'alerts'>): FoodScore['alerts'] {
  const stated = own.contributions.flatMap(({ data, points }) => (points === 0 ? [] : (conflictOf(data, own.alerts) ?? [])));
  return warningsOf(own).filter((alert) => !stated.includes(alert));
}

/** What the person has to know, also where it moves no point: the gravest first. */
function warningsOf({ alerts }: Pick<FoodScore, 'alerts'>): FoodScore['alerts'] {
  return alerts.filter(({ level }) => WARNINGS.includes(level));
}
