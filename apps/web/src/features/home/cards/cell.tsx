import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './cell.module.css';

type CellProps = {
  to: string;
  title: string;
  /** At the title's right end. */
  badge?: ReactNode | undefined;
  /** What can be seen of the area from here. */
  children?: ReactNode | undefined;
  /** One quiet line at the foot. */
  say: ReactNode;
};

/** A door to an area of the app: its name, a glimpse of what is inside, one line. The whole card is the link. */
export function Cell({ to, title, badge, children, say }: CellProps) {
  return (
    <Link to={to} className={styles.cell}>
      <span className={styles.head}>
        <h2>{title}</h2>
        {badge}
      </span>
      {children !== undefined && <span className={styles.inside}>{children}</span>}
      <span className={styles.say}>{say}</span>
    </Link>
  );
}
