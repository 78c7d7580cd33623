import type { ReactNode } from 'react';
import styles from './tag.module.css';

type TagProps = {
  /** One or two words. */
  children: ReactNode;
  /** `hole` like a punched tag (categories), `new` lime, `plain` outlined (default). */
  look?: 'plain' | 'hole' | 'new' | undefined;
};

/** A small pill that names something. */
export function Tag({ children, look = 'plain' }: TagProps) {
  return <span className={`${styles.tag} ${styles[look]}`}>{children}</span>;
}
