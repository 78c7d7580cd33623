import { planName } from '@labelwise/domain/access';
import { HEIGHT_UNIT, shownHeight, shownWeight, WEIGHT_UNIT } from '@labelwise/domain/health-profile';
import { PROFILE_PREFERENCES_SHOWN } from '@labelwise/domain/history';
import { scoreLabel } from '@labelwise/domain/scoring';
import { termAtStart } from '@labelwise/messages/render/terms';
import { verdictText } from '@labelwise/messages/render/verdict';
import { useQuery } from '@tanstack/react-query';
import { currentUserQuery, unitsOf } from '../../data/account.ts';
import { activitySummaryQuery } from '../../data/activity.ts';
import { shownHealthProfileQuery } from '../../data/health-profile.ts';
import { shownPreferencesQuery } from '../../data/preferences.ts';
import { useFreeScans } from '../../data/scans.ts';
import { useAccess } from '../../data/session/access.ts';
import { type SessionUser, useSession } from '../../data/session/session.ts';
import { subscriptionQuery, useTrialOffer } from '../../data/subscription.ts';
import { say } from '../../i18n/say.ts';
import { ACTIVITIES } from '../../lib/choices.data.ts';
import { dateText, epochOf } from '../../lib/dates.ts';
import { Link } from '../../lib/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { useWide } from '../../lib/use-wide.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { NotLoaded } from '../../ui/feedback/messages.tsx';
import { SkeletonRows } from '../../ui/feedback/waiting.tsx';
import { ActivityTiles, FiguresNote } from '../../ui/food/score.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { AccountCard } from './account-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { IdentitiesCard } from './identities-card.tsx';
import { Identity } from './identity.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import styles from './profile.module.css';
import { ProgramsCard } from './programs-card.tsx';
import { YourDataCard } from './your-data-card.tsx';

/** /profile: who the member is, what is stored about them, and how to change, export or delete it. */
export function ProfileScreen() {
  const session = useSession();
  const fresh = useQuery(currentUserQuery());
  const user = fresh.data ?? session.user;
  const isLeftShort = !useHasHealthCard();
  const isWide = useWide();
  if (user === null) return null;
  return (
    <Screen title={say('screens-common.my_profile')} titleLook="absent">
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
          <WayCard title={say('screens-people.people')} to={paths.people}>
            {say('screens-people.who_you_scan_for')}
          </WayCard>
          <WayCard title={say('screens-app.what_changed')} to={paths.changes}>
            {say('screens-watch.profile_lead')}
          </WayCard>
          <SubscriptionCard user={user} />
          {/* Side by side the columns end at about the same height. */}
          {isWide && isLeftShort && <DevicesCard />}
          {isWide && <ProgramsCard />}
        </div>
        <div className={styles.column}>
          {user.isOwner === true && (
            <LinkButton to={paths.owner} size="small">
              {say('screens-app.this_server')}
            </LinkButton>
          )}
          <AccountCard user={user} />
          {!(isWide && isLeftShort) && <DevicesCard />}
          <PasskeysCard />
          <IdentitiesCard />
          {!isWide && <ProgramsCard />}
          <YourDataCard user={user} />
        </div>
      </div>
    </Screen>
  );
}

/** Items Scanned, Avg. Score, Favorites. */
function StatTiles() {
  const { data, isPending, isError } = useQuery(activitySummaryQuery());
  const labels = {
    scans: say('screens-profile.items_scanned'),
    average: say('screens-profile.avg_score'),
    averageOf: say('screens-common.all_time'),
    favorites: say('screens-common.favorites'),
  };
  return (
    <>
      <ActivityTiles figures={data} isPending={isPending} labels={labels} wordOf={(score) => verdictText(say, scoreLabel(score))} />
      <FiguresNote storedAt={data?.storedAt ?? null} isUnknown={isError} />
    </>
  );
}

/** Whether there is a card of the body's figures: it is there only once an age is set. */
function useHasHealthCard(): boolean {
  const { data: profile } = useQuery(shownHealthProfileQuery());
  return profile != null && profile.age !== null;
}

/** Age, height, weight and activity, in the member's units; there only once an age is set. */
function HealthCard({ user }: { user: SessionUser }) {
  const { data: profile } = useQuery(shownHealthProfileQuery());
  if (profile == null || profile.age === null) return null;
  const units = unitsOf(user);
  const facts = [
    { name: 'screens-profile.age', value: String(profile.age) },
    {
      name: 'screens-profile.height',
      value: profile.height === null ? null : `${shownHeight(profile.height, units)} ${HEIGHT_UNIT[units]}`,
    },
    {
      name: 'screens-profile.weight',
      value: profile.weight === null ? null : `${shownWeight(profile.weight, units)} ${WEIGHT_UNIT[units]}`,
    },
    { name: 'screens-profile.activity_level', value: profile.activityLevel === null ? null : say(ACTIVITIES[profile.activityLevel]) },
  ] as const;
  return (
    <Card
      title={say('screens-common.health_profile_title')}
      aside={
        <Link to={paths.healthProfile} className="link">
          {say('screens-profile.edit')}
        </Link>
      }
    >
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{say(name)}</dt>
            <dd>{value ?? say('screens-profile.not_set')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

type WayCardProps = { title: string; to: string; children: string };

/** The way to a screen of its own, with what stands there. */
function WayCard({ title, to, children }: WayCardProps) {
  return (
    <Card
      title={title}
      aside={
        <Link to={to} className="link">
          {say('screens-common.see_all')}
        </Link>
      }
    >
      <p className="small muted">{children}</p>
    </Card>
  );
}

/** How many preferences there are, the first eight with their signed value, the member's own before derived ones, and the way to all. */
function PreferencesCard() {
  const { data: all, isPending, isError, refetch } = useQuery(shownPreferencesQuery());
  const link = (
    <Link to={paths.preferences} className="link">
      {say('screens-common.see_all')}
    </Link>
  );
  const rest = (all?.length ?? 0) - PROFILE_PREFERENCES_SHOWN;
  const ownFirst = all?.toSorted((one, other) => Number(one.autoGenerated) - Number(other.autoGenerated)) ?? [];
  return (
    <Card
      title={all === undefined ? say('screens-profile.food_preferences') : say('screens-profile.food_preferences_n', { n: all.length })}
      aside={all !== undefined && all.length > 0 ? link : undefined}
    >
      {isPending && <SkeletonRows count={2} label={say('screens-common.loading_preferences')} />}
      {isError && (
        <NotLoaded retryLabel={say('screens-common.try_again')} onRetry={() => void refetch()}>
          {say('screens-profile.your_preferences_could_not')}
        </NotLoaded>
      )}
      {all?.length === 0 && (
        <Link to={paths.preferences} className="link">
          {say('screens-profile.set_up_your_preferences')}
        </Link>
      )}
      {all !== undefined && all.length > 0 && (
        <ul className={styles.prefs}>
          {ownFirst.slice(0, PROFILE_PREFERENCES_SHOWN).map(({ ingredientName, preferenceValue }) => (
            <li key={ingredientName}>
              <span>{termAtStart(say, ingredientName)}</span>
              <span className={`num ${styles.value}`} data-level={preferenceValue > 0 ? 'good' : 'poor'}>
                {signed(preferenceValue)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && <p className={`small muted ${styles.more}`}>{say('screens-profile.n_more_preferences', { n: rest })}</p>}
    </Card>
  );
}

/** "+3", "-5": with a minus of the keyboard, which readers say aloud. */
function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}

/** Plan and renewal date of a subscriber, days left of a trial; for everybody else the way to both. */
function SubscriptionCard({ user }: { user: SessionUser }) {
  const { isPremiumSubscriber, isOnTrial, trialDaysRemaining: days } = useAccess();
  const canStartTrial = useTrialOffer();
  const isFree = !isPremiumSubscriber && !isOnTrial;
  return (
    <Card title={say('screens-profile.subscription_status')}>
      <div className={styles.plan}>
        {isPremiumSubscriber && <PremiumFacts user={user} />}
        {isOnTrial && (
          <div>
            <p className="strong">{say('screens-common.free_trial')}</p>
            {days !== null && <p className="muted">{say('screens-common.days_remaining', { n: days })}</p>}
          </div>
        )}
        {isFree && <FreeFacts user={user} />}
        <div className={styles.buttons}>
          {isPremiumSubscriber && (
            <LinkButton to={paths.subscription} size="small">
              {say('screens-common.manage_subscription')}
            </LinkButton>
          )}
          {isOnTrial && (
            <LinkButton to={paths.subscription} size="small">
              {say('screens-common.manage_billing')}
            </LinkButton>
          )}
          {isFree && (
            <LinkButton to={paths.subscription} size="small">
              {say('screens-profile.see_the_plans')}
            </LinkButton>
          )}
          {canStartTrial && (
            <LinkButton to={paths.trialSetup} size="small" variant="primary">
              {say('screens-common.start_free_trial')}
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  );
}

function PremiumFacts({ user }: { user: SessionUser }) {
  const { data } = useQuery(subscriptionQuery());
  const plan = planName(user.subscriptionPlan);
  const renews = data === undefined ? dateOf(user.subscriptionEndsAt) : epochOf(data.renewsAt);
  const ends = epochOf(data?.endsAt);
  return (
    <div>
      <p className="strong">
        {plan === 'yearly'
          ? say('screens-common.premium_yearly')
          : plan === 'monthly'
            ? say('screens-common.premium_monthly')
            : say('screens-common.premium')}
      </p>
      {renews !== null && <p className="muted">{say('screens-common.renews_on', { date: dateText(renews) })}</p>}
      {renews === null && ends !== null && <p className="muted">{say('screens-common.ends_on', { date: dateText(ends) })}</p>}
    </div>
  );
}

function FreeFacts({ user }: { user: SessionUser }) {
  const scans = useFreeScans();
  const trialEnded = dateOf(user.trialEndsAt);
  return (
    <div>
      {trialEnded !== null && <p className="strong">{say('screens-common.trial_ended_on', { date: dateText(trialEnded) })}</p>}
      <p className="muted">
        {scans === null ? say('screens-profile.you_are_on_the') : say('screens-profile.you_are_on_the_free', { n: scans })}
      </p>
    </div>
  );
}

function dateOf(value: string | number | null | undefined): number | null {
  return typeof value === 'number' ? value : epochOf(value);
}
