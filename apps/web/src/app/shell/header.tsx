import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { IconButton } from '../../ui/controls/button/icon-button.tsx';
import { Mark } from '../../ui/icons/mark.tsx';
import styles from './header.module.css';

type HeaderProps = {
  onMenu: () => void;
  menuOpen: boolean;
};

/** The fixed header: logo and name, which lead home, and the menu button. */
export function Header({ onMenu, menuOpen }: HeaderProps) {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <Link to={paths.home} className={styles.brand}>
        <Mark />
        Labelwise
      </Link>
      <IconButton icon="menu" label={t('Menu')} aria-haspopup="dialog" aria-expanded={menuOpen} onClick={onMenu} />
    </header>
  );
}
