import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { suggestionsQuery } from '../../data/food-search.ts';
import type { Food } from '../../data/foods/foods.ts';
import { newestFavoritesQuery } from '../../data/saved-foods.ts';
import { useSession } from '../../data/session/session.ts';
import { addedText, addFood, addWords } from '../../data/shopping/shopping.ts';
import { say } from '../../i18n/say.ts';
import { Link } from '../../lib/navigation.tsx';
import { LIVE, scanToPath } from '../../lib/paths.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { IconButton } from '../../ui/controls/button/button.tsx';
import { Field } from '../../ui/controls/field/field.tsx';
import { toast } from '../../ui/feedback/toast/toast-store.ts';
import { ProductPicture } from '../../ui/food/product/product.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Fold } from '../../ui/layout/fold.tsx';
import styles from './add-to-list.module.css';

/** How long after the last letter foods are proposed. */
const TYPING_MS = 120;
const MAX_FAVORITES = 10;

/** By name, as words alone, or by the camera: in sight at the foot of the window, however long the list is. */
export function AddToList({ isFirst }: { isFirst: boolean }) {
  const [text, setText] = useState('');
  const words = useDebounced(text.trim(), TYPING_MS);
  const { data } = useQuery(suggestionsQuery(words));
  const found = text.trim() === '' || words === '' ? [] : (data?.hits ?? []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (addWords(text)) setText('');
  };
  return (
    <div className={styles.add} data-field-at-foot>
      {found.length > 0 && <Found foods={found} onAdded={() => setText('')} />}
      <form onSubmit={submit}>
        <Field
          label={say('screens-shopping.add_to_list')}
          hideLabel
          placeholder={say('screens-shopping.add_to_list')}
          hint={isFirst ? say('screens-shopping.add_hint') : undefined}
          value={text}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          trailing={
            <>
              <IconButton type="submit" icon="plus" label={say('screens-common.add')} />
              <Link to={scanToPath('list')} state={LIVE} className={styles.scan} aria-label={say('screens-common.scan')}>
                <Icon name="scan" />
              </Link>
            </>
          }
        />
      </form>
    </div>
  );
}

type FoundFood = Pick<Food, 'id' | 'name' | 'brand' | 'image' | 'placeholder'>;

/** Products of the words that are typed; one press adds one. */
function Found({ foods, onAdded }: { foods: readonly FoundFood[]; onAdded: () => void }) {
  return (
    <ul className={styles.found} aria-label={say('screens-shopping.foods_found')}>
      {foods.map((food) => (
        <li key={food.id}>
          <button
            type="button"
            onClick={() => {
              addFood(food, 'list');
              onAdded();
            }}
          >
            <ProductPicture src={food.image} alt="" family={food.placeholder} size={44} />
            <span>
              <strong>{food.name}</strong>
              {food.brand !== null && <span className="caption block">{food.brand}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** One press each. */
export function Favorites() {
  const { isAuthenticated } = useSession();
  const { data } = useQuery({ ...newestFavoritesQuery(MAX_FAVORITES), enabled: isAuthenticated });
  if (data === undefined || data.length === 0) return null;
  return (
    <div className={styles.favorites}>
      <Fold title={say('screens-shopping.from_favorites')}>
        <ul className={styles.found}>
          {data.map(({ favorite, food }) => (
            <li key={favorite.id}>
              <button type="button" onClick={() => void toast({ title: addedText(addFood(food, 'list'), 'list', food.name) })}>
                <ProductPicture src={food.image} alt="" family={food.placeholder} size={44} />
                <strong>{food.name}</strong>
              </button>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
