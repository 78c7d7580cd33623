import type { Language } from '@labelwise/contracts/languages';
import type { PossibleAlarm } from '@labelwise/domain/guide';
import type { AlarmKind, FollowUp, Given } from '@labelwise/domain/safety';
import type { Say } from '../index.ts';
import { BODY_CARDS, type BodyCard } from './alarm-body-cards.data.ts';
import { ALARM_CARDS, type AlarmCard } from './alarm-cards.data.ts';
import { ALARM_FOLLOW_UPS } from './alarm-follow-ups.data.ts';
import { FOOD_CARDS, type FoodCard, GIVEN_CARDS } from './alarm-food-cards.data.ts';
import { FOOD_FOLLOW_UPS, type FoodFollowUp } from './alarm-food-follow-ups.data.ts';
import { ALARM_NOTES } from './alarm-notes.data.ts';
import { PEOPLE_CARDS, type PeopleCard } from './alarm-people-cards.data.ts';
import { safetyText } from './safety.ts';

type Numbers = {
  readonly emergency: string;
  readonly poison: string;
  /** To talk to in a crisis. */
  readonly crisis: string;
  /** About violence at home. */
  readonly violence: string;
  /** About a child that is not looked after. */
  readonly child: string;
};

/** Whom to call. @source docs/languages.md names where each number was looked up, and when */
const NUMBERS: Readonly<Record<Language, Numbers>> = {
  en: {
    emergency: '112 (Europe), 911 (US, Canada) or 999 (UK)',
    poison: 'poison center (1-800-222-1222 in the US, 111 in the UK) or emergency number',
    crisis: '**988** (US and Canada), **116 123** (UK and Ireland), other countries [findahelpline.com](https://findahelpline.com)',
    violence: '**0808 2000 247** (UK), **1-800-799-7233** (US), other countries [findahelpline.com](https://findahelpline.com)',
    child:
      '**0800 1111** (Childline, for children, UK), **0808 800 5000** (NSPCC, UK), **1-800-422-4453** (Childhelp, US and Canada), elsewhere the child protection service or [findahelpline.com](https://findahelpline.com)',
  },
  de: {
    emergency: '112',
    poison: 'Giftnotruf (01 406 43 43 in Österreich, 145 in der Schweiz; in Deutschland der deines Bundeslandes)',
    crisis: '**0800 111 0 111** (Deutschland), **142** (Österreich), **143** (Schweiz)',
    violence: '**116 016** (Hilfetelefon, Deutschland), **0800 222 555** (Frauenhelpline, Österreich), **143** (Schweiz)',
    child: 'Jugendamt oder Kinderschutzstelle; für Kinder selbst **116 111** (Deutschland), **147** (Österreich und Schweiz)',
  },
  fr: {
    emergency: '112 (ou 15 en France)',
    poison: 'centre antipoison ([celui de votre région](https://centres-antipoison.net), 070 245 245 en Belgique, 145 en Suisse)',
    crisis: '**3114** (France), **0800 32 123** (Belgique), **143** (Suisse)',
    violence: '**3919** (France), **0800 30 030** (Belgique), **143** (Suisse)',
    child: '**119** (Allô enfance en danger, France), **103** (Écoute-enfants, Belgique), **147** (Suisse)',
  },
  es: {
    emergency: '112',
    poison: 'Información Toxicológica 91 562 04 20',
    crisis: '**024** (España), otros países [findahelpline.com](https://findahelpline.com)',
    violence: '**016** (España), otros países [findahelpline.com](https://findahelpline.com)',
    child: '**116 111** (ANAR, España), otros países la protección de menores o [findahelpline.com](https://findahelpline.com)',
  },
  it: {
    emergency: '112',
    poison: 'centro antiveleni o 112',
    crisis: 'Telefono Amico **02 2327 2327** (Italia), **143** (Svizzera), altrove [findahelpline.com](https://findahelpline.com)',
    violence: '**1522** (Italia), **143** (Svizzera)',
    child: '**114** (Emergenza Infanzia, Italia), **147** (Svizzera)',
  },
  pt: {
    emergency: '112 (Portugal) ou 192 (Brasil)',
    poison: 'Centro de Informação Antivenenos 800 250 250 (Portugal)',
    crisis: '**1411** (Portugal), CVV **188** (Brasil)',
    violence: '**800 202 148** (Portugal), **180** (Brasil)',
    child: '**116 111** (SOS-Criança, Portugal), Disque **100** (Brasil)',
  },
  nl: {
    emergency: '112',
    poison: 'huisarts of huisartsenpost, Antigifcentrum 070 245 245 (België)',
    crisis: '**113** of gratis **0800 0113** (Nederland), **1813** (België)',
    violence: 'Veilig Thuis **0800 2000** (Nederland), **1712** (Vlaanderen)',
    child: 'Veilig Thuis **0800 2000** (Nederland), **1712** (Vlaanderen)',
  },
};

function withNumbers(text: string, language: Language): string {
  const { emergency, poison, crisis, violence, child } = NUMBERS[language];
  return text
    .replaceAll('{n}', emergency)
    .replaceAll('{p}', poison)
    .replaceAll('{h}', crisis)
    .replaceAll('{v}', violence)
    .replaceAll('{c}', child);
}

const isCard = (alarm: AlarmKind): alarm is AlarmCard => Object.hasOwn(ALARM_CARDS.en, alarm);
const isFoodCard = (alarm: AlarmKind): alarm is FoodCard => Object.hasOwn(FOOD_CARDS.en, alarm);
const isBodyCard = (alarm: AlarmKind): alarm is BodyCard => Object.hasOwn(BODY_CARDS.en, alarm);
const isPeopleCard = (alarm: AlarmKind): alarm is PeopleCard => Object.hasOwn(PEOPLE_CARDS.en, alarm);
const isFoodFollowUp = (id: FollowUp): id is FoodFollowUp => Object.hasOwn(FOOD_FOLLOW_UPS.en, id);

/** What to do first, as Markdown. @param given what a child was given */
export function alarmText(say: Say, alarm: AlarmKind, language: Language, given: Given = 'alcohol'): string {
  if (alarm === 'child given') return withNumbers(GIVEN_CARDS[language][given], language);
  if (isFoodCard(alarm)) return withNumbers(FOOD_CARDS[language][alarm], language);
  if (isBodyCard(alarm)) return withNumbers(BODY_CARDS[language][alarm], language);
  if (isPeopleCard(alarm)) return withNumbers(PEOPLE_CARDS[language][alarm], language);
  return isCard(alarm) ? withNumbers(ALARM_CARDS[language][alarm], language) : safetyText(say, alarm, language);
}

/** What answers a question about an emergency that is in force, as Markdown. */
export function followUpText(id: FollowUp, language: Language): string {
  return withNumbers(isFoodFollowUp(id) ? FOOD_FOLLOW_UPS[language][id] : ALARM_FOLLOW_UPS[language][id], language);
}

/** Whom to call if it is one, in a line below the answer to a message that may tell of an emergency. */
export function alarmNote(note: PossibleAlarm, language: Language): string {
  return withNumbers(ALARM_NOTES[language][note], language);
}
