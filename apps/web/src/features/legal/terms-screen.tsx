import { say } from '../../i18n/say.ts';
import { Screen } from '../../ui/layout/screen.tsx';
import { BackLink, Document } from './document.tsx';
import { LegalLinks } from './legal-links.tsx';
import { TERMS } from './terms.data.ts';

/** /terms: the terms of /legal on a page of their own. */
export function TermsScreen() {
  return (
    <Screen title={say('screens-common.terms_and_conditions')} width="narrow" above={<BackLink />}>
      <Document sections={TERMS} />
      <LegalLinks />
    </Screen>
  );
}
