import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { Icon, type IconName } from '../../icons/icon.tsx';
import { type ButtonLook, buttonClass } from './button-look.ts';

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
