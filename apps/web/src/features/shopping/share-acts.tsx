import { type Entry, useShopping } from '../../data/shopping/stored-list.ts';
import { say } from '../../i18n/say.ts';
import { shareText } from '../../platform/device.ts';
import { Button } from '../../ui/controls/button/button.tsx';
import { toast } from '../../ui/feedback/toast/toast-store.ts';
import styles from './shopping.module.css';

type ShareActsProps = {
  listed: readonly Entry[];
  bought: readonly Entry[];
  /** Of the basket. */
  score: number | null;
};

/** List and basket leave the app: as a text, or on paper. */
export function ShareActs({ listed, bought, score }: ShareActsProps) {
  const { lists, current } = useShopping();
  const name = lists.find(({ id }) => id === current)?.name ?? say('screens-app.shopping');
  return (
    <div className={`${styles.pairOfActs} ${styles.noPrint}`}>
      <Button size="small" icon="share" onClick={() => void share(name, listText(name, listed, bought, score))}>
        {say('screens-shopping.share_as_text')}
      </Button>
      <Button size="small" icon="print" onClick={() => window.print()}>
        {say('screens-shopping.print')}
      </Button>
    </div>
  );
}

/** What is to be bought, then what lies in the basket with its score. */
export function listText(name: string, listed: readonly Entry[], bought: readonly Entry[], score: number | null): string {
  const line = (sign: string) => (entry: Entry) => `${sign} ${entry.quantity === 1 ? '' : `${entry.quantity} × `}${entry.name}`;
  return [
    name,
    ...listed.map(line('☐')),
    ...(bought.length === 0 ? [] : ['', say('screens-shopping.in_the_basket'), ...bought.map(line('☑'))]),
    ...(score === null ? [] : ['', say('screens-shopping.basket_score', { score })]),
  ].join('\n');
}

async function share(title: string, text: string): Promise<void> {
  const outcome = await shareText(title, text);
  if (outcome === 'copied') toast({ title: say('screens-shopping.copied') });
  if (outcome === 'failed')
    toast({ title: say('screens-common.error'), description: say('screens-shopping.not_copied'), variant: 'destructive' });
}
