import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { Link } from '../../lib/navigation.tsx';
import { Spinner } from '../feedback/waiting.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';
import styles from './cells.module.css';

type CellsProps = {
  /** `CellToggle`, `CellButton` and `CellLink`: four at most. */
  children: ReactNode;
};

/** At the foot of a card: what can be done with it, in equal parts between hairlines. */
export function Cells({ children }: CellsProps) {
  return <div className={styles.cells}>{children}</div>;
}

type CellProps = {
  /** Icon with the words. */
  icon: IconName;
  /** What it does, in one or two words. */
  children: ReactNode;
};

type CellToggleProps = CellProps & {
  /** Whether it is on; shown by colour and filled icon, announced by `aria-pressed`. */
  pressed: boolean;
  /** Called with the state it should take. */
  onChange: (pressed: boolean) => void;
  /** Ignores presses, e.g. while the first answer is on its way. */
  disabled?: boolean | undefined;
};

/** A part that stays on: Favorite, Purchase. */
export function CellToggle({ icon, children, pressed, onChange, disabled }: CellToggleProps) {
  return (
    <button type="button" className={styles.cell} aria-pressed={pressed} disabled={disabled} onClick={() => onChange(!pressed)}>
      <Icon name={icon} size="m" />
      <span>{children}</span>
    </button>
  );
}

type CellButtonProps = CellProps & {
  onPress: () => void;
  /** The action runs: a spinner stands in for the icon, presses are ignored. */
  loading: boolean;
};

/** A part that does something each time. */
export function CellButton({ icon, children, onPress, loading }: CellButtonProps) {
  return (
    <button
      type="button"
      className={styles.cell}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? undefined : onPress}
    >
      {loading ? <Spinner /> : <Icon name={icon} size="m" />}
      <span>{children}</span>
    </button>
  );
}

type CellLinkProps = CellProps & {
  to: To;
  /** History state handed to the next screen. */
  state?: unknown;
};

/** A part that leads on. */
export function CellLink({ icon, children, to, state }: CellLinkProps) {
  return (
    <Link to={to} state={state} className={styles.cell}>
      <Icon name={icon} size="m" />
      <span>{children}</span>
    </Link>
  );
}
