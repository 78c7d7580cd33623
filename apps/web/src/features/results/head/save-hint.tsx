import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../../data/session/session-context.tsx';
import { paths } from '../../../lib/paths.ts';
import type { ReturnState } from '../../../lib/return-path.ts';
import styles from './head.module.css';

/** For visitors without an account: one quiet line saying what signing in adds. */
export function SaveHint() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { isAuthenticated } = useSession();
  if (isAuthenticated) return null;
  const state: ReturnState = { returnTo: pathname + search };
  return (
    <p className="small muted">
      <Link to={paths.auth} state={state} className={`link ${styles.inline}`}>
        {t('Sign in to save')}
      </Link>{' '}
      {t('and see a score that knows you.')}
    </p>
  );
}
