import { ringLevel } from '@labelwise/domain/scoring';
import { useState } from 'react';
import type { Food } from '../../data/foods/foods.ts';
import { stripOf } from '../../data/people/verdict-words.ts';
import { type Judged, useSwaps } from '../../data/shopping/basket.ts';
import { changeItem } from '../../data/shopping/shopping.ts';
import type { Entry } from '../../data/shopping/stored-list.ts';
import { say } from '../../i18n/say.ts';
import { listText, shortName } from '../../i18n/words.ts';
import { Link } from '../../lib/navigation.tsx';
import { LIVE, resultsPath, scanToPath } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/messages.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { ProductPicture } from '../../ui/food/product.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ANSWER_SIGNS } from '../../ui/people.tsx';
import styles from './basket.module.css';
import { BasketCard, SwapsCard } from './basket-cards.tsx';
import { EntryRow, type TabProps } from './entry-row.tsx';
import { ShareActs } from './named-lists.tsx';

type BasketTabProps = TabProps & { isKnown: boolean; listed: readonly Entry[]; bought: readonly Entry[]; isFailed: boolean };

/** What was taken: its score, what it brings each person on each day, what is in it, and what would make it better. */
export function BasketTab({ isKnown, listed, bought, isFailed, ...rest }: BasketTabProps) {
  const { judged, foods } = rest;
  const swaps = useSwaps(judged, bought, foods);
  if (bought.length === 0 && !isKnown) return null;
  if (bought.length === 0)
    return (
      <EmptyState
        scene="history"
        title={say('screens-shopping.basket_empty')}
        action={
          <LinkButton to={scanToPath('basket')} state={LIVE} icon="scan">
            {say('screens-shopping.scan_to_basket')}
          </LinkButton>
        }
      >
        {say('screens-shopping.basket_empty_lead')}
      </EmptyState>
    );
  const score = judged?.basket.score ?? null;
  // A food that is still on its way is none without a score.
  const isComing = bought.some(({ foodId }) => foodId !== null && !foods.has(foodId));
  const inIt = <InItCard bought={bought} {...rest} />;
  // Where no swap is proposed the second column would hold buttons alone.
  const isWithoutSwaps = judged?.hasInfant === true;
  return (
    <div className={styles.basket}>
      <div className={styles.column}>
        <BasketCard judged={isComing ? null : judged} isFailed={isFailed} count={bought.length} />
        {!isWithoutSwaps && inIt}
      </div>
      <div className={styles.column}>
        {isWithoutSwaps && inIt}
        <SwapsCard
          swaps={swaps.data}
          isPending={swaps.isLoading}
          retry={swaps.isError ? { busy: swaps.isFetching, press: () => void swaps.refetch() } : null}
          before={score}
          hasInfant={isWithoutSwaps}
          bought={bought}
          scoreOf={(entry) => judged?.items.get(entry)?.verdict.score ?? null}
        />
        <div className={styles.acts}>
          <LinkButton to={scanToPath('basket')} state={LIVE} icon="scan" size="small">
            {say('screens-shopping.scan_to_basket')}
          </LinkButton>
          <Button size="small" onClick={() => empty(bought)}>
            {say('screens-shopping.empty_the_basket')}
          </Button>
        </div>
        <ShareActs listed={listed} bought={bought} score={score} />
      </div>
    </div>
  );
}

function empty(bought: readonly Entry[]): void {
  for (const entry of bought) changeItem(entry, { isRemoved: true });
  toast({
    title: say('screens-shopping.basket_emptied'),
    action: {
      label: say('screens-common.undo'),
      onPress: () => {
        for (const entry of bought) changeItem(entry, { isRemoved: false });
      },
    },
  });
}

/** The foods of the basket as they stand side by side, the best first, and whom one of them is not for; or row by row, to change them. */
function InItCard({ bought, ...rest }: TabProps & { bought: readonly Entry[] }) {
  const [isEdited, setEdited] = useState(false);
  const words = bought.filter(({ foodId }) => foodId === null);
  return (
    <Card
      title={say('screens-shopping.in_it')}
      aside={
        <button type="button" className={`link ${styles.edit}`} aria-expanded={isEdited} onClick={() => setEdited(!isEdited)}>
          {say(isEdited ? 'screens-common.done' : 'screens-shopping.edit')}
        </button>
      }
    >
      {isEdited ? (
        <ul className={styles.rows}>
          {bought.map((entry) => (
            <EntryRow key={entry.id} entry={entry} {...rest} />
          ))}
        </ul>
      ) : (
        <Packs bought={bought.filter(({ foodId }) => foodId !== null)} {...rest} />
      )}
      {words.length > 0 && (
        <p className={`caption ${styles.words}`}>
          <strong>{listText(words.map(({ name }) => name))}</strong> {say('screens-shopping.words_have_no_score', { n: words.length })}
        </p>
      )}
    </Card>
  );
}

type PacksProps = Pick<TabProps, 'foods' | 'judged'> & { bought: readonly Entry[] };

function Packs({ bought, foods, judged }: PacksProps) {
  const packs = bought
    .map((entry) => packOf(entry, foods, judged))
    .sort((one, other) => (other.score ?? -1) - (one.score ?? -1) || (one.entry.id < other.entry.id ? -1 : 1));
  const toSay = packs.filter(({ isToSay }) => isToSay);
  // One line for what several foods have in common.
  const notes = [...new Set(toSay.map(({ text }) => text))]
    .map((text) => {
      const of = toSay.filter((pack) => pack.text === text);
      return { text, answer: of[0]?.answer ?? 'unknown', names: of.map(({ entry }) => shortName(entry.name)) };
    })
    .sort((one, other) => Number(other.answer === 'conflict') - Number(one.answer === 'conflict'));
  if (packs.length === 0) return null;
  return (
    <>
      <ul className={styles.packs}>
        {packs.map(({ entry, food, score, answer, text }) => (
          <li key={entry.id} data-level={answer === 'conflict' ? 'poor' : score === null ? 'none' : ringLevel(score)}>
            <Link to={resultsPath(entry.foodId ?? '')} aria-label={labelOf(entry, score, text)}>
              <ProductPicture src={food?.image ?? null} alt="" family={food?.placeholder ?? 'other'} />
              {(answer === 'conflict' || answer === 'unknown') && <Icon name={ANSWER_SIGNS[answer]} size="m" className={styles.sign} />}
              {entry.quantity > 1 && <span className={styles.times}>{entry.quantity} ×</span>}
              <b>{score ?? '?'}</b>
            </Link>
          </li>
        ))}
      </ul>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map(({ answer, text, names }) => (
            <li key={text} data-level={answer === 'conflict' ? 'poor' : undefined}>
              <Icon name={ANSWER_SIGNS[answer]} size="s" />
              <span>
                <strong className={styles.noteText}>{text}</strong> {listText(names)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A food as one pack of the basket; nothing shows of one whose verdict is of the food before a swap. */
function packOf(entry: Entry, foods: PacksProps['foods'], judged: Judged | null) {
  const food: Food | null = foods.get(entry.foodId ?? '') ?? null;
  const item = judged?.items.get(entry.id);
  const verdict = item?.foodId === entry.foodId ? item.verdict : undefined;
  const strip = verdict === undefined ? null : stripOf(verdict);
  const isMissing = foods.get(entry.foodId ?? '') === null;
  const answer = strip?.answer ?? null;
  return {
    entry,
    food,
    score: verdict?.score ?? null,
    answer,
    text: isMissing ? say('screens-shopping.food_not_here') : (strip?.headline ?? ''),
    /** What all of them have in common needs no line for each. */
    isToSay: isMissing || answer === 'conflict' || answer === 'unknown',
  };
}

function labelOf({ name, quantity }: Entry, score: number | null, text: string): string {
  const amount = quantity === 1 ? '' : `${quantity} ×`;
  return [name, amount, score === null ? say('screens-common.no_score') : String(score), text].filter((part) => part !== '').join(', ');
}
