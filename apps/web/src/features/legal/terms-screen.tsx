import { useTranslation } from '../../i18n/translation.ts';
import { Screen } from '../../ui/layout/screen.tsx';
import { BackLink, Document } from './document.tsx';
import { TERMS } from './terms.data.ts';

/** /terms: the terms of /legal on a page of their own. */
export function TermsScreen() {
  const { t } = useTranslation();
  return (
    <Screen title={t('Terms & Conditions')} width="narrow" above={<BackLink />}>
      <Document sections={TERMS} />
    </Screen>
  );
}
