import styles from './button.module.css';

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
