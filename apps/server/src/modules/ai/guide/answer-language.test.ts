import { LANGUAGES } from '@labelwise/contracts/languages';
import { sayEnglish } from '@labelwise/messages/english';
import { sayIn } from '@labelwise/messages/say-in';
import { describe, expect, it } from 'vitest';
import { answerLanguage, sayReady } from './answer-language.ts';
import { inLanguageWanted } from './language-wanted.ts';

describe('the language of an answer', () => {
  it.each([
    ['en', 'how salty is Mini Babybel'],
    ['de', 'taugt Nutella was?'],
    ['fr', 'tu penses quoi des Maltesers'],
    ['es', 'no quiero seguir viviendo'],
    ['it', 'come mai la nutella ha un voto così basso'],
    ['pt', 'o jejum intermitente funciona'],
    ['nl', 'wat vind je van red bull'],
  ] as const)('is that of the question, %s: %s', (language, question) => {
    expect(answerLanguage(question, [], language === 'en' ? 'de' : 'en')).toBe(language);
  });

  it.each(['kcal in 30g cornflakes', 'kcal in 30g Müsli', 'kcal in 100g Haribo Goldbären', 'protein in 50 g Knäckebrot'])(
    'is decided by no name of a food: %s',
    (question) => {
      expect(answerLanguage(question, [], 'en')).toBe('en');
      expect(answerLanguage(question, ['is this pack of crisps healthy for my kids?'], 'de')).toBe('en');
      expect(answerLanguage(question, [], 'de')).toBe('de');
    },
  );

  it.each(['kcal in einer Banane', 'Wie viel Zucker ist in Cornflakes?', 'Kalorien in Cornflakes'])('is German still: %s', (question) => {
    expect(answerLanguage(question, [], 'en')).toBe('de');
  });

  it('is for a bare name that of the message before, else that of the reader', () => {
    expect(answerLanguage('Nutella', ['Ist Twix gesund?', 'Snickers'], 'fr')).toBe('de');
    expect(answerLanguage('Nutella', [], 'fr')).toBe('fr');
  });

  it('is that of the conversation for a word that several languages have', () => {
    expect(answerLanguage('en soja?', ['kinder bueno, zit er melk in?'], 'nl')).toBe('nl');
    expect(answerLanguage('salad dressing?', ["can't have anything with mustard"], 'en')).toBe('en');
  });

  it('is spoken also by a process that has not spoken the language before', async () => {
    for (const language of LANGUAGES) {
      const say = await sayReady(language);
      expect(say).toBe(sayIn(language));
      expect(say('general.salt_a_day') === sayEnglish('general.salt_a_day')).toBe(language === 'en');
    }
  });
});

describe('an answer that is wanted in another language', () => {
  it('asks the question before it once more, with all that was declared', () => {
    const history = [
      { role: 'user', content: 'I am allergic to milk' },
      { role: 'assistant', content: 'From now on: dairy-free.' },
      { role: 'user', content: 'is Nutella ok' },
      { role: 'assistant', content: 'No.' },
    ] as const;
    const userMessages = ['I am allergic to milk', 'is Nutella ok'];
    expect(inLanguageWanted({ caller: { userId: 'u' }, question: 'And in Spanish?', history, userMessages })).toEqual({
      caller: { userId: 'u' },
      question: 'is Nutella ok',
      history: history.slice(0, 2),
      userMessages: ['I am allergic to milk'],
      language: 'es',
    });
  });

  it('is spoken on in, and what follows is about the food before', () => {
    const history = [
      { role: 'user', content: 'is Nutella ok' },
      { role: 'assistant', content: 'No.' },
      { role: 'user', content: 'auf Deutsch bitte' },
      { role: 'assistant', content: 'Nein.' },
    ] as const;
    expect(inLanguageWanted({ caller: { userId: 'u' }, question: 'Twix', history }).history.map(({ content }) => content)).not.toContain(
      'auf Deutsch bitte',
    );
    expect(answerLanguage('Twix', ['is Nutella ok', 'auf Deutsch bitte'], 'en')).toBe('de');
  });
});
