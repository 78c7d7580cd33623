import { FREE_SCANS_PER_DAY } from '@labelwise/domain/access';
import type { PlainId } from '@labelwise/messages';
import { type UseMutationResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { addConsumed, type ConsumedEntry, undoConsumed, unitsOf, useChangeEaten } from '../../data/consumed.ts';
import type { Food } from '../../data/foods/foods.ts';
import { type SavedFoodList, savedQuery, toggleSavedFood } from '../../data/saved-foods.ts';
import { useFreeScans } from '../../data/scans.ts';
import { useSession } from '../../data/session/session.ts';
import { useTrialOffer } from '../../data/subscription.ts';
import { useUnsavedScan } from '../../data/unsaved-scans.ts';
import { categoryText } from '../../i18n/category-text.ts';
import { say } from '../../i18n/say.ts';
import { shortName } from '../../i18n/words.ts';
import { Link } from '../../lib/navigation.tsx';
import { comparePath, paths, type ReturnState } from '../../lib/paths.ts';
import { CellButton, CellLink, Cells, CellToggle } from '../../ui/controls/cells.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { SaveFailed } from '../../ui/feedback/messages.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { AmountSheet } from '../../ui/food/amount-sheet.tsx';
import { ProductHead, ProductPicture } from '../../ui/food/product.tsx';
import styles from './head.module.css';

/** Toasts of the toggles. */
const WORDS = {
  favorites: {
    added: 'screens-results.added_to_favorites',
    removed: 'screens-results.removed_from_favorites',
    addFailed: 'screens-results.failed_to_add_to',
    removeFailed: 'screens-results.failed_to_remove_from',
  },
  purchased: {
    added: 'screens-results.added_to_purchased',
    removed: 'screens-results.removed_from_purchased',
    addFailed: 'screens-results.failed_to_update_purchase',
    removeFailed: 'screens-results.failed_to_update_purchase',
  },
} as const satisfies Record<SavedFoodList, Record<string, PlainId>>;

type SavedFoodToggle = { isSaved: boolean; isBusy: boolean; change: (isSaved: boolean) => void };

/** One toggle of a food: shown at once, disabled while its request runs, taken back with a toast when it is refused. */
function useSavedFood(list: SavedFoodList, food: { id: string; name: string }, userId: string): SavedFoodToggle {
  const client = useQueryClient();
  const known = useQuery(savedQuery(list, food.id));
  const words = WORDS[list];
  const [visit] = useState(() => new Map<string, string>());
  const notify = {
    changed: (isSaved: boolean) =>
      void toast({
        title: say(isSaved ? words.added : words.removed),
        description: shortName(food.name),
        action: isSaved ? undefined : { label: say('screens-common.undo'), onPress: () => putBack.mutate(true) },
      }),
    failed: (isSaved: boolean) =>
      void toast({
        title: say('screens-common.error'),
        description: say(isSaved ? words.addFailed : words.removeFailed),
        variant: 'destructive',
        action: { label: say('screens-common.try_again'), onPress: () => putBack.mutate(isSaved) },
      }),
  };
  const options = toggleSavedFood(client, list, { foodId: food.id, userId }, { notify, visit });
  const mutation = useMutation(options);
  // Of its own: the toast may be pressed while the lists are still read again.
  const putBack = useMutation(options);
  const change = useOneAtATime(mutation.mutate);
  return { isSaved: known.data ?? false, isBusy: mutation.isPending || putBack.isPending || known.isPending, change };
}

type SaveButtonsProps = { food: Food; userId: string };

/** The toggles of the two lists that a food is in or not. */
function SaveButtons({ food, userId }: SaveButtonsProps) {
  const favorite = useSavedFood('favorites', food, userId);
  const purchase = useSavedFood('purchased', food, userId);
  return (
    <>
      <CellToggle icon="heart" pressed={favorite.isSaved} disabled={favorite.isBusy} onChange={favorite.change}>
        {say('screens-results.favorite')}
      </CellToggle>
      <CellToggle icon="basket" pressed={purchase.isSaved} disabled={purchase.isBusy} onChange={purchase.change}>
        {say('screens-results.purchase')}
      </CellToggle>
    </>
  );
}

/** What is it: picture, name, maker, category. */
export function Product({ food }: { food: Food }) {
  const detail = [food.brand, food.quantity].filter((part) => part !== null && part !== '').join(' · ');
  return (
    <ProductHead
      picture={<ProductPicture src={food.image} alt="" family={food.placeholder} size={72} eager />}
      name={food.name.trim() === '' ? say('screens-scan.product_without_a_name') : food.name}
      detail={detail === '' ? undefined : detail}
      category={food.category === null ? undefined : categoryText(food.category, food.facts.categoriesTags)}
      moreOfName={say('screens-results.show_the_whole_name')}
      lessOfName={say('screens-results.show_less_of_it')}
    />
  );
}

/** Puts the food onto the shopping list. */
function ListButton({ food }: { food: Food }) {
  const add = async () => {
    const { addFood, addedText } = await import('../../data/shopping/shopping.ts');
    toast({ title: addedText(addFood(food, 'list'), 'list', shortName(food.name)) });
  };
  return (
    <CellButton icon="plus" loading={false} onPress={() => void add()}>
      {say('screens-shopping.list')}
    </CellButton>
  );
}

/** What can be done with the food: members save it and note it as eaten, visitors are offered to sign in; everybody compares. */
export function Acts({ food }: { food: Food }) {
  const { user, isAuthenticated } = useSession();
  const isKnown = food.id !== '';
  if (isAuthenticated && !isKnown) return null;
  return (
    <Cells>
      {user !== null && isKnown && (
        <>
          <SaveButtons food={food} userId={user.id} />
          <EatenButton food={food} />
        </>
      )}
      {!isAuthenticated && <SignIn />}
      {isKnown && <ListButton food={food} />}
      {isKnown && (
        <CellLink icon="compare" to={comparePath([food.id])}>
          {say('screens-common.compare')}
        </CellLink>
      )}
    </Cells>
  );
}

function SignIn() {
  const { pathname, search } = useLocation();
  const state: ReturnState = { returnTo: pathname + search };
  return (
    <CellLink icon="heart" to={paths.auth} state={state}>
      {say('screens-results.sign_in_to_save')}
    </CellLink>
  );
}

/** Notes that the food was eaten. It counts each time, so it is no toggle; its toast can take it back. */
function EatenButton({ food }: { food: Food }) {
  const eaten = useEaten(food);
  const [isOpen, setOpen] = useState(false);
  const { units, isDrink } = unitsOf(food);
  return (
    <>
      <CellButton icon="plus" loading={eaten.busy} onPress={eaten.note}>
        {say('screens-results.i_ate_this')}
      </CellButton>
      {eaten.recorded !== null && (
        <CellButton icon="pencil" loading={false} onPress={() => setOpen(true)}>
          {say('screens-insights.change_how_much')}
        </CellButton>
      )}
      {isOpen && eaten.recorded !== null && (
        <AmountSheet
          name={food.name}
          units={units}
          amount={eaten.recorded.amount}
          isDrink={isDrink}
          onClose={() => setOpen(false)}
          onSave={(amount) => {
            setOpen(false);
            eaten.change(amount);
          }}
        />
      )}
    </>
  );
}

type Recorded = { readonly id: string; readonly amount: number | null };

function useEaten(food: Food): { busy: boolean; note: () => void; recorded: Recorded | null; change: (amount: number) => void } {
  const [recorded, setRecorded] = useState<Recorded | null>(null);
  const client = useQueryClient();
  const failed = (onPress: () => void) =>
    void toast({
      title: say('screens-common.error'),
      description: say('screens-results.this_could_not_be_noted'),
      variant: 'destructive',
      action: { label: say('screens-common.try_again'), onPress },
    });
  const undo: () => void = useMutation(undoConsumed(client, food.id, { failed: () => failed(() => undo()) })).mutate;
  const added = (entry: ConsumedEntry | undefined) => {
    setRecorded(entry?.consumed ?? null);
    toast({
      title: say('screens-results.noted_as_eaten'),
      description: shortName(food.name),
      action: {
        label: say('screens-common.undo'),
        onPress: () => {
          setRecorded(null);
          undo();
        },
      },
    });
  };
  const send = useChangeEaten({
    changed: ({ id, amount }, putBack) => {
      setRecorded((note) => (note?.id === id ? { ...note, amount } : note));
      toast({
        title: say('screens-insights.amount_changed'),
        description: shortName(food.name),
        action: putBack === null ? undefined : { label: say('screens-common.undo'), onPress: putBack },
      });
    },
    failed,
  });
  const change = (amount: number) => {
    if (recorded === null) return;
    send({ id: recorded.id, amount, before: recorded.amount });
  };
  const note: UseMutationResult<ConsumedEntry | undefined, Error, string> = useMutation(
    addConsumed(client, food.id, { added, failed: (key) => failed(() => note.mutate(key)) }),
  );
  const once = useOneAtATime<string>(note.mutate);
  return { busy: note.isPending, note: () => once(crypto.randomUUID()), recorded, change };
}

/** Whether the scan flow came here with today's free scans used up (`/results/temp?limit=scans`). */
function isScanLimit(search: string): boolean {
  return new URLSearchParams(search).get('limit') === 'scans';
}

/** Why the scan of a food is not stored; the food is shown all the same. */
export function NotStored({ food }: { food: Food }) {
  const { search } = useLocation();
  return isScanLimit(search) ? <ScanLimit /> : <NotTaken food={food} />;
}

/** The upsell of a member who has used up today's free scans. */
function ScanLimit() {
  const trial = useTrialOffer();
  const limit = useFreeScans() ?? FREE_SCANS_PER_DAY;
  return (
    <Banner tone="info">
      <p>
        {say('screens-results.you_have_used_your', { limit })} {say('screens-results.this_one_is_shown')}
      </p>
      <p className={styles.ways}>
        <Link to={paths.subscribe} className="link">
          {say('screens-common.upgrade')}
        </Link>
        {trial && (
          <Link to={paths.trialSetup} className="link">
            {say('screens-common.free_trial')}
          </Link>
        )}
      </p>
    </Banner>
  );
}

/** The account did not take it, until a further try goes through. */
function NotTaken({ food }: { food: Food }) {
  const unsaved = useUnsavedScan(food.id, () => toast({ title: say('screens-home.saved_to_your_history') }));
  if (unsaved === null) return null;
  return (
    <SaveFailed alone retryLabel={say('screens-common.try_again')} onRetry={unsaved.again} busy={unsaved.isBusy}>
      <strong>{say('screens-common.scan_not_in_history')}</strong> {unsaved.reason}
    </SaveFailed>
  );
}

type Mutate<Value> = (value: Value, options: { onSettled: () => void }) => void;

/** A mutation that is left out while its last call is under way: presses that come before a button is seen disabled are one. */
function useOneAtATime<Value>(mutate: Mutate<Value>): (value: Value) => void {
  const isRunning = useRef(false);
  return (value) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(value, {
      onSettled: () => {
        isRunning.current = false;
      },
    });
  };
}
