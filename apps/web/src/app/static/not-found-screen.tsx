import type { PlainId } from '@labelwise/messages';
import { useLocation } from 'react-router';
import { say } from '../../i18n/say.ts';
import { useTitle } from '../../lib/navigation.tsx';
import { paths, type ReturnState } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { Scene } from '../../ui/icons/scenes.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import pagesStyles from '../pages.module.css';
import type { AppRoute } from '../routes.tsx';
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
        <>
          <LinkButton to={paths.home} variant="primary">
            {say('screens-common.go_home')}
          </LinkButton>
          <LinkButton to={paths.search} icon="search">
            {say('screens-common.search_foods')}
          </LinkButton>
        </>
      }
    />
  );
}

/** The card that some pages show to signed-out visitors: what the page is, and the way to sign in and come back. */
export function SignedOutCard({ route }: { route: AppRoute }) {
  const { pathname, search } = useLocation();
  const back: ReturnState = { returnTo: pathname + search };
  const about = ABOUT[route.path];
  return (
    <Screen title={say(route.title)} width="narrow">
      <Card title={say(route.card?.heading ?? route.title)} rule="label">
        <div className={pagesStyles.inside}>
          <p className="muted">{about === undefined ? null : say(about)}</p>
          <LinkButton to={paths.auth} state={back} variant="primary">
            {say(route.card?.button ?? 'screens-common.sign_in')}
          </LinkButton>
        </div>
      </Card>
    </Screen>
  );
}

/** One sentence on what waits behind the sign-in. */
const ABOUT: Readonly<Record<string, PlainId>> = {
  [paths.aiNutritionist]: 'screens-app.ask_about_foods_meals',
  [paths.healthProfile]: 'screens-app.your_goals_conditions_and',
  [paths.dietaryRestrictions]: 'screens-app.choose_what_you_do',
  [paths.subscribe]: 'screens-app.sign_in_to_compare',
};
