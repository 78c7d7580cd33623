import { ringLevel } from '@labelwise/domain/scoring';
import { verdictText } from '@labelwise/messages/render/verdict';
import { lazy, Suspense } from 'react';
import { useIsForOthers } from '../../../data/people/has-people.ts';
import { loadWith } from '../../../i18n/load-texts.ts';
import { say } from '../../../i18n/say.ts';
import { Link } from '../../../lib/navigation.tsx';
import { comparePath } from '../../../lib/paths.ts';
import { judged, wordOf } from '../../../lib/score-state.ts';
import { ProductPicture } from '../../../ui/food/product.tsx';
import { LevelGlyph } from '../../../ui/food/score-ring.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { type Card, type FoodCard, type Row, toCompare } from './row.ts';
import styles from './scan-cards.module.css';
import { CurrentCard, Unknown } from './scan-cards.tsx';

export { Unknown as UnknownCard };

export type RowFootProps = {
  row: Row;
  /** Turns to a card of the row, or puts the one on top away. */
  onTurn: (barcode: string | null) => void;
  /** Opens the results of a food. */
  onOpen: (path: string) => void;
};

/** What several scans in a row put at the foot of the camera: the card on top, and all of them small. */
export function RowFoot({ row, onTurn, onOpen }: RowFootProps) {
  return (
    <>
      <CurrentCard row={row} onOpen={onOpen} onAnother={() => onTurn(null)} />
      <Minis row={row} onTurn={onTurn} />
    </>
  );
}

type MinisProps = {
  row: Row;
  /** Turns to a card. */
  onTurn: (barcode: string) => void;
};

/** Every card of the row, small and the newest first. */
export function Minis({ row, onTurn }: MinisProps) {
  if (row.cards.length === 0) return null;
  const foods = toCompare(row);
  return (
    <div className={styles.past}>
      <ol aria-label={say('screens-scan.scanned_the_newest_first')}>
        {row.cards.map((card) => (
          <li key={card.barcode}>
            <Mini card={card} isCurrent={card.barcode === row.current} onTurn={() => onTurn(card.barcode)} />
          </li>
        ))}
      </ol>
      {foods.length > 1 && (
        <Link to={comparePath(foods.map(({ food }) => food.id))} className={styles.compare}>
          <Icon name="compare" />
          {say('screens-scan.compare_count', { count: foods.length })}
        </Link>
      )}
    </div>
  );
}

function Mini({ card, isCurrent, onTurn }: { card: Card; isCurrent: boolean; onTurn: () => void }) {
  const isForOthers = useIsForOthers();
  const current = isCurrent ? { 'aria-current': true as const } : {};
  if (card.kind !== 'food') {
    const label =
      card.kind === 'looking'
        ? say('screens-scan.code_looking_it_up', { code: card.shown })
        : say('screens-scan.code_unknown', { code: card.shown });
    return (
      <button type="button" className={styles.mini} aria-label={label} onClick={onTurn} {...current}>
        <ProductPicture src={null} alt="" family="other" size={40} />
        <b>
          {card.kind === 'looking' ? '…' : '?'}
          {card.kind !== 'looking' && <Icon name="unknown" size="s" />}
        </b>
      </button>
    );
  }
  return isForOthers ? (
    <Suspense fallback={null}>
      <TableMini food={card.food} isCurrent={isCurrent} onTurn={onTurn} />
    </Suspense>
  ) : (
    <OwnMini card={card} isCurrent={isCurrent} onTurn={onTurn} />
  );
}

// Only who has people needs it.
const TableMini = lazy(() => loadWith(import('./table-strip.tsx')).then((m) => ({ default: m.TableMini })));

function OwnMini({ card: { food, score }, isCurrent, onTurn }: { card: FoodCard; isCurrent: boolean; onTurn: () => void }) {
  const current = isCurrent ? { 'aria-current': true as const } : {};
  const { state } = judged(score);
  const level = state === 'no data' ? 'none' : ringLevel(score.score);
  const word = verdictText(say, wordOf({ score: score.score, state }));
  const label = state === 'no data' ? `${food.name}, ${word}` : `${food.name}, ${score.score}, ${word}`;
  return (
    <button type="button" className={styles.mini} data-level={level} aria-label={label} onClick={onTurn} {...current}>
      <ProductPicture src={food.image} alt="" family={food.placeholder} size={40} eager />
      <b>
        {state === 'no data' ? '?' : score.score}
        {level === 'none' || state === 'check' ? (
          <Icon name="unknown" className={styles.glyph} />
        ) : (
          <LevelGlyph level={level} className={styles.glyph} />
        )}
      </b>
    </button>
  );
}
