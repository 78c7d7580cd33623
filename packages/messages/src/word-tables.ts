import type { Language } from '@labelwise/contracts/languages';
import type { Diet } from '@labelwise/domain/diets';
import { CONCERNS, FINDINGS } from './additive-findings.data.ts';
import { DIET_WORDS, type DietWords } from './diets.data.ts';

/** What the areas of one language take from the tables that hold a diet or a finding in every language. */

type English = { readonly [D in Diet]: (typeof DIET_WORDS)[D]['en'] };
type Substance = { [D in Diet]: English[D] extends { readonly substance: infer Name extends string } ? Name : never }[Diet];
type CardDiet = { [D in Diet]: English[D] extends { readonly card: string } ? D : never }[Diet];

type DietTerm = English[Diet]['word'] | Substance;
type DietCard = `${'diet' | 'about'}_${CardDiet}`;
type FindingText = `finding_${keyof typeof FINDINGS}` | `concern_${keyof typeof CONCERNS}`;

const DIETS: readonly (readonly [diet: string, words: Readonly<Record<Language, DietWords>>])[] = Object.entries(DIET_WORDS);

/** Diet → what a member reads back of it. */
export function dietSentences(language: Language): Readonly<Record<Diet, string>> {
  return texts(DIETS.map(([diet, words]) => [diet, words[language].sentence]));
}

/** What a diet and its substance are called in English → the same in this language. */
export function dietTerms(language: Language): Readonly<Record<DietTerm, string>> {
  return texts(
    DIETS.flatMap(([, { en, [language]: own }]) => [
      [en.word, own.word],
      ...(en.substance === undefined || own.substance === undefined ? [] : [[en.substance, own.substance] as const]),
    ]),
  );
}

/** `diet_` and `about_` with a diet → name and description of its card. */
export function dietCards(language: Language): Readonly<Record<DietCard, string>> {
  return texts(
    DIETS.flatMap(([diet, { [language]: own }]) =>
      own.card === undefined || own.about === undefined
        ? []
        : [
            [`diet_${diet}`, own.card],
            [`about_${diet}`, own.about],
          ],
    ),
  );
}

/** `finding_` and `concern_` with their names → sentences on additives. */
export function findingTexts(language: Language): Readonly<Record<FindingText, string>> {
  return texts([
    ...Object.entries(FINDINGS).map(([name, words]) => [`finding_${name}`, words[language]] as const),
    ...Object.entries(CONCERNS).map(([name, words]) => [`concern_${name}`, words[language]] as const),
  ]);
}

/** The ids follow from the tables as their types do; a test holds every language against English. */
function texts<Id extends string>(entries: readonly (readonly [id: string, text: string])[]): Readonly<Record<Id, string>>;
function texts(entries: readonly (readonly [id: string, text: string])[]): Readonly<Record<string, string>> {
  return Object.fromEntries(entries);
}
