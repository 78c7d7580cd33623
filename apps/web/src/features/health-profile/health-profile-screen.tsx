import { useEffect } from 'react';
import { hasConsent } from '../../data/health-profile.ts';
import { useAccess } from '../../data/session/access.ts';
import { useSession } from '../../data/session/session.ts';
import { noteTrialStarted, takeTrialStarted, useStartTrial, useTrialOffer } from '../../data/subscription.ts';
import { say } from '../../i18n/say.ts';
import { reloadPage } from '../../lib/address.ts';
import { useGoBack } from '../../lib/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Card } from '../../ui/layout/card.tsx';
import { BackButton, Screen, Stack } from '../../ui/layout/screen.tsx';
import { PREMIUM_PROMISES, PromiseList, trialRefused } from '../../ui/layout/upsell.tsx';
import styles from './health-profile.module.css';
import { ConsentCard, type LoadedProfile, ProfileLoaded, SignInCard } from './profile-and-consent.tsx';
import { ProfileForm } from './profile-form.tsx';

/** What premium adds to a health profile; the trial only where one can start. */
function UpgradeBanner() {
  const canStartTrial = useTrialOffer();
  const { start, isStarting } = useStartTrial({
    started: () => {
      noteTrialStarted();
      reloadPage();
    },
    refused: trialRefused,
  });
  return (
    <Card title={say('screens-health-profile.make_more_of_your')}>
      <PromiseList promises={PREMIUM_PROMISES.healthProfile} look="small" />
      <div className={styles.bannerActions}>
        {canStartTrial && (
          <Button variant="primary" size="small" loading={isStarting} onClick={() => start()}>
            {say('screens-common.start_7_day_trial')}
          </Button>
        )}
        <LinkButton to={paths.subscribe} size="small">
          {say('screens-common.upgrade_to_premium')}
        </LinkButton>
      </div>
    </Card>
  );
}

/** /health-profile: consent before the first field, then the form. */
export function HealthProfileScreen() {
  const { isAuthenticated } = useSession();
  const goBack = useGoBack(paths.profile);
  useTrialNotice();
  return (
    <Screen
      title={say('screens-common.health_profile_title')}
      lead={say('screens-health-profile.what_you_enter_here')}
      above={<BackButton onPress={goBack}>{say('screens-common.back')}</BackButton>}
      width="narrow"
    >
      {isAuthenticated ? <ProfileLoaded form={Member} /> : <SignInCard words={say('screens-health-profile.please_sign_in_to')} />}
    </Screen>
  );
}

function Member({ profile, save }: LoadedProfile) {
  const { hasPremiumAccess } = useAccess();
  return (
    <Stack roomy>
      {!hasPremiumAccess && <UpgradeBanner />}
      {hasConsent(profile) ? <ProfileForm profile={profile} save={save} /> : <ConsentCard save={save} />}
    </Stack>
  );
}

/** Says after the reload that the trial has begun. */
function useTrialNotice(): void {
  useEffect(() => {
    if (takeTrialStarted())
      toast({ title: say('screens-common.trial_started'), description: say('screens-health-profile.you_now_have_7') });
  }, []);
}
