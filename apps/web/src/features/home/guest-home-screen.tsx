import type { PlainId } from '@labelwise/messages';
import { lazy, Suspense } from 'react';
import { useScoreRevision } from '../../data/preferences-updated.ts';
import { openQuestions } from '../../data/questions.ts';
import { loadWith } from '../../i18n/load-texts.ts';
import { say } from '../../i18n/say.ts';
import { Link } from '../../lib/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { useDrawnHere } from '../../lib/use-drawn-here.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { local } from '../../platform/storage/local.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import styles from './guest-home.module.css';
import { ScanPanel, SearchEntry } from './scan-panel.tsx';

const ADDS: readonly { icon: IconName; text: PlainId }[] = [
  { icon: 'pulse', text: 'screens-start.scores_that_know_your' },
  { icon: 'clock', text: 'screens-start.a_history_of_what' },
  { icon: 'heart', text: 'screens-start.favorites_and_purchases_in' },
  { icon: 'sliders', text: 'screens-start.what_you_want_more' },
];

/** Home for those who look around without an account: scan, the last scan, what an account adds, sign in. */
export function GuestHomeScreen() {
  return (
    <Screen title={say('screens-start.what_is_in_it')} lead={say('screens-start.scan_a_pack_and')}>
      <SearchEntry />
      {/* What stands below the answers comes with them: nothing moves. */}
      <Suspense
        fallback={
          <div className={styles.columns}>
            <ScanPanel />
          </div>
        }
      >
        <div className={styles.columns}>
          <div className={styles.first}>
            <ScanPanel />
            <LastScan />
            <Answers />
          </div>
          <Card title={say('screens-start.what_an_account_adds')} rule="label">
            <ul className={styles.adds}>
              {ADDS.map(({ icon, text }) => (
                <li key={text}>
                  <Icon name={icon} />
                  {say(text)}
                </li>
              ))}
            </ul>
            <div className={styles.actions}>
              <LinkButton to={`${paths.auth}?welcome=true`} variant="primary" wide>
                {say('screens-common.create_account')}
              </LinkButton>
              <p className="muted small">
                {say('screens-common.already_have_an_account')}{' '}
                <Link to={paths.auth} className="link">
                  {say('screens-common.sign_in')}
                </Link>
              </p>
            </div>
          </Card>
        </div>
      </Suspense>
    </Screen>
  );
}

const loadCards = () => loadWith(import('./guest-cards.tsx'));
const AnswersCard = lazy(() => loadCards().then((m) => ({ default: m.AnswersCard })));
const LastScanCard = lazy(() => loadCards().then((m) => ({ default: m.LastScanCard })));

/** By which answers this device scores, else the three questions. The code that reads the answers comes with the first of them. */
function Answers() {
  // Read again whenever the answers change.
  useScoreRevision();
  if (local.get(storageKeys.guestProfile) !== null) return <AnswersCard />;
  return (
    <Card title={say('screens-common.three_questions_then_the')}>
      <p className="muted">{say('screens-start.allergies_how_you_eat')}</p>
      <div className={styles.answers}>
        <Button data-questions onClick={() => openQuestions(null)}>
          {say('screens-start.answer_now')}
        </Button>
      </div>
    </Card>
  );
}

/** The food scanned last on this device; nothing at all where nothing was. */
function LastScan() {
  if (!useDrawnHere() || local.get(storageKeys.lastScanFood) === null) return null;
  return (
    <Suspense fallback={null}>
      <LastScanCard />
    </Suspense>
  );
}
