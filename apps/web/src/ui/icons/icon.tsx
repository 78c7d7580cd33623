import styles from './icon.module.css';
import { ICON_SHAPES, type IconName } from './icon-shapes.tsx';

export type { IconName } from './icon-shapes.tsx';

type IconProps = {
  /** Which drawing of the set. */
  name: IconName;
  /** `s` 16, `m` 20, `l` 24 (default), `xl` 32 px. */
  size?: 's' | 'm' | 'l' | 'xl' | undefined;
  /** Accessible name; without one the icon is decoration and hidden from readers. */
  label?: string | undefined;
  /** Extra class of the part that places it. */
  className?: string | undefined;
};

/** Drawings that follow the line: where it runs from right to left they are mirrored. */
const ALONG_THE_LINE: ReadonlySet<IconName> = new Set(['back', 'next', 'menu', 'list', 'out']);

/** One icon in the current text colour. Filled signs take the surface below them from `--knock`, else `--card`. */
export function Icon({ name, size = 'l', label, className }: IconProps) {
  const named = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <svg
      viewBox="0 0 24 24"
      className={`${styles.icon} ${styles[size]} ${className ?? ''}`}
      data-along={ALONG_THE_LINE.has(name) || undefined}
      {...named}
    >
      {ICON_SHAPES[name]}
    </svg>
  );
}

type MarkProps = {
  /** Edge in px; 28 beside the name in the header. */
  size?: number | undefined;
  /** Accessible name; without one it is decoration (the name stands beside it). */
  label?: string | undefined;
};

/** The mark: one bracket of the viewfinder grown into an L, and the last quarter of the score ring in lime. */
export function Mark({ size = 28, label }: MarkProps) {
  const named = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} fill="none" strokeWidth="6" {...named}>
      <rect width="48" height="48" rx="12" fill="var(--brand)" />
      <path d="M14.5 10.5V24a9.5 9.5 0 0 0 9.5 9.5h13.5" stroke="var(--on-brand)" />
      <path d="M24 14.5a9.5 9.5 0 0 1 9.5 9.5" stroke="var(--accent)" />
    </svg>
  );
}
