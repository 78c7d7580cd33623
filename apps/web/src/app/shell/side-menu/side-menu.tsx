import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accessOf } from '../../../data/session/access.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import { IconButton } from '../../../ui/controls/button/icon-button.tsx';
import { Modal } from '../../../ui/feedback/modal/modal.tsx';
import { MenuItems } from './menu-items.tsx';
import { MenuWho } from './menu-who.tsx';
import styles from './side-menu.module.css';
import { ThemeChoice } from './theme-choice.tsx';
import { Upsell } from './upsell.tsx';

export type SideMenuProps = {
  onClose: () => void;
  onHelp: () => void;
};

/** The menu that slides in from the left: who is signed in, where to go, what premium adds. Every choice closes it. */
export function SideMenu({ onClose, onHelp }: SideMenuProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  // The menu lives for seconds: the moment it opened is good enough.
  const [openedAt] = useState(() => Date.now());
  const access = accessOf(user, openedAt);
  return (
    <Modal onClose={onClose} shape="drawer">
      {(titleId) => (
        <div className={styles.menu}>
          <div className={styles.head}>
            <h2 id={titleId} tabIndex={-1} className={styles.title}>
              {t('Menu')}
            </h2>
            <IconButton icon="close" label={t('Close menu')} onClick={onClose} />
          </div>
          <MenuWho user={user} access={access} onLeave={onClose} />
          <MenuItems onLeave={onClose} onHelp={onHelp} />
          {user !== null && !access.hasPremiumAccess && <Upsell onLeave={onClose} />}
          <ThemeChoice />
        </div>
      )}
    </Modal>
  );
}
