import { useTranslation } from 'react-i18next';
import { useAccess } from '../../../data/session/use-access.ts';
import { paths } from '../../../lib/paths.ts';
import { BackButton } from '../../../ui/layout/screen/back-button.tsx';
import { Screen } from '../../../ui/layout/screen/screen.tsx';
import { TrendingList } from './trending-list.tsx';
import { TrendingTeaser } from './trending-teaser.tsx';

/** /trending: the week's most scanned products for members with premium access, for others what they would see. */
export function TrendingScreen() {
  const { t } = useTranslation();
  const { hasPremiumAccess } = useAccess();
  return (
    <Screen
      title={t('Trending')}
      lead={hasPremiumAccess ? t('Most Scanned This Week') : undefined}
      above={<BackButton to={paths.home}>{t('Back')}</BackButton>}
      width={hasPremiumAccess ? 'wide' : 'narrow'}
    >
      {hasPremiumAccess ? <TrendingList /> : <TrendingTeaser />}
    </Screen>
  );
}
