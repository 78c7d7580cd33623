import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { Link } from '../../lib/navigation.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';
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

type RowProps = {
  /** Icon at the left. */
  icon?: IconName | undefined;
  /** The row's words. */
  title: ReactNode;
  /** A quiet second line. */
  detail?: ReactNode | undefined;
  /** At the right end: a value, a switch, a picture of a value. */
  end?: ReactNode | undefined;
  /** Makes the row a link. */
  to?: To | undefined;
  /** Makes the row a button. */
  onPress?: (() => void) | undefined;
  /** Something is lost by it: crimson words. */
  destructive?: boolean | undefined;
};

/** A row of a menu or a list of settings: link, button or plain. */
export function Row({ icon, title, detail, end, to, onPress, destructive = false }: RowProps) {
  const look = `${styles.row} ${destructive ? styles.destructive : ''}`;
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
      {end}
      {to !== undefined && <Icon name="next" size="s" />}
    </>
  );
  if (to !== undefined)
    return (
      <Link to={to} className={look}>
        {inside}
      </Link>
    );
  if (onPress)
    return (
      <button type="button" className={look} onClick={onPress}>
        {inside}
      </button>
    );
  return <div className={look}>{inside}</div>;
}

type TagProps = {
  /** One or two words. */
  children: ReactNode;
  /** `hole` like a punched tag (categories), `new` lime, `plain` outlined (default). */
  look?: 'plain' | 'hole' | 'new' | undefined;
  /** Before the words. */
  icon?: IconName | undefined;
};

/** A small pill that names something. */
export function Tag({ children, look = 'plain', icon }: TagProps) {
  return (
    <span className={`${styles.tag} ${styles[look]} ${icon === 'conflict' ? styles.harm : ''}`}>
      {icon !== undefined && <Icon name={icon} size="s" />}
      {children}
    </span>
  );
}
