import { useTranslation } from '../../i18n/translation.ts';
import { paths } from '../../lib/paths.ts';
import { useTitle } from '../../lib/use-title.ts';
import { LinkButton } from '../../ui/controls/button/button.tsx';
import { Scene } from '../../ui/icons/scenes.tsx';
import styles from './message-screen.module.css';
import { MessageScreen } from './message-screen.tsx';

/** Any unknown path. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  useTitle(t('Page Not Found'));
  return (
    <MessageScreen
      art={<Scene name="not-found" className={styles.art} />}
      title={t('Page Not Found')}
      text={t('There is nothing at this address. It may have moved, or the link was not copied whole.')}
      actions={
        <LinkButton to={paths.home} variant="primary">
          {t('Go Home')}
        </LinkButton>
      }
    />
  );
}
