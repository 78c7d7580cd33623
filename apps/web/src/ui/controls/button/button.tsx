import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../../feedback/waiting/spinner.tsx';
import { Icon, type IconName } from '../../icons/icon.tsx';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-look.ts';

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
