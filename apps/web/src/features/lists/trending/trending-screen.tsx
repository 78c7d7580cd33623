import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accessOf } from '../../../data/session/access.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import { paths } from '../../../lib/paths.ts';
import { BackButton } from '../../../ui/layout/screen/back-button.tsx';
import { Screen } from '../../../ui/layout/screen/screen.tsx';
import { TrendingList } from './trending-list.tsx';
import { TrendingTeaser } from './trending-teaser.tsx';

/** /trending: the week's most scanned products for members with premium access, for others what they would see. */
export function TrendingScreen() {
  const { t } = useTranslation();
  const { user } = useSession();
  const [now] = useState(Date.now);
  const access = accessOf(user, now);
  return (
    <Screen
      title={t('Trending')}
      lead={access.hasPremiumAccess ? t('Most Scanned This Week') : undefined}
      above={<BackButton to={paths.home}>{t('Back')}</BackButton>}
      width={access.hasPremiumAccess ? 'wide' : 'narrow'}
    >
      {access.hasPremiumAccess ? <TrendingList /> : <TrendingTeaser canStartTrial={access.canStartTrial} />}
    </Screen>
  );
}
