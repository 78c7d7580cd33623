import { type HouseholdVerdict, speaksNothingAgainst } from '@labelwise/domain/people';
import { ringLevel, scoreLabel } from '@labelwise/domain/scoring';
import { verdictText } from '@labelwise/messages/render/verdict';
import { useId, useState } from 'react';
import type { Food } from '../../data/foods/foods.ts';
import { ME } from '../../data/people/has-people.ts';
import { stripOf } from '../../data/people/verdict-words.ts';
import type { Judged } from '../../data/shopping/basket.ts';
import { changeItem, chooseFor } from '../../data/shopping/shopping.ts';
import type { Entry } from '../../data/shopping/stored-list.ts';
import { say } from '../../i18n/say.ts';
import { Link } from '../../lib/navigation.tsx';
import { resultsPath, searchPath } from '../../lib/paths.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { ProductPicture } from '../../ui/food/product.tsx';
import { ScoreWord } from '../../ui/food/score.tsx';
import { ScoreRing } from '../../ui/food/score-ring.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { ANSWER_SIGNS } from '../../ui/people.tsx';
import styles from './shopping.module.css';

export type TabProps = {
  foods: ReadonlyMap<string, Food | null>;
  judged: Judged | null;
  nameOf: (member: string | null) => string | null;
};

type RowProps = Pick<TabProps, 'foods' | 'judged' | 'nameOf'> & {
  entry: Entry;
  /** Takes the place of ticking it off at once. */
  onTick?: ((entry: Entry, box: HTMLInputElement) => void) | undefined;
  /** Somebody else added or changed it just now. */
  isNew?: boolean | undefined;
};

/** One entry: ticked off it lies in the basket. For whom it is not stands below its name; a press on the name opens how many there are. */
export function EntryRow({ entry, foods, judged, nameOf, onTick, isNew = false }: RowProps) {
  const { id, name, foodId, quantity, place } = entry;
  const nameId = useId();
  const amountId = useId();
  const [isOpen, setOpen] = useState(false);
  const food = foodId === null ? null : (foods.get(foodId) ?? null);
  const item = judged?.items.get(id);
  // What was judged may still be the food from before a swap or a choice.
  const verdict = item?.foodId === foodId ? item.verdict : undefined;
  const strip = verdict === undefined ? null : stripOf(verdict);
  const ownScore = verdict === undefined ? null : ownWord(verdict);
  const isDone = place === 'basket';
  const meta = [
    amountText(quantity, food?.quantity ?? ''),
    food?.brand ?? '',
    addedByText(entry, nameOf),
    entry.isWaiting ? say('screens-shopping.not_sent_yet') : '',
    foodId !== null && foods.get(foodId) === null ? say('screens-shopping.food_not_here') : '',
  ].filter((part) => part !== '');
  return (
    <li className={styles.row} data-done={isDone} data-new={isNew || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the food's name stands beside it and names the tick */}
      <label className={styles.tickPlace}>
        <input
          type="checkbox"
          className={styles.tick}
          checked={isDone}
          aria-labelledby={nameId}
          onChange={({ currentTarget }) => {
            if (onTick === undefined) changeItem(entry, { place: isDone ? 'list' : 'basket' });
            else onTick(entry, currentTarget);
          }}
        />
      </label>
      {food === null ? (
        <span className={styles.bare} aria-hidden="true">
          <Icon name={foodId === null ? 'plus' : 'unknown'} />
        </span>
      ) : (
        <ProductPicture src={food.image} alt="" family={food.placeholder} size={44} />
      )}
      <div className={styles.words}>
        <button type="button" className={styles.name} aria-expanded={isOpen} aria-controls={amountId} onClick={() => setOpen(!isOpen)}>
          <span id={nameId}>{name}</span>
        </button>
        {ownScore !== null && (
          <p className={styles.answer}>
            <ScoreWord level={ringLevel(ownScore)}>{verdictText(say, scoreLabel(ownScore))}</ScoreWord>
          </p>
        )}
        {ownScore === null && strip !== null && strip.headline !== null && strip.answer !== 'free' && (
          <p className={styles.answer} data-level={strip.answer === 'conflict' ? 'poor' : undefined}>
            <Icon name={ANSWER_SIGNS[strip.answer]} size="s" />
            {strip.headline}
          </p>
        )}
        {meta.length > 0 && <p className={styles.meta}>{meta.join(' · ')}</p>}
      </div>
      {foodId === null ? (
        !isDone && (
          <Link to={searchPath(name)} className={`${styles.choose} ${styles.noPrint}`} onClick={() => chooseFor(id)}>
            <Icon name="search" size="m" />
            <span aria-hidden="true">{say('screens-shopping.choose')}</span>
            <span className="sr-only">{say('screens-shopping.choose_for', { name })}</span>
          </Link>
        )
      ) : (
        <Link to={resultsPath(foodId)} className={styles.score}>
          <span className="sr-only">{name}</span>
          {verdict === undefined ? (
            <Icon name="next" />
          ) : (
            <ScoreRing score={verdict.score} state={stateOf(verdict.answer, verdict.score)} />
          )}
        </Link>
      )}
      <div className={styles.count} id={amountId} hidden={!isOpen}>
        <IconButton
          icon="minus"
          label={say('screens-shopping.one_less', { name })}
          disabled={quantity <= 1}
          onClick={() => changeItem(entry, { quantity: quantity - 1 })}
        />
        <span className="num">{quantity}</span>
        <IconButton
          icon="plus"
          label={say('screens-shopping.one_more', { name })}
          disabled={quantity >= 99}
          onClick={() => changeItem(entry, { quantity: quantity + 1 })}
        />
        <IconButton icon="trash" label={say('screens-shopping.remove_name', { name })} onClick={() => remove(entry)} />
      </div>
    </li>
  );
}

/** "3 × 500 g", "3 ×", "500 g". */
function amountText(quantity: number, size: string): string {
  return quantity === 1 ? size : `${quantity} × ${size}`.trim();
}

/** Who of the others of the household added or changed it; empty where that was oneself. */
export function addedByText({ addedBy, changedBy }: Entry, nameOf: TabProps['nameOf']): string {
  const who = nameOf(changedBy) ?? nameOf(addedBy);
  return who === null ? '' : say(changedBy === addedBy ? 'screens-shopping.added_by' : 'screens-shopping.last_changed_by', { who });
}

/**
 * The score whose word stands in the row, as in every other list. "Safe" is for a table: beside the low score of somebody who shops for
 * themselves it would read as a recommendation. `null`: whom it suits stands there instead.
 */
function ownWord({ answer, score, people }: HouseholdVerdict): number | null {
  const isOwn = people.length === 1 && people[0]?.id === ME;
  return isOwn && speaksNothingAgainst(answer) ? score : null;
}

function stateOf(answer: string, score: number | null) {
  if (score === null) return 'no data' as const;
  return answer === 'unknown' ? ('check' as const) : ('judged' as const);
}

function remove(entry: Entry): void {
  changeItem(entry, { isRemoved: true });
  toast({
    title: say('screens-shopping.is_removed', { name: entry.name }),
    action: { label: say('screens-common.undo'), onPress: () => changeItem(entry, { isRemoved: false }) },
  });
}
