import { lazy, Suspense, useState } from 'react';
import type { Food } from '../../../data/foods/foods.ts';
import { say } from '../../../i18n/say.ts';
import styles from './own-data.module.css';
import type { PackPart } from './pack-fields.ts';

const PackSheet = lazy(() => import('./pack-sheet.tsx').then((m) => ({ default: m.PackSheet })));

const LABELS = {
  product: 'screens-details.the_pack_says_otherwise_name',
  figures: 'screens-details.the_pack_says_otherwise_figures',
  list: 'screens-details.the_pack_says_otherwise_ingredients',
} as const;

/** Under values of a pack: the person puts them right for themselves. A food without a barcode has no pack to look at. */
export function Otherwise({ food, part }: { food: Food; part: PackPart }) {
  const [isOpen, setOpen] = useState(false);
  if (food.barcode === null) return null;
  return (
    <>
      <button type="button" className={`link ${styles.otherwise}`} aria-label={say(LABELS[part])} onClick={() => setOpen(true)}>
        {say('screens-details.the_pack_says_otherwise')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PackSheet food={food} part={part} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A list that nobody has confirmed as the whole one proves nothing absent; it is read beside the catalogue's. */
export function Unconfirmed({ food }: { food: Food }) {
  if (food.facts.listBasis !== 'unconfirmed') return null;
  const hasBoth = food.provenance?.own.some((own) => own.kind === 'list' && own.catalogue !== null) === true;
  return (
    <p className={`caption ${styles.unconfirmed}`}>
      {hasBoth && say('screens-details.yours_then_the_catalogues')} {say('screens-details.not_confirmed_yet_what')}
    </p>
  );
}
