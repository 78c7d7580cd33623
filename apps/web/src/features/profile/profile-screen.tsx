import { planName } from '@labelwise/domain/access';
import { ACTIVITY_LEVELS, HEIGHT_UNIT, shownHeight, shownWeight, WEIGHT_UNIT } from '@labelwise/domain/health-profile';
import { PROFILE_PREFERENCES_SHOWN } from '@labelwise/domain/history';
import { scoreLabel } from '@labelwise/domain/scoring';
import { useQuery } from '@tanstack/react-query';
import { currentUserQuery, unitsOf } from '../../data/account.ts';
import { healthProfileQuery } from '../../data/health-profile.ts';
import { preferencesQuery } from '../../data/preferences.ts';
import { activitySummaryQuery, useFreeScans } from '../../data/scans.ts';
import { useAccess } from '../../data/session/access.ts';
import type { SessionUser } from '../../data/session/session.ts';
import { useSession } from '../../data/session/session-context.tsx';
import { subscriptionQuery, useTrialOffer } from '../../data/subscription.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { dateText, epochOf } from '../../lib/dates.ts';
import { Link } from '../../lib/navigation/link.tsx';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/controls/button/button.tsx';
import { SkeletonRows } from '../../ui/feedback/waiting.tsx';
import { ActivityTiles } from '../../ui/food/score/score.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { AccountCard } from './account/account-card.tsx';
import { DevicesCard } from './account/devices-card.tsx';
import { YourDataCard } from './account/your-data-card.tsx';
import { Identity } from './identity.tsx';
import styles from './profile.module.css';
import { ProgramsCard } from './programs/programs-card.tsx';

/** /profile: who the member is, what is stored about them, and how to change, export or delete it. */
export function ProfileScreen() {
  const { t } = useTranslation();
  const session = useSession();
  const fresh = useQuery(currentUserQuery());
  const user = fresh.data ?? session.user;
  if (user === null) return null;
  return (
    <Screen title={t('My Profile')} titleLook="absent">
      <div className={styles.top}>
        <Identity user={user} />
        <div className={styles.tiles}>
          <StatTiles />
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <PreferencesCard />
          <HealthCard user={user} />
          <SubscriptionCard user={user} />
        </div>
        <div className={styles.column}>
          <AccountCard user={user} />
          <DevicesCard />
          <ProgramsCard />
          <YourDataCard user={user} />
        </div>
      </div>
    </Screen>
  );
}

/** Items Scanned, Avg. Score, Favorites. */
function StatTiles() {
  const { t } = useTranslation();
  const { data, isPending } = useQuery(activitySummaryQuery());
  const labels = { scans: t('Items Scanned'), average: t('Avg. Score'), averageOf: t('all time'), favorites: t('Favorites') };
  return <ActivityTiles figures={data} isPending={isPending} labels={labels} wordOf={(score) => t(scoreLabel(score))} />;
}

/** Age, height, weight and activity, in the member's units; there only once an age is set. */
function HealthCard({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const { data: profile } = useQuery(healthProfileQuery());
  if (profile == null || profile.age === null) return null;
  const units = unitsOf(user);
  const activity = ACTIVITY_LEVELS.find(({ value }) => value === profile.activityLevel);
  const facts = [
    { name: 'Age', value: String(profile.age) },
    { name: 'Height', value: profile.height === null ? null : `${shownHeight(profile.height, units)} ${HEIGHT_UNIT[units]}` },
    { name: 'Weight', value: profile.weight === null ? null : `${shownWeight(profile.weight, units)} ${WEIGHT_UNIT[units]}` },
    { name: 'Activity Level', value: activity === undefined ? null : t(activity.label) },
  ];
  return (
    <Card
      title={t('Health Profile')}
      aside={
        <Link to={paths.healthProfile} className="link">
          {t('Edit')}
        </Link>
      }
    >
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value ?? t('Not set')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** How many preferences there are, the first eight with their signed value, and the way to all of them. */
function PreferencesCard() {
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

/** Plan and renewal date of a subscriber, days left of a trial; for everybody else the way to both. */
function SubscriptionCard({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const { isPremiumSubscriber, isOnTrial, trialDaysRemaining: days } = useAccess();
  const canStartTrial = useTrialOffer();
  const isFree = !isPremiumSubscriber && !isOnTrial;
  return (
    <Card title={t('Subscription Status')}>
      <div className={styles.plan}>
        {isPremiumSubscriber && <PremiumFacts user={user} />}
        {isOnTrial && (
          <div>
            <p className="strong">{t('Free Trial')}</p>
            {days !== null && <p className="muted">{days === 1 ? t('1 day remaining') : t('{{n}} days remaining', { n: days })}</p>}
          </div>
        )}
        {isFree && <FreeFacts user={user} />}
        <div className={styles.buttons}>
          {isPremiumSubscriber && (
            <LinkButton to={paths.subscription} size="small">
              {t('Manage Subscription')}
            </LinkButton>
          )}
          {isOnTrial && (
            <LinkButton to={paths.subscription} size="small">
              {t('Manage Billing')}
            </LinkButton>
          )}
          {isFree && (
            <LinkButton to={paths.subscription} size="small">
              {t('See the plans')}
            </LinkButton>
          )}
          {canStartTrial && (
            <LinkButton to={paths.trialSetup} size="small" variant="primary">
              {t('Start Free Trial')}
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  );
}

function PremiumFacts({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const { data } = useQuery(subscriptionQuery());
  const plan = planName(user.subscriptionPlan);
  const renews = data === undefined ? dateOf(user.subscriptionEndsAt) : epochOf(data.renewsAt);
  const ends = epochOf(data?.endsAt);
  return (
    <div>
      <p className="strong">
        {plan === 'yearly' ? t('Premium, yearly plan') : plan === 'monthly' ? t('Premium, monthly plan') : t('Premium')}
      </p>
      {renews !== null && <p className="muted">{t('Renews on {{date}}', { date: dateText(renews) })}</p>}
      {renews === null && ends !== null && <p className="muted">{t('Ends on {{date}}', { date: dateText(ends) })}</p>}
    </div>
  );
}

function FreeFacts({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const scans = useFreeScans();
  const trialEnded = dateOf(user.trialEndsAt);
  return (
    <div>
      {trialEnded !== null && <p className="strong">{t('Your free trial ended on {{date}}.', { date: dateText(trialEnded) })}</p>}
      <p className="muted">
        {scans === null
          ? t('You are on the free plan: unlimited scans and every score personal.')
          : t('You are on the free plan: {{n}} scans a day and every score personal.', { n: scans })}
      </p>
    </div>
  );
}

function dateOf(value: string | number | null | undefined): number | null {
  return typeof value === 'number' ? value : epochOf(value);
}
