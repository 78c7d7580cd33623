import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';
import styles from './kind-meta.module.css';

type KindMetaProps = {
  icon: IconName;
  /** The tag: "Purchased". */
  kind: string;
  /** What follows it: a date, a category. */
  children: ReactNode;
};

/** What a row is, as sign and word, and what belongs to it. */
export function KindMeta({ icon, kind, children }: KindMetaProps) {
  return (
    <span className={styles.meta}>
      <span className={styles.kind}>
        <Icon name={icon} size="s" />
        {kind}
      </span>
      <span>{children}</span>
    </span>
  );
}
