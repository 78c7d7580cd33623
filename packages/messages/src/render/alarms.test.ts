import { LANGUAGES } from '@labelwise/contracts/languages';
import { describe, expect, it } from 'vitest';
import { sayEnglish } from '../english.ts';
import { BODY_CARDS, type BodyCard } from './alarm-body-cards.data.ts';
import { PEOPLE_CARDS, type PeopleCard } from './alarm-people-cards.data.ts';
import { alarmText } from './alarms.ts';

const isCard = (name: string): name is PeopleCard | BodyCard => Object.hasOwn(PEOPLE_CARDS.en, name) || Object.hasOwn(BODY_CARDS.en, name);
const CARDS = [...Object.keys(PEOPLE_CARDS.en), ...Object.keys(BODY_CARDS.en)].filter(isCard);

describe.each(LANGUAGES)('first steps in %s', (language) => {
  it.each(CARDS)('name whom to call: %s', (card) => {
    const text = alarmText(sayEnglish, card, language);
    expect(text).not.toMatch(/[{}]/);
    expect(text).toMatch(/112|988|findahelpline/);
  });

  it('tell somebody whose food another person decides on where to talk', () => {
    expect(alarmText(sayEnglish, 'controlled', language)).toMatch(/0808 2000 247|116 016|3919|\b016\b|1522|800 202 148|0800 2000/);
  });

  it('say that an expired pen is better than none, and never to wait', () => {
    expect(alarmText(sayEnglish, 'pen', language).split('\n\n')[0]).toMatch(/^\*\*/);
  });
});
