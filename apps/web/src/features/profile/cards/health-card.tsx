import { ACTIVITY_LEVELS, HEIGHT_UNIT, shownHeight, shownWeight, WEIGHT_UNIT } from '@labelwise/domain/health-profile';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { healthProfileQuery } from '../../../data/profile/health-profile.ts';
import { unitsOf } from '../../../data/profile/units.ts';
import type { SessionUser } from '../../../data/session/session-user.ts';
import { paths } from '../../../lib/paths.ts';
import { Card } from '../../../ui/layout/screen/card.tsx';
import styles from '../profile.module.css';

/** Age, height, weight and activity, in the member's units; there only once an age is set. */
export function HealthCard({ user }: { user: SessionUser }) {
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
