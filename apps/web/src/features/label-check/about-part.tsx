import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { shelvesQuery, suggestionsQuery } from '../../data/food-search.ts';
import { locale, say } from '../../i18n/say.ts';
import { Chip, ChipGroup } from '../../ui/controls/choice/choice.tsx';
import { Field, Select } from '../../ui/controls/field/field.tsx';
import type { Change, Draft } from './draft.ts';
import styles from './label-check.module.css';

type AboutPartProps = {
  about: Draft['about'];
  /** The barcode belongs to the address and cannot be another. */
  isBarcodeGiven: boolean;
  barcodeError: string | undefined;
  onChange: (change: Change) => void;
};

const MAX_NAME = 200;
const MAX_SUGGESTED = 4;

/** What the product is: barcode, name, brand, quantity, and its category, with suggestions by its name. */
export function AboutPart({ about, isBarcodeGiven, barcodeError, onChange }: AboutPartProps) {
  const set = (changes: Partial<Draft['about']>) => onChange({ kind: 'about', about: changes });
  return (
    <div className={styles.part}>
      <Field
        id="label-barcode"
        label={say('screens-common.barcode')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        readOnly={isBarcodeGiven}
        value={about.barcode}
        error={barcodeError}
        hint={isBarcodeGiven ? undefined : say('screens-label-check.barcode_where')}
        onChange={(event) => set({ barcode: event.target.value.replaceAll(/[^\d]/g, '').slice(0, 14) })}
      />
      <Field
        id="label-name"
        label={say('screens-common.name')}
        autoComplete="off"
        maxLength={MAX_NAME}
        value={about.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <Field
        label={say('screens-common.brand')}
        autoComplete="off"
        maxLength={MAX_NAME}
        value={about.brand}
        onChange={(event) => set({ brand: event.target.value })}
      />
      <Field
        label={say('screens-common.quantity')}
        placeholder={say('screens-label-check.n_500_g')}
        autoComplete="off"
        maxLength={100}
        value={about.quantity}
        onChange={(event) => set({ quantity: event.target.value })}
      />
      <Category about={about} onChange={(category) => set({ category })} />
    </div>
  );
}

type CategoryProps = { about: Draft['about']; onChange: (category: Draft['about']['category']) => void };

/** The shelf that it stands on: by its name, or of all shelves. Without one it is judged by its name and its figures. */
function Category({ about: { name, category }, onChange }: CategoryProps) {
  const words = useDeferredValue(name.trim());
  const { data: byName } = useQuery({ ...suggestionsQuery(words), retry: false });
  const { data: all } = useQuery(shelvesQuery());
  const suggested = (byName?.shelves ?? []).slice(0, MAX_SUGGESTED);
  const shelves = [...(all?.shelves ?? [])];
  if (category !== null && !shelves.some(({ tag }) => tag === category.tag)) shelves.push({ ...category, count: 0, placeholder: 'other' });
  const options = shelves
    .map((shelf) => ({ value: shelf.tag, label: shelf.name }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale()));
  return (
    <>
      {suggested.length > 0 && (
        <ChipGroup label={say('screens-label-check.categories_by_its_name')}>
          {suggested.map(({ tag, name: shelf }) => (
            <Chip key={tag} selected={category?.tag === tag} onChange={(isOn) => onChange(isOn ? { tag, name: shelf } : null)}>
              {shelf}
            </Chip>
          ))}
        </ChipGroup>
      )}
      <Select
        label={say('screens-common.category')}
        aside={say('screens-label-check.optional')}
        placeholder={say('screens-label-check.not_chosen')}
        value={category?.tag ?? ''}
        options={options}
        hint={say('screens-label-check.category_why')}
        onValue={(tag) => {
          const shelf = shelves.find((each) => each.tag === tag);
          onChange(shelf === undefined ? null : { tag, name: shelf.name });
        }}
      />
    </>
  );
}
