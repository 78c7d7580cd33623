import type { ReactNode } from 'react';
import { Tag } from '../../layout/list/tag.tsx';
import { PageTitle } from '../../layout/screen/screen.tsx';
import styles from './product-head.module.css';

type ProductHeadProps = {
  /** The picture, 104 px. */
  picture: ReactNode;
  /** The product's name, the page's h1. */
  name: string;
  /** Maker and pack size: "Alder & Rye · 500 g". */
  detail?: ReactNode | undefined;
  /** Its category. */
  category?: string | undefined;
  /** Toggle buttons, as wide as each other. */
  toggles?: ReactNode | undefined;
};

/** What it is: picture, name, maker, category, and the two toggles. */
export function ProductHead({ picture, name, detail, category, toggles }: ProductHeadProps) {
  return (
    <header className={styles.product}>
      {picture}
      <div className={styles.words}>
        <PageTitle className={styles.name}>{name}</PageTitle>
        {detail !== undefined && <p className="small muted">{detail}</p>}
        {category !== undefined && <Tag look="hole">{category}</Tag>}
      </div>
      {toggles !== undefined && <div className={styles.toggles}>{toggles}</div>}
    </header>
  );
}
