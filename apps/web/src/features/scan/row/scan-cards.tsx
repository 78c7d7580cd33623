import { isFittingScore, ringLevel } from '@labelwise/domain/scoring';
import { verdictText } from '@labelwise/messages/render/verdict';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Food } from '../../../data/foods/foods.ts';
import { useHasPeople, useIsForOthers } from '../../../data/people/has-people.ts';
import { useFreeScans } from '../../../data/scans.ts';
import type { FoodScore } from '../../../data/scores/scores.ts';
import { useUnsavedScan } from '../../../data/unsaved-scans.ts';
import { loadWith } from '../../../i18n/load-texts.ts';
import { say } from '../../../i18n/say.ts';
import { Link } from '../../../lib/navigation.tsx';
import { labelPath, paths, resultsPath } from '../../../lib/paths.ts';
import { judged, wordOf } from '../../../lib/score-state.ts';
import { useSwipe } from '../../../lib/use-swipe.ts';
import { SaveFailed } from '../../../ui/feedback/messages.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Spinner } from '../../../ui/feedback/waiting.tsx';
import { ProductPicture } from '../../../ui/food/product.tsx';
import { ScoreWord } from '../../../ui/food/score.tsx';
import { ScoreRing } from '../../../ui/food/score-ring.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { type Card, cardOf, type FoodCard, firstUnsaved, type Row } from './row.ts';
import styles from './scan-cards.module.css';

export type CurrentCardProps = {
  row: Row;
  /** Opens the results of a food. */
  onOpen: (path: string) => void;
  /** Puts the card away, the next code is waited for. */
  onAnother: () => void;
};

/** The card on top of the row. A conflict is read at once, everything else politely; both regions stand from the start. */
export function CurrentCard({ row, onOpen, onAnother }: CurrentCardProps) {
  const card = cardOf(row, row.current);
  const isConflict = card?.kind === 'food' && reasonOf(card.score, card.food.says).sign === 'conflict';
  const shown = card && (
    <CardBody key={card.barcode} card={card} isUnsaved={firstUnsaved(row) === card.barcode} onOpen={onOpen} onAnother={onAnother} />
  );
  return (
    <div>
      <div role="status">{!isConflict && shown}</div>
      <div role="alert">{isConflict && shown}</div>
    </div>
  );
}

type CardBodyProps = Pick<CurrentCardProps, 'onOpen' | 'onAnother'> & { card: Card; isUnsaved: boolean };

function CardBody({ card, isUnsaved, onOpen, onAnother }: CardBodyProps) {
  switch (card.kind) {
    case 'looking':
      return <LookingUp card={card} />;
    case 'food':
      return <Found card={card} isUnsaved={isUnsaved} onOpen={onOpen} />;
    case 'unknown':
      return <Unknown shown={card.shown} code={card.barcode} onAnother={onAnother} />;
    case 'failed':
      return <Failed card={card} onAnother={onAnother} />;
  }
}

/** The card in its shape, while the food is on its way. */
function LookingUp({ card }: { card: Card }) {
  return (
    <article className={styles.card}>
      <span className={styles.grab} aria-hidden="true" />
      <div className={styles.who}>
        <span className={styles.blank} />
        <div>
          <h2 className={`num ${styles.name}`}>{card.shown}</h2>
          <p className="small muted">{say('screens-scan.looking_it_up')}</p>
        </div>
        <span className={styles.waiting}>
          <Spinner size="l" />
        </span>
      </div>
    </article>
  );
}

// Only who has people needs it: its code and words come with the first card.
const TableStrip = lazy(() => loadWith(import('./table-strip.tsx')).then((m) => ({ default: m.TableStrip })));

/** A card swiped this far up is opened, in px. */
const SWIPE_PX = 60;

/** One food: picture, name, word, ring and the one reason; a swipe up or the reason's link opens it. */
function Found({ card, isUnsaved, onOpen }: { card: FoodCard; isUnsaved: boolean; onOpen: (path: string) => void }) {
  const { food, score } = card;
  const path = resultsPath(food.barcode ?? card.barcode);
  const hasPeople = useHasPeople();
  // Then the strip has the word and the rings, the strictest first.
  const isForOthers = useIsForOthers();
  const swipe = useSwipe('up', SWIPE_PX, () => onOpen(path));
  const { state } = judged(score);
  const reason = reasonOf(score, food.says);
  const isConflict = reason.sign === 'conflict';
  const name = food.name.trim() === '' ? say('screens-scan.product_without_a_name') : food.name;
  const detail = [food.brand, food.quantity].filter((part) => part !== null && part !== '').join(' · ');
  const why = <ReasonLink reason={reason} path={path} name={name} />;
  return (
    <article
      className={`${styles.card} ${isConflict ? styles.conflict : ''}`}
      data-level={isForOthers || state === 'no data' ? 'none' : ringLevel(score.score)}
      style={{ translate: `0 ${-swipe.offset}px` }}
      {...swipe.handlers}
    >
      <span className={styles.grab} aria-hidden="true" />
      {isConflict && why}
      <div className={styles.who}>
        <ProductPicture src={food.image} alt="" family={food.placeholder} size={64} eager />
        <div>
          <h2 className={styles.name}>{name}</h2>
          {detail !== '' && <p className={`small muted ${styles.detail}`}>{detail}</p>}
          {!isForOthers && (
            <p className="small">
              <ScoreWord level={ringLevel(score.score)} state={state}>
                {verdictText(say, wordOf({ score: score.score, state }))}
              </ScoreWord>
            </p>
          )}
        </div>
        {!isForOthers && (
          <span className={styles.ring}>
            <ScoreRing score={score.score} state={state} size="middle" />
          </span>
        )}
      </div>
      {hasPeople && (
        <Suspense fallback={null}>
          <TableStrip food={food} />
        </Suspense>
      )}
      {!isConflict && why}
      {isUnsaved && <BeyondLimit />}
      <NotSaved foodId={food.id} />
    </article>
  );
}

function ReasonLink({ reason, path, name }: { reason: Reason; path: string; name: string }) {
  const { text } = reason;
  return (
    <Link to={path} className={styles.reason} data-sign={reason.sign}>
      <Icon name={reason.sign} />
      <span>
        <strong>{reason.title}</strong> {text !== null && (typeof text === 'string' ? text : say('screens-scan.costs_points', text))}
        <span className="sr-only">{say('screens-scan.open_name', { name })}</span>
      </span>
      <Icon name="down" className={styles.open} />
    </Link>
  );
}

/** The account did not take the scan; the food stands all the same. */
function NotSaved({ foodId }: { foodId: string }) {
  const unsaved = useUnsavedScan(foodId, () => toast({ title: say('screens-home.saved_to_your_history') }));
  if (unsaved === null) return null;
  return (
    <SaveFailed retryLabel={say('screens-common.try_again')} onRetry={unsaved.again} busy={unsaved.isBusy}>
      <strong>{say('screens-common.scan_not_in_history')}</strong> {unsaved.reason}
    </SaveFailed>
  );
}

/** Stands once a row: the food stands all the same. */
function BeyondLimit() {
  const limit = useFreeScans();
  return limit === null ? null : <p className={`small ${styles.unsaved}`}>{say('screens-scan.not_saved_limit_of', { limit })}</p>;
}

type UnknownProps = {
  /** The digits as on the pack. */
  shown: string;
  /** The same as a barcode. */
  code: string;
  /** Puts the card away. */
  onAnother: () => void;
};

/** A code that nobody knows: asked about once, with the ways on. */
export function Unknown({ shown, code, onAnother }: UnknownProps) {
  return (
    <Message title={say('screens-scan.nobody_knows_this_one')} digits={shown} text={say('screens-scan.two_photos_of_its')}>
      <Ways code={code} onAnother={onAnother} />
    </Message>
  );
}

/** What a person can do about a code without an answer. */
function Ways({ code, onAnother }: Pick<UnknownProps, 'code' | 'onAnother'>) {
  return (
    <div className={styles.ways}>
      <Link to={labelPath(code)} className={styles.firstWay}>
        <Icon name="camera" size="m" />
        {say('screens-common.photograph_label')}
      </Link>
      <Link to={paths.search}>
        <Icon name="search" size="m" />
        {say('screens-scan.search_by_name')}
      </Link>
      <button type="button" onClick={onAnother}>
        <Icon name="scan" size="m" />
        {say('screens-scan.scan_another')}
      </button>
    </div>
  );
}

type FailedProps = Pick<CurrentCardProps, 'onAnother'> & { card: Extract<Card, { kind: 'failed' }> };

/** A look-up without an answer: the label and the search lead on where the code itself was right. */
function Failed({ card, onAnother }: FailedProps) {
  const texts = {
    offline: 'screens-scan.you_are_offline_hold',
    score: 'screens-scan.failed_to_calculate_food',
    invalid: 'screens-scan.barcode_must_be_8',
    'rate-limited': 'screens-scan.too_many_look_ups',
    'not-found': 'screens-scan.product_not_found_in',
    server: 'screens-scan.the_look_up_failed',
  } as const;
  return (
    <Message title={say('screens-scan.no_answer_for_this')} digits={card.shown} text={say(texts[card.fault])}>
      {card.fault !== 'invalid' && <Ways code={card.barcode} onAnother={onAnother} />}
    </Message>
  );
}

function Message({ title, digits, text, children }: { title: string; digits: string; text: string; children?: ReactNode }) {
  return (
    <article className={styles.card}>
      <span className={styles.grab} aria-hidden="true" />
      <h2 className={styles.title}>{title}</h2>
      <p className={`num ${styles.digits}`}>{digits}</p>
      <p className="small muted">{text}</p>
      {children}
    </article>
  );
}

/** The one thing that a card says beside the score: its strong first words, and a line after them. */
type Reason = { sign: 'conflict' | 'fits' | 'caution' | 'unknown'; title: string; text: string | Cost | null };

/** What costs a food most, in points. */
type Cost = { what: string; points: number };

/**
 * A conflict goes before everything; then what the pack leaves open; then the one sentence about the food, or where the score starts and
 * what costs it most.
 */
export function reasonOf(score: FoodScore, says: Food['says']): Reason {
  const conflict = score.alerts.find(({ level }) => level === 'conflict');
  if (conflict !== undefined) return { sign: 'conflict', title: conflict.title, text: conflict.detail };
  const open = score.alerts.find(({ level }) => level === 'traces' || level === 'unknown');
  if (open !== undefined) return { sign: open.level === 'traces' ? 'caution' : 'unknown', title: open.title, text: open.detail };
  if (judged(score).state === 'no data') return { sign: 'unknown', title: say('screens-scan.the_figures_of_the'), text: null };
  const sign = isFittingScore(score) ? 'fits' : 'caution';
  if (says !== undefined) return { sign, title: says.text, text: null };
  const [start, ...rest] = score.contributions;
  const loss = rest.filter(({ points }) => points < 0).toSorted((one, other) => one.points - other.points)[0];
  return {
    sign,
    title: start?.label ?? score.label,
    text: loss === undefined ? null : { what: loss.label, points: -loss.points },
  };
}
