import type { ShownSwap } from '../../data/shopping/basket.ts';
import { changeItem } from '../../data/shopping/shopping.ts';
import type { Entry } from '../../data/shopping/stored-list.ts';
import { say } from '../../i18n/say.ts';
import { shortName } from '../../i18n/words.ts';
import { Button } from '../../ui/controls/button/button.tsx';
import { NotRenewed } from '../../ui/feedback/message/states.tsx';
import { toast } from '../../ui/feedback/toast/toast-store.ts';
import { Skeleton } from '../../ui/feedback/waiting.tsx';
import { SwapPair, SwapSum } from '../../ui/food/product/swap-pair.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './basket.module.css';

type SwapsProps = {
  swaps: readonly ShownSwap[] | undefined;
  isPending: boolean;
  /** Where they could not be had. */
  retry: { busy: boolean; press: () => void } | null;
  before: number | null;
  hasInfant: boolean;
  bought: readonly Entry[];
  /** The score of an entry's food for its strictest person. */
  scoreOf: (entry: string) => number | null;
};

/** What to take instead, each in one tap, with what it adds to the basket and the exact score after it and those before it. */
export function SwapsCard({ swaps, isPending, retry, before, hasInfant, bought, scoreOf }: SwapsProps) {
  if (hasInfant) return <p className="small muted">{say('screens-shopping.no_swaps_below_three')}</p>;
  if (before === null) return null;
  if (isPending) return <Skeleton width="100%" height="88px" />;
  if (retry !== null)
    return (
      <NotRenewed retryLabel={say('screens-common.try_again')} onRetry={retry.press} busy={retry.busy}>
        {say('screens-insights.swaps_not_loaded')}
      </NotRenewed>
    );
  if (swaps === undefined) return <p className="small muted">{say('screens-shopping.swaps_need_network')}</p>;
  const after = swaps.at(-1)?.scoreAfter;
  if (after === undefined) return <p className="small muted">{say('screens-shopping.nothing_better')}</p>;
  const taken = swaps.flatMap((swap): [Entry, ShownSwap][] => {
    const entry = bought.find(({ id }) => id === swap.itemId);
    return entry === undefined ? [] : [[entry, swap]];
  });
  return (
    <div className={styles.noPrint}>
      <Card
        title={say('screens-shopping.these_swaps', { n: swaps.length })}
        aside={<span aria-label={say('screens-shopping.from_to', { before, after })}>{`${before} → ${after}`}</span>}
      >
        <ol className={styles.swaps}>
          {taken.map(([entry, swap], at) => (
            <Swap
              key={swap.itemId}
              swap={swap}
              gain={swap.scoreAfter - (taken[at - 1]?.[1].scoreAfter ?? before)}
              from={scoreOf(swap.itemId)}
              onTake={() => take([[entry, swap]])}
            />
          ))}
        </ol>
        <SwapSum label={say('screens-shopping.your_basket')} before={before} after={after} />
        <p className={`small muted ${styles.note}`}>{say('screens-people.instead_note')}</p>
        {taken.length > 1 && (
          <div className={styles.all}>
            <Button wide variant="primary" onClick={() => take(taken)}>
              {say('screens-shopping.swap_all')}
            </Button>
          </div>
        )}
      </Card>
    </div>
  );
}

type SwapProps = { swap: ShownSwap; gain: number; from: number | null; onTake: () => void };

function Swap({ swap: { from, to, verdict, scoreAlone, scoreAfter }, gain, from: score, onTake }: SwapProps) {
  return (
    <li className={styles.swap}>
      <SwapPair from={{ ...from, score }} to={{ ...to, score: verdict.score }} />
      <span className={styles.gain} aria-hidden="true">
        {gain === 0 ? '<1' : `+${gain}`}
      </span>
      <span className={styles.balance} aria-hidden="true">
        {scoreAfter}
      </span>
      <p>
        {say('screens-insights.name_for', { name: shortName(from.name) })} <strong>{shortName(to.name)}</strong>
        <span className="caption block">{say('screens-shopping.basket_then', { score: scoreAlone })}</span>
      </p>
      <Button size="small" onClick={onTake}>
        {say('screens-shopping.swap')}
        <span className="sr-only"> {say('screens-shopping.swap_for', { from: from.name, to: to.name })}</span>
      </Button>
    </li>
  );
}

/** Puts foods in the place of others, with the way back. */
function take(swaps: readonly (readonly [Entry, ShownSwap])[]): void {
  for (const [entry, { to }] of swaps) changeItem(entry, { foodId: to.id, name: to.name });
  toast({
    title: say('screens-shopping.swapped', { n: swaps.length }),
    action: {
      label: say('screens-common.undo'),
      onPress: () => {
        for (const [entry] of swaps) changeItem(entry, { foodId: entry.foodId, name: entry.name });
      },
    },
  });
}
