import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../icons/icon.tsx';
import styles from './toggle-button.module.css';

type ToggleButtonProps = {
  /** Whether it is on; shown by wash and filled icon, told by `aria-pressed`. */
  pressed: boolean;
  /** Called with the state it should take. */
  onChange: (pressed: boolean) => void;
  /** Icon before the words, filled while on. */
  icon: IconName;
  /** The same words on and off. */
  children: ReactNode;
  /** Ignores presses, e.g. while the first answer is on its way. */
  disabled?: boolean | undefined;
};

/** A button that stays on: Favorite, Purchase. */
export function ToggleButton({ pressed, onChange, icon, children, disabled }: ToggleButtonProps) {
  return (
    <button type="button" className={styles.toggle} aria-pressed={pressed} disabled={disabled} onClick={() => onChange(!pressed)}>
      <Icon name={icon} size="m" />
      {children}
    </button>
  );
}
