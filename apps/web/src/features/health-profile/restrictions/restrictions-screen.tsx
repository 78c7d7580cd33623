import { useTranslation } from 'react-i18next';
import { CONSENT_VERSION, hasConsent } from '../../../data/profile/health-profile.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import { paths } from '../../../lib/paths.ts';
import { ErrorState } from '../../../ui/feedback/message/error-state.tsx';
import { BackButton } from '../../../ui/layout/screen/back-button.tsx';
import { Screen } from '../../../ui/layout/screen/screen.tsx';
import { ConsentCard } from '../consent/consent-card.tsx';
import { SignInCard } from '../sign-in-card.tsx';
import { useHealthProfile } from '../use-health-profile.ts';
import { Waiting } from '../waiting.tsx';
import { RestrictionsForm } from './restrictions-form.tsx';

/** /dietary-restrictions: twelve cards, what is chosen as badges, and one button that saves. */
export function RestrictionsScreen() {
  const { t } = useTranslation();
  const { isAuthenticated } = useSession();
  return (
    <Screen
      title={t('Dietary Restrictions')}
      lead={t('Every label is checked for what you choose; a conflict is shown before the score.')}
      above={<BackButton to={paths.healthProfile}>{t('Back to Health Profile')}</BackButton>}
    >
      {isAuthenticated ? <Member /> : <SignInCard words={t('Please sign in to manage your dietary preferences')} />}
    </Screen>
  );
}

function Member() {
  const { t } = useTranslation();
  const { query, profile, save } = useHealthProfile();
  if (query.isPending) return <Waiting label={t('Loading your health profile...')} />;
  if (query.isError && query.data === undefined) {
    return (
      <ErrorState
        title={t('Unable to load your health profile')}
        retryLabel={t('Try Again')}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {t('Please check your internet connection.')}
      </ErrorState>
    );
  }
  if (!hasConsent(profile)) {
    return <ConsentCard busy={save.isPending} onAgree={() => save.mutate({ change: { consentVersion: CONSENT_VERSION }, quiet: true })} />;
  }
  return <RestrictionsForm profile={profile} />;
}
