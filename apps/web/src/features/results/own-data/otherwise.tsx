import { lazy, Suspense, useState } from 'react';
import type { Food } from '../../../data/foods/foods.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import styles from './own-data.module.css';
import type { PackPart } from './pack-fields.ts';

const PackSheet = lazy(() => import('./pack-sheet.tsx').then((m) => ({ default: m.PackSheet })));

const LABELS = {
  product: 'The pack says otherwise: name, brand, quantity, serving',
  figures: 'The pack says otherwise: figures',
  list: 'The pack says otherwise: ingredients',
} as const;

/** Under values of a pack: the person puts them right for themselves. A food without a barcode has no pack to look at. */
export function Otherwise({ food, part }: { food: Food; part: PackPart }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (food.barcode === null) return null;
  return (
    <>
      <button type="button" className={`link ${styles.otherwise}`} aria-label={t(LABELS[part])} onClick={() => setOpen(true)}>
        {t('The pack says otherwise')}
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
  const { t } = useTranslation();
  if (food.facts.listBasis !== 'unconfirmed') return null;
  const hasBoth = food.provenance?.own.some((own) => own.kind === 'list' && own.catalogue !== null) === true;
  return (
    <p className={`caption ${styles.unconfirmed}`}>
      {hasBoth && t('Yours, then the catalogue’s list.')} {t('Not confirmed yet: what it does not name may still be in it.')}
    </p>
  );
}
