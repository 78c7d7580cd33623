import { useTranslation } from 'react-i18next';
import { Toaster } from '../../ui/feedback/toast/toaster.tsx';

/** The one place of the toasts. */
export function Notifications() {
  const { t } = useTranslation();
  return <Toaster label={t('Notifications (F8)')} />;
}
