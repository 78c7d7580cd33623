import { LANGUAGES } from '@labelwise/contracts/languages';
import { describe, expect, it } from 'vitest';
import type { Catalog } from './catalog.ts';
import { SAFETY_TEXTS } from './render/safety-texts.data.ts';
import { type OtherLanguage, TRANSLATIONS } from './translations.ts';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** Forms of address that decision 095 does not choose, as they stand in a sentence. */
const OTHER_ADDRESS: Readonly<Record<OtherLanguage, RegExp>> = {
  // At the beginning of a sentence "Sie" may be they.
  de: /(?<=[\p{Ll},;] )(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u,
  es: /(?<!\p{L})(?:ustedes|usted|sus? (?:perfil|cuenta|contraseña|historial|respuestas))(?!\p{L})/iu,
  fr: /(?<![\p{L}’-])(?:tu|toi|ton|tes|t’)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:Lei|Suo|su[oa] (?:profilo|account|password|cronologia))(?!\p{L})/u,
  nl: /(?<![\p{L}’‘])(?:uw|u)(?![\p{L}’-])/iu,
  pt: /(?<!\p{L})(?:vocês?|tu|teus?|tuas?|contigo)(?!\p{L})/iu,
};

/** Quotation marks of print in each language; the others are another language's. */
const OTHER_QUOTES: Readonly<Record<OtherLanguage, RegExp>> = {
  de: /[«»‘”"]/u,
  es: /[„“”‘"]/u,
  fr: /[„“”‘"]/u,
  it: /[„“”‘"]/u,
  nl: /[„“”«»"]/u,
  pt: /[„“”‘"]/u,
};

function found(language: OtherLanguage, wrong: RegExp): string[] {
  const areas: Readonly<Record<string, Catalog>> = TRANSLATIONS[language];
  const texts = Object.entries(areas).flatMap(([area, catalog]) =>
    Object.entries(catalog).map(([id, text]) => [`${area}.${id}`, text] as const),
  );
  const safety = Object.entries(SAFETY_TEXTS[language]).map(([id, text]) => [`safety.${id}`, text] as const);
  return [...texts, ...safety].filter(([, text]) => wrong.test(text)).map(([id, text]) => `${id}: ${text}`);
}

describe.each(OTHERS)('%s', (language) => {
  it('addresses everybody in the one form that decision 095 chose', () => {
    expect(found(language, OTHER_ADDRESS[language])).toEqual([]);
  });

  it('has a place to break in the title of the chat, which shares its line in large text', () => {
    const parts = (TRANSLATIONS[language]['screens-nutritionist'].ai_nutritionist ?? '').split(/[ \u00ad-]/u);
    expect(parts.filter((part) => part.length > 14)).toEqual([]);
  });

  it('has one kind of quotation marks', () => {
    expect(found(language, OTHER_QUOTES[language])).toEqual([]);
  });
});

it.each<[OtherLanguage, string]>([
  ['de', 'Bitte öffnen Sie den Link, den Sie bekommen haben.'],
  ['de', 'In Ihrem Gesundheitsprofil: {names}'],
  ['es', 'En su perfil de salud: {names}'],
  ['fr', 'Est-ce que tu veux continuer ?'],
  ['it', 'Tolto dal suo profilo di salute: {names}'],
  ['nl', 'In uw gezondheidsprofiel: {names}'],
  ['pt', 'Se você quiser'],
])('another form of address is found: %s, %s', (language, text) => {
  expect(text).toMatch(OTHER_ADDRESS[language]);
});

it.each<[OtherLanguage, string]>([
  ['de', 'Gib einmal ein Passwort ein: Sie zählen ab jetzt auf diesem Gerät.'],
  ['de', '**Sie halten Keime fern; die meisten sind unbedenklich.**'],
  ['es', 'No se encuentra en su categoría'],
  ['fr', 'Votre unité, votre statut'],
  ['it', 'Le vitamine B aiutano; il suo Nutri-Score è A'],
  ['nl', 'Foto’s en menu’s, u-vormig'],
  ['pt', 'A atual estrutura'],
])('and what only looks like it is not: %s, %s', (language, text) => {
  expect(text).not.toMatch(OTHER_ADDRESS[language]);
});
