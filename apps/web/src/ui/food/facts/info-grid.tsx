import type { ReactNode } from 'react';
import styles from './info-grid.module.css';

type InfoGridProps = {
  /** `InfoBlock`s: barcode, ingredients. */
  children: ReactNode;
  /** The nutrition facts; beside the blocks from 1024 px. */
  facts: ReactNode;
};

/** The product information: what the pack says, and its figures. */
export function InfoGrid({ children, facts }: InfoGridProps) {
  return (
    <div className={styles.grid}>
      <div className={styles.blocks}>{children}</div>
      <div className={styles.facts}>{facts}</div>
    </div>
  );
}

type InfoBlockProps = {
  /** A quiet heading. */
  title: string;
  /** The content. */
  children: ReactNode;
};

/** One thing that the pack says. */
export function InfoBlock({ title, children }: InfoBlockProps) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  );
}
