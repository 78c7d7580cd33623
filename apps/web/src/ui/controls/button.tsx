import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { To } from 'react-router';
import { Link } from '../../lib/navigation.tsx';
import { useNameTip } from '../feedback/tooltip.tsx';
import { Spinner } from '../feedback/waiting.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';
import styles from './button.module.css';

type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, 'className'> & {
    /** What it does, as words. */
    children: ReactNode;
    /** Icon before the words. */
    icon?: IconName | undefined;
    /** The action runs: a spinner stands in for the icon, presses are ignored, focus stays. */
    loading?: boolean | undefined;
  };

/** A button with words. Primary once per screen, at the thumb; danger only where something is lost. */
export function Button({ variant, size, wide, icon, loading = false, children, type, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // aria-disabled keeps the focus where it is, so the press has to be stopped here (a submit as well).
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass({ variant, size, wide })}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={press}
    >
      {loading ? <Spinner /> : icon && <Icon name={icon} size={size === 'small' ? 'm' : 'l'} />}
      <span className={styles.words}>{children}</span>
    </button>
  );
}

/** How a button, or a link that looks like one, is drawn. */
export type ButtonLook = {
  /** `primary` green, `secondary` outlined (default), `danger` outlined crimson, `quiet` words alone. */
  variant?: 'primary' | 'secondary' | 'danger' | 'quiet' | undefined;
  /** `large` 52 px high (default), `small` 44. */
  size?: 'large' | 'small' | undefined;
  /** Takes the whole width. */
  wide?: boolean | undefined;
};

/** The class names for a look. */
export function buttonClass({ variant = 'secondary', size = 'large', wide = false }: ButtonLook): string {
  return [styles.button, styles[variant], styles[size], wide ? styles.wide : ''].join(' ');
}

type LinkButtonProps = ButtonLook & {
  /** Where it leads inside the app. */
  to: To;
  /** What waits there, as words. */
  children: ReactNode;
  /** Icon before the words. */
  icon?: IconName | undefined;
  /** History state handed to the next screen. */
  state?: unknown;
};

/** A link that looks like a button. For going somewhere; doing something is a `Button`. */
export function LinkButton({ to, icon, state, children, ...look }: LinkButtonProps) {
  return (
    <Link to={to} state={state} className={buttonClass(look)}>
      {icon && <Icon name={icon} size={look.size === 'small' ? 'm' : 'l'} />}
      {children}
    </Link>
  );
}

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
  const { handlers, tip } = useNameTip(label);
  return (
    <button
      {...rest}
      {...handlers}
      type={type ?? 'button'}
      className={`${styles.iconButton} ${styles[variant]}`}
      aria-label={label}
      aria-pressed={pressed}
    >
      <Icon name={icon} />
      {tip}
    </button>
  );
}
