import { Icon, type IconName } from '../../../ui/icons/icon.tsx';
import styles from './scanner-overlay.module.css';

type FrameNoteProps = {
  icon: IconName;
  /** One line about the camera or the code in view. */
  text: string;
  /** The way on, where there is one. */
  action?: { label: string; onPress: () => void } | undefined;
};

/** What the scanner has to say, on the dark of the camera. */
export function FrameNote({ icon, text, action }: FrameNoteProps) {
  return (
    <div className={styles.note} role="status">
      <Icon name={icon} size="m" />
      <p>{text}</p>
      {action && (
        <button type="button" className={styles.noteAction} onClick={action.onPress}>
          {action.label}
        </button>
      )}
    </div>
  );
}
