import type { ReactNode } from 'react';
import { Screen } from '../../ui/layout/screen/screen.tsx';
import styles from './message-screen.module.css';

type MessageScreenProps = {
  title: string;
  text: string;
  /** The ways out, the main one first. */
  actions: ReactNode;
  /** Drawn above the title. */
  art?: ReactNode;
};

/** One message on a page of its own: 404, a page that is not there yet. */
export function MessageScreen({ title, text, actions, art }: MessageScreenProps) {
  return (
    <Screen title={title} lead={text} width="narrow" above={art}>
      <div className={styles.actions}>{actions}</div>
    </Screen>
  );
}
