import { useSwaps } from '../../data/shopping/basket.ts';
import { changeItem } from '../../data/shopping/shopping.ts';
import type { Entry } from '../../data/shopping/stored-list.ts';
import { say } from '../../i18n/say.ts';
import { LIVE, scanToPath } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/controls/button/button.tsx';
import { EmptyState } from '../../ui/feedback/message/states.tsx';
import { toast } from '../../ui/feedback/toast/toast-store.ts';
import styles from './basket.module.css';
import { BasketCard } from './basket-card.tsx';
import type { TabProps } from './entry-row.tsx';
import { InItCard } from './in-it-card.tsx';
import { ShareActs } from './share-acts.tsx';
import { SwapsCard } from './swaps-card.tsx';

type BasketTabProps = TabProps & { listed: readonly Entry[]; bought: readonly Entry[]; isFailed: boolean };

/** What was taken: its score, what it brings each person on each day, what is in it, and what would make it better. */
export function BasketTab({ listed, bought, isFailed, ...rest }: BasketTabProps) {
  const { judged, foods } = rest;
  const swaps = useSwaps(judged, bought, foods);
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
  return (
    <div className={styles.basket}>
      <div className={styles.column}>
        <BasketCard judged={isComing ? null : judged} isFailed={isFailed} count={bought.length} />
        <InItCard bought={bought} {...rest} />
      </div>
      <div className={styles.column}>
        <SwapsCard
          swaps={swaps.data}
          isPending={swaps.isLoading}
          retry={swaps.isError ? { busy: swaps.isFetching, press: () => void swaps.refetch() } : null}
          before={score}
          hasInfant={judged?.hasInfant === true}
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
