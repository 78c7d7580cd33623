import { LANGUAGES } from '@labelwise/contracts/languages';
import { LANGUAGE_NAMES } from '@labelwise/messages/languages';
import { useState } from 'react';
import { chooseLanguage, pageLanguage } from '../../data/language.ts';
import { useSession } from '../../data/session/session-context.tsx';
import { say } from '../../i18n/say.ts';
import { Select } from '../../ui/controls/field/field.tsx';

const OPTIONS = LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }));

/** Every language by its own name; the chosen one is spoken from the next page on, which is this one loaded again. */
export function LanguageChoice() {
  const { user } = useSession();
  const [isFailed, setFailed] = useState(false);
  const choose = async (value: string) => {
    const language = LANGUAGES.find((one) => one === value);
    if (language === undefined || language === pageLanguage()) return;
    setFailed(false);
    try {
      await chooseLanguage(language, user?.id ?? null);
      const { origin, pathname } = window.location;
      // Without a language that the address may name.
      window.location.replace(origin + pathname);
    } catch {
      setFailed(true);
    }
  };
  return (
    <Select
      label={say('screens-app.language')}
      value={pageLanguage() ?? 'en'}
      onValue={(value) => void choose(value)}
      error={isFailed ? say('screens-common.not_saved') : undefined}
      options={OPTIONS}
    />
  );
}
