import type { Language } from '@labelwise/contracts/languages';
import type { Translation } from './catalog.ts';
import { DE } from './de/index.ts';
import type { EN } from './en/index.ts';
import { ES } from './es/index.ts';
import { FR } from './fr/index.ts';
import { IT } from './it/index.ts';
import { NL } from './nl/index.ts';
import type { PendingArea } from './pending.ts';
import { PT } from './pt/index.ts';

/** All texts of a language other than English: a missing or a superfluous area or text does not compile. */
export type Translations = {
  readonly [Area in Exclude<keyof typeof EN, PendingArea>]: Translation<(typeof EN)[Area]>;
};
export type OtherLanguage = Exclude<Language, 'en'>;

/** All at once, for checks; servers load a language with its first reader, the web the one of its own, area by area. */
export const TRANSLATIONS: Readonly<Record<OtherLanguage, Translations>> = { fr: FR, de: DE, es: ES, it: IT, nl: NL, pt: PT };
