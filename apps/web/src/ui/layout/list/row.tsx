import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { Icon, type IconName } from '../../icons/icon.tsx';
import styles from './row.module.css';

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
