import { LANGUAGES, type Language } from '@labelwise/contracts/languages';
import { users } from '@labelwise/contracts/users';
import { LOCALES } from '@labelwise/messages/languages';
import { fetchTextsOf } from '../i18n/load-texts.ts';
import { locale } from '../i18n/say.ts';
import { forgetCachedAnswers } from '../platform/service-worker.ts';
import { storageKeys } from '../platform/storage/keys.ts';
import { local } from '../platform/storage/local.ts';
import { clearStoredScores } from '../platform/storage/member-data.ts';
import { execute } from './call.ts';

/** The language that this page speaks; `null` for one that is made by rule. */
export function pageLanguage(): Language | null {
  return LANGUAGES.find((language) => LOCALES[language] === locale()) ?? null;
}

/**
 * Chooses the language of this device, and of the member's account where there is one. The page is another one then: it has to be loaded
 * again. What was stored in words of the old language goes.
 * @returns what went wrong where the texts could not be fetched or the account not be changed; the device then stays as it is
 */
export async function chooseLanguage(language: Language, userId: string | null): Promise<'chosen' | 'not fetched' | 'not saved'> {
  try {
    await fetchTextsOf(LOCALES[language]);
  } catch {
    return 'not fetched';
  }
  try {
    if (userId !== null) await execute(users.update, { params: { id: userId }, body: { language } });
  } catch {
    return 'not saved';
  }
  await applyLanguage(language);
  return 'chosen';
}

/** Has this device speak a language from its next page on. */
export async function applyLanguage(language: Language): Promise<void> {
  local.set(storageKeys.language, language);
  // For what the server draws.
  document.cookie = languageCookie(language);
  clearStoredScores();
  await forgetCachedAnswers();
}

/** A member's own language goes before the device's: the page is loaded again in it, once. */
export async function followLanguage(language: Language | null): Promise<void> {
  if (language === null || language === pageLanguage() || local.get(storageKeys.language) === language) return;
  try {
    await fetchTextsOf(LOCALES[language]);
  } catch {
    // A page without words is worse than one in the language of the device; the next visit asks again.
    return;
  }
  await applyLanguage(language);
  // A device that stores nothing would begin again for ever.
  if (new URLSearchParams(window.location.search).has('lang') || !isStored(language)) return;
  window.location.reload();
}

function languageCookie(language: Language): string {
  return `language=${language};path=/;max-age=31536000;samesite=lax${window.location.protocol === 'https:' ? ';secure' : ''}`;
}

function isStored(language: Language): boolean {
  try {
    return localStorage.getItem(storageKeys.language) === language;
  } catch {
    return false;
  }
}
