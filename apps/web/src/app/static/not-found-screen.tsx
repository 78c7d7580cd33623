import { say } from '../../i18n/say.ts';
import { useTitle } from '../../lib/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/controls/button/button.tsx';
import { Scene } from '../../ui/icons/scenes.tsx';
import styles from './message-screen.module.css';
import { MessageScreen } from './message-screen.tsx';

/** Any unknown path. */
export function NotFoundScreen() {
  useTitle(say('screens-app.page_not_found'));
  return (
    <MessageScreen
      art={<Scene name="not-found" className={styles.art} />}
      title={say('screens-app.page_not_found')}
      text={say('screens-app.there_is_nothing_at')}
      actions={
        <LinkButton to={paths.home} variant="primary">
          {say('screens-common.go_home')}
        </LinkButton>
      }
    />
  );
}
