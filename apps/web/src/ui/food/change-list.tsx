import { say } from '../../i18n/say.ts';
import { dateText, epochOf } from '../../lib/dates.ts';
import { resultsPath } from '../../lib/paths.ts';
import { Button } from '../controls/button.tsx';
import { toast } from '../feedback/toast-store.ts';
import styles from './change-list.module.css';
import { FoodRow } from './food-row.tsx';
import type { PackFamily } from './product.tsx';
import { Conflict } from './score.tsx';

/** A food that changed, or a better one in its place (`own`). */
export type ShownChange = {
  readonly what: 'change' | 'better';
  readonly food: {
    readonly id: string;
    readonly barcode: string | null;
    readonly name: string;
    readonly brand: string | null;
    readonly image: string | null;
    readonly placeholder: PackFamily;
  };
  readonly own: { readonly id: string; readonly name: string };
  /** Of the strictest of the household, now. */
  readonly score: number | null;
  readonly seenAt: string | null;
  readonly as: 'purchased' | 'favorite' | 'consumed' | 'scanned';
  /** What it says now; `names`: whom that concerns. */
  readonly lines: readonly { readonly text: string; readonly names: string; readonly isGrave: boolean }[];
};

type ChangeListProps<Item extends ShownChange> = {
  items: readonly Item[];
  /** Accessible name of the list. */
  label: string;
  /** How many lines each shows; all without it. */
  mostLines?: number;
  /** Counts one as seen, or as not seen again. */
  onSee: (item: Item, isSeen: boolean) => Promise<void>;
};

/** Foods that changed: what each says now, for whom, and a way to count it as seen, which can be undone. */
export function ChangeList<Item extends ShownChange>({ items, label, mostLines, onSee }: ChangeListProps<Item>) {
  const see = (item: Item, isSeen: boolean) => {
    onSee(item, isSeen).catch(
      () => void toast({ title: say('screens-common.error'), description: say('screens-common.not_saved'), variant: 'destructive' }),
    );
  };
  const dismiss = (item: Item) => {
    const action = { label: say('screens-common.undo'), onPress: () => see(item, false) };
    toast({ title: say('screens-watch.dismissed'), description: item.own.name, action });
    see(item, true);
  };
  return (
    <ul aria-label={label}>
      {items.map((item) => (
        <li key={`${item.what} ${item.own.id}`} className={styles.item}>
          <FoodRow
            name={item.food.name}
            brand={item.food.brand}
            image={item.food.image}
            family={item.food.placeholder}
            score={item.score}
            meta={sinceOf(item)}
            to={resultsPath(item.food.barcode ?? item.food.id)}
          />
          <div className={styles.below}>
            <ul className={`small ${styles.lines}`}>
              {item.what === 'better' && (
                <li>
                  {say('screens-watch.better')}. <span className="muted">{say('screens-watch.instead_of', { name: item.own.name })}</span>
                </li>
              )}
              {item.lines.slice(0, mostLines).map(({ text, names, isGrave }) => (
                <li key={text}>
                  {isGrave ? <Conflict>{text}</Conflict> : text}
                  {names !== '' && <span className="muted"> {say('screens-watch.concerns', { names })}</span>}
                </li>
              ))}
            </ul>
            <Button
              size="small"
              aria-label={say('screens-watch.dismiss_name', { name: item.food.name })}
              onClick={({ currentTarget }) => {
                focusNext(currentTarget);
                dismiss(item);
              }}
            >
              {say('screens-watch.dismiss')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The row goes away; who works with the keyboard is on the next one then, or on the one before. */
function focusNext(button: HTMLElement): void {
  const row = button.closest('li');
  const near = row?.nextElementSibling ?? row?.previousElementSibling;
  near?.querySelector('button')?.focus();
}

/** Since when it says something else. */
function sinceOf({ what, as, seenAt }: ShownChange): string | undefined {
  const at = epochOf(seenAt);
  return what === 'better' || at === null ? undefined : say(`screens-watch.since_${as}`, { day: dateText(at) });
}
