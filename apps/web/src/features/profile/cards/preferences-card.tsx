import { PROFILE_PREFERENCES_SHOWN } from '@labelwise/domain/history';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { preferencesQuery } from '../../../data/profile/preferences/preferences.ts';
import { paths } from '../../../lib/paths.ts';
import { SkeletonRows } from '../../../ui/feedback/waiting/skeleton.tsx';
import { Card } from '../../../ui/layout/screen/card.tsx';
import styles from '../profile.module.css';

/** How many preferences there are, the first eight with their signed value, and the way to all of them. */
export function PreferencesCard() {
  const { t } = useTranslation();
  const { data: all, isPending, isError, refetch } = useQuery(preferencesQuery());
  const link = (
    <Link to={paths.preferences} className="link">
      {t('See all')}
    </Link>
  );
  const rest = (all?.length ?? 0) - PROFILE_PREFERENCES_SHOWN;
  return (
    <Card
      title={all === undefined ? t('Food Preferences') : t('Food Preferences ({{n}})', { n: all.length })}
      aside={all !== undefined && all.length > 0 ? link : undefined}
    >
      {isPending && <SkeletonRows count={2} label={t('Loading your preferences...')} />}
      {isError && (
        <p className="small muted">
          {t('Your preferences could not be loaded.')}{' '}
          <button type="button" className="link" onClick={() => void refetch()}>
            {t('Try Again')}
          </button>
        </p>
      )}
      {all?.length === 0 && (
        <Link to={paths.preferences} className="link">
          {t('Set up your preferences')}
        </Link>
      )}
      {all !== undefined && all.length > 0 && (
        <ul className={styles.prefs}>
          {all.slice(0, PROFILE_PREFERENCES_SHOWN).map(({ ingredientName, preferenceValue }) => (
            <li key={ingredientName}>
              <span>{ingredientName}</span>
              <span className={`num ${styles.value}`} data-level={preferenceValue > 0 ? 'good' : 'poor'}>
                {signed(preferenceValue)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && <p className={`small muted ${styles.more}`}>{t('+{{n}} more preferences', { n: rest })}</p>}
    </Card>
  );
}

/** "+3", "-5": with a minus of the keyboard, which readers say aloud. */
function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}
