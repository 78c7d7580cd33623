import { LANGUAGES } from '@labelwise/contracts/languages';
import { LANGUAGE_NAMES } from '@labelwise/messages/languages';
import { useState } from 'react';
import { chooseLanguage, pageLanguage } from '../../data/language.ts';
import { useSession } from '../../data/session/session.ts';
import { say } from '../../i18n/say.ts';
import { Select } from '../../ui/controls/field/field.tsx';

const OPTIONS = LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }));

const FAILURES = { 'not fetched': 'screens-app.language_not_fetched', 'not saved': 'screens-common.not_saved' } as const;

/** Every language by its own name; the chosen one is spoken from the next page on, which is this one loaded again. */
export function LanguageChoice() {
  const { user } = useSession();
  const [failure, setFailure] = useState<'not fetched' | 'not saved' | null>(null);
  const choose = async (value: string) => {
    const language = LANGUAGES.find((one) => one === value);
    if (language === undefined || language === pageLanguage()) return;
    setFailure(null);
    const outcome = await chooseLanguage(language, user?.id ?? null);
    if (outcome !== 'chosen') return setFailure(outcome);
    const { origin, pathname } = window.location;
    // Without a language that the address may name.
    window.location.replace(origin + pathname);
  };
  return (
    <Select
      label={say('screens-app.language')}
      value={pageLanguage() ?? 'en'}
      onValue={(value) => void choose(value)}
      error={failure === null ? undefined : say(FAILURES[failure])}
      options={OPTIONS}
    />
  );
}
