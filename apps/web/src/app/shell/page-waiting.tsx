import { useTranslation } from 'react-i18next';

/** In place of a page whose code is on its way at the very start; later pages are waited for on the old one. */
export function PageWaiting() {
  const { t } = useTranslation();
  return (
    <p role="status" className="sr-only">
      {t('Loading')}
    </p>
  );
}
