import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../../icons/icon.tsx';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children'> & {
  /** Which icon. */
  icon: IconName;
  /** What it does; read aloud and shown as the tooltip. */
  label: string;
  /** `plain` (default), `outline`, or `camera` for use over the camera picture. */
  variant?: 'plain' | 'outline' | 'camera' | undefined;
  /** Given for a control that stays on or off (torch): sets `aria-pressed`. */
  pressed?: boolean | undefined;
};

/** A square 44 px button with an icon alone; over the camera 48 px and round. */
export function IconButton({ icon, label, variant = 'plain', pressed, type, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={`${styles.button} ${styles[variant]}`}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
    >
      <Icon name={icon} />
    </button>
  );
}
