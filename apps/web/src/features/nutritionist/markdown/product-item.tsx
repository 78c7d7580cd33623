import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { foodQuery } from '../../../data/foods/foods.ts';
import { ProductPicture } from '../../../ui/food/product/product-picture.tsx';
import { ScoreRing } from '../../../ui/food/score/score-ring.tsx';
import type { ItemProduct } from './product-in.ts';
import styles from './product-item.module.css';

/**
 * An item of a list about a product: its drawn pack, the answer's words, and the score that they state as a ring. Answers
 * never bring pictures from elsewhere, so the pack is always drawn.
 */
export function ProductItem({ product: { barcode, score }, children }: { product: ItemProduct; children: ReactNode }) {
  const { data } = useQuery(foodQuery(barcode));
  return (
    <li data-product="" className={styles.item}>
      <ProductPicture src={null} alt="" family={data?.placeholder ?? 'other'} size={44} />
      <div className={styles.words}>{children}</div>
      {score !== null && <ScoreRing score={score} decorative />}
    </li>
  );
}
