import type { ReactNode } from 'react';
import styles from './page-columns.module.css';

type PageColumnsProps = {
  /** What comes first: who it is and the answer. Sticks beside the rest from 768 px. */
  first: ReactNode;
  /** Everything after it. */
  children: ReactNode;
};

/** The two columns of the results: one below the other on a phone, 272 px (400 from 1024) and the rest beside it. */
export function PageColumns({ first, children }: PageColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.first}>
        <Stack>{first}</Stack>
      </div>
      <Stack roomy>{children}</Stack>
    </div>
  );
}

type StackProps = {
  /** Parts one below the other. */
  children: ReactNode;
  /** 24 px apart on wide screens instead of 16. */
  roomy?: boolean | undefined;
};

/** Parts one below the other, 16 px apart. */
export function Stack({ children, roomy = false }: StackProps) {
  return <div className={`${styles.stack} ${roomy ? styles.roomy : ''}`}>{children}</div>;
}

type PairProps = {
  /** Two cards. */
  children: ReactNode;
};

/** Two cards side by side from 1024 px, as high as each other; one below the other before. */
export function Pair({ children }: PairProps) {
  return <div className={styles.pair}>{children}</div>;
}
