import type { Language } from '@labelwise/contracts/languages';
import type { AlarmKind, FollowUp, Given } from '@labelwise/domain/safety';
import type { Say } from '../index.ts';
import { ALARM_CARDS, type AlarmCard } from './alarm-cards.data.ts';
import { ALARM_FOLLOW_UPS } from './alarm-follow-ups.data.ts';
import { FOOD_CARDS, type FoodCard, GIVEN_CARDS } from './alarm-food-cards.data.ts';
import { FOOD_FOLLOW_UPS, type FoodFollowUp } from './alarm-food-follow-ups.data.ts';
import { safetyText } from './safety.ts';

/** Whom to call. @source docs/languages.md names where each number was looked up, and when */
const NUMBERS: Readonly<Record<Language, { readonly emergency: string; readonly poison: string }>> = {
  en: {
    emergency: '112 (Europe), 911 (US, Canada) or 999 (UK)',
    poison: 'poison center (1-800-222-1222 in the US, 111 in the UK) or emergency number',
  },
  de: { emergency: '112', poison: 'Giftnotruf (01 406 43 43 in Österreich, 145 in der Schweiz; in Deutschland der deines Bundeslandes)' },
  fr: {
    emergency: '112 (ou 15 en France)',
    poison: 'centre antipoison ([celui de votre région](https://centres-antipoison.net), 070 245 245 en Belgique, 145 en Suisse)',
  },
  es: { emergency: '112', poison: 'Información Toxicológica 91 562 04 20' },
  it: { emergency: '112', poison: 'centro antiveleni o 112' },
  pt: { emergency: '112 (Portugal) ou 192 (Brasil)', poison: 'Centro de Informação Antivenenos 800 250 250 (Portugal)' },
  nl: { emergency: '112', poison: 'huisarts of huisartsenpost, Antigifcentrum 070 245 245 (België)' },
};

const withNumbers = (text: string, language: Language): string =>
  text.replaceAll('{n}', NUMBERS[language].emergency).replaceAll('{p}', NUMBERS[language].poison);

const isCard = (alarm: AlarmKind): alarm is AlarmCard => Object.hasOwn(ALARM_CARDS.en, alarm);
const isFoodCard = (alarm: AlarmKind): alarm is FoodCard => Object.hasOwn(FOOD_CARDS.en, alarm);
const isFoodFollowUp = (id: FollowUp): id is FoodFollowUp => Object.hasOwn(FOOD_FOLLOW_UPS.en, id);

/** What to do first, as Markdown. @param given what a child was given */
export function alarmText(say: Say, alarm: AlarmKind, language: Language, given: Given = 'alcohol'): string {
  if (alarm === 'child given') return withNumbers(GIVEN_CARDS[language][given], language);
  if (isFoodCard(alarm)) return withNumbers(FOOD_CARDS[language][alarm], language);
  return isCard(alarm) ? withNumbers(ALARM_CARDS[language][alarm], language) : safetyText(say, alarm, language);
}

/** What answers a question about an emergency that is in force, as Markdown. */
export function followUpText(id: FollowUp, language: Language): string {
  return withNumbers(isFoodFollowUp(id) ? FOOD_FOLLOW_UPS[language][id] : ALARM_FOLLOW_UPS[language][id], language);
}
