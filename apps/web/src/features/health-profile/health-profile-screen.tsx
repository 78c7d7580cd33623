import { useTranslation } from 'react-i18next';
import { CONSENT_VERSION, hasConsent } from '../../data/profile/health-profile.ts';
import { useSession } from '../../data/session/session-context.tsx';
import { useAccess } from '../../data/session/use-access.ts';
import { useGoBack } from '../../lib/navigation/navigation-context.tsx';
import { paths } from '../../lib/paths.ts';
import { ErrorState } from '../../ui/feedback/message/error-state.tsx';
import { BackButton } from '../../ui/layout/screen/back-button.tsx';
import { Stack } from '../../ui/layout/screen/page-columns.tsx';
import { Screen } from '../../ui/layout/screen/screen.tsx';
import { ConsentCard } from './consent/consent-card.tsx';
import { ProfileForm } from './form/profile-form.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { UpgradeBanner } from './upgrade/upgrade-banner.tsx';
import { useTrialNews } from './upgrade/use-start-trial.ts';
import { useHealthProfile } from './use-health-profile.ts';
import { Waiting } from './waiting.tsx';

/** /health-profile: consent before the first field, then the form. */
export function HealthProfileScreen() {
  const { t } = useTranslation();
  const { isAuthenticated } = useSession();
  const goBack = useGoBack(paths.profile);
  useTrialNews();
  return (
    <Screen
      title={t('Health Profile')}
      lead={t('What you enter here decides what every score means for you.')}
      above={<BackButton onPress={goBack}>{t('Back')}</BackButton>}
      width="narrow"
    >
      {isAuthenticated ? <Member /> : <SignInCard words={t('Please sign in to manage your health profile')} />}
    </Screen>
  );
}

function Member() {
  const { t } = useTranslation();
  const { hasPremiumAccess } = useAccess();
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
  return (
    <Stack roomy>
      {!hasPremiumAccess && <UpgradeBanner />}
      {hasConsent(profile) ? (
        <ProfileForm profile={profile} save={save} />
      ) : (
        <ConsentCard busy={save.isPending} onAgree={() => save.mutate({ change: { consentVersion: CONSENT_VERSION }, quiet: true })} />
      )}
    </Stack>
  );
}
