import type { ReactNode } from 'react';
import { Scene, type SceneName } from '../../icons/scenes.tsx';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  /** The drawing. */
  scene: SceneName;
  /** What is not there yet. */
  title: string;
  /** One sentence with the way out. */
  children: ReactNode;
  /** One button, the way out. */
  action?: ReactNode | undefined;
};

/** A list with nothing in it yet: drawing, title, one sentence, one button. */
export function EmptyState({ scene, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Scene name={scene} className={styles.scene} />
      <h2>{title}</h2>
      <p className="muted">{children}</p>
      {action}
    </div>
  );
}
