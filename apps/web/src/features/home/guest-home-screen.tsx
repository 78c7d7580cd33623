import { lazy, Suspense } from 'react';
import { useScoreRevision } from '../../data/preferences-updated.ts';
import { openQuestions } from '../../data/questions.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Link } from '../../lib/navigation/link.tsx';
import { paths } from '../../lib/paths.ts';
import { useDrawnHere } from '../../lib/use-drawn-here.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { local } from '../../platform/storage/local.ts';
import { Button, LinkButton } from '../../ui/controls/button/button.tsx';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import styles from './guest-home.module.css';
import { ScanPanel } from './scan-panel.tsx';
import { SearchEntry } from './search-entry.tsx';

const ADDS: readonly { icon: IconName; text: string }[] = [
  { icon: 'pulse', text: 'Scores that know your goals, conditions and diet' },
  { icon: 'clock', text: 'A history of what you scan, and what it adds up to' },
  { icon: 'heart', text: 'Favorites and purchases in one place' },
  { icon: 'sliders', text: 'What you want more and less of, in every score' },
];

/** Home for those who look around without an account: scan, the last scan, what an account adds, sign in. */
export function GuestHomeScreen() {
  const { t } = useTranslation();
  return (
    <Screen title={t('What is in it for you?')} lead={t('Scan a pack and follow its score to the last point.')}>
      <SearchEntry />
      <div className={styles.columns}>
        <div className={styles.first}>
          <ScanPanel />
          <LastScan />
          <Answers />
        </div>
        <Card title={t('What an account adds')} rule="label">
          <ul className={styles.adds}>
            {ADDS.map(({ icon, text }) => (
              <li key={text}>
                <Icon name={icon} />
                {t(text)}
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            <LinkButton to={`${paths.auth}?welcome=true`} variant="primary" wide>
              {t('Create Account')}
            </LinkButton>
            <p className="muted small">
              {t('Already have an account?')}{' '}
              <Link to={paths.auth} className="link">
                {t('Sign In')}
              </Link>
            </p>
          </div>
        </Card>
      </div>
    </Screen>
  );
}

const AnswersCard = lazy(() => import('./answers-card.tsx').then((m) => ({ default: m.AnswersCard })));
const LastScanCard = lazy(() => import('./last-scan-card.tsx').then((m) => ({ default: m.LastScanCard })));

/** By which answers this device scores, else the three questions. The code that reads the answers comes with the first of them. */
function Answers() {
  const { t } = useTranslation();
  // Read again whenever the answers change.
  useScoreRevision();
  if (local.get(storageKeys.guestProfile) !== null)
    return (
      <Suspense fallback={null}>
        <AnswersCard />
      </Suspense>
    );
  return (
    <Card title={t('Three questions, then the score is yours')}>
      <p className="muted">{t('Allergies, how you eat, what you want less of. Kept on this device only.')}</p>
      <div className={styles.answers}>
        <Button data-questions onClick={() => openQuestions(null)}>
          {t('Answer now')}
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
