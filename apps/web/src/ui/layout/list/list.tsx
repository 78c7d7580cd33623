import type { ReactNode } from 'react';
import styles from './list.module.css';

type ListProps = {
  /** `ListItem`s. */
  children: ReactNode;
  /** Accessible name where no heading stands above. */
  label?: string | undefined;
  /** Two columns from 1024 px. */
  columns?: boolean | undefined;
  /** 2 px rules above and below. */
  ruled?: boolean | undefined;
};

/** Rows with hairlines between them. */
export function List({ children, label, columns = false, ruled = false }: ListProps) {
  return (
    <ul aria-label={label} className={`${styles.list} ${columns ? styles.columns : ''} ${ruled ? styles.ruled : ''}`}>
      {children}
    </ul>
  );
}

type ListItemProps = {
  /** One row. */
  children: ReactNode;
};

/** One entry of a `List`. */
export function ListItem({ children }: ListItemProps) {
  return <li className={styles.item}>{children}</li>;
}

type ListGroupProps = {
  /** What the rows below share: "Today". */
  title: string;
  /** The rows. */
  children: ReactNode;
};

/** A group of rows under a quiet title and a 2 px rule. */
export function ListGroup({ title, children }: ListGroupProps) {
  return (
    <section aria-label={title}>
      <h2 className={styles.group}>{title}</h2>
      {children}
    </section>
  );
}
