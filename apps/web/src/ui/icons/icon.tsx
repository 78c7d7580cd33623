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

/** One icon in the current text colour. Filled signs take the surface below them from `--knock`, else `--card`. */
export function Icon({ name, size = 'l', label, className }: IconProps) {
  const named = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <svg viewBox="0 0 24 24" className={`${styles.icon} ${styles[size]} ${className ?? ''}`} {...named}>
      {ICON_SHAPES[name]}
    </svg>
  );
}
