import { useTranslation } from 'react-i18next';
import { dateText } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/controls/button/link-button.tsx';
import { Card } from '../../../ui/layout/screen/card.tsx';
import type { MemberPlan } from '../parts/use-plan.ts';
import { useTrialEnd } from '../parts/use-trial-end.ts';
import styles from './trial.module.css';

/** Why no trial can start, and the way on. */
export function NoTrial({ plan }: { plan: MemberPlan }) {
  const { t } = useTranslation();
  const endsAt = useTrialEnd(plan.state);
  const date = endsAt === null ? null : dateText(endsAt);
  const { isOnTrial, hasPremiumAccess } = plan.access;
  const title = isOnTrial ? t('Your trial is running') : hasPremiumAccess ? t('You have Premium') : t('You have had your free trial');
  const text =
    isOnTrial && date !== null
      ? t('It ends on {{date}}. Everything is open until then.', { date })
      : hasPremiumAccess
        ? t('Everything is open already.')
        : date === null
          ? t('There is one for each person.')
          : t('It ended on {{date}}. There is one for each person.', { date });
  return (
    <Card title={title} rule="label">
      <div className={styles.none}>
        <p>{text}</p>
        {hasPremiumAccess ? (
          <LinkButton to={paths.aiNutritionist} variant="primary">
            {t('Ask the AI Nutritionist')}
          </LinkButton>
        ) : (
          <LinkButton to={paths.subscribe} variant="primary">
            {t('Upgrade to Premium')}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
