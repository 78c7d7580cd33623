import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import styles from './offline.module.css';

/** The heading of a card with its sign. */
export function Titled({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className={styles.titled}>
      <Icon name={icon} />
      {children}
    </span>
  );
}
