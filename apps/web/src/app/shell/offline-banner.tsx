import { useTranslation } from 'react-i18next';
import { useOnline } from '../../platform/network/use-online.ts';
import { OfflineBanner as Strip } from '../../ui/feedback/message/banner.tsx';

/** Stands under the header while there is no network. */
export function OfflineBanner() {
  const { t } = useTranslation();
  return <Strip offline={!useOnline()}>{t("You're offline. Some features may not work.")}</Strip>;
}
