import { Link, type To } from 'react-router';
import { Icon } from '../../icons/icon.tsx';
import styles from './back-button.module.css';

type BackButtonProps = {
  /** The word, e.g. "Back". */
  children: string;
  /** The page that it leads to; without it `onPress` decides. */
  to?: To | undefined;
  onPress?: (() => void) | undefined;
};

/** The way back above a page's title: a link where the page is known, a button where history decides. */
export function BackButton({ children, to, onPress }: BackButtonProps) {
  const inside = (
    <>
      <Icon name="back" size="m" />
      {children}
    </>
  );
  if (to !== undefined)
    return (
      <Link to={to} className={`link ${styles.back}`}>
        {inside}
      </Link>
    );
  return (
    <button type="button" className={`link ${styles.back}`} onClick={onPress}>
      {inside}
    </button>
  );
}
