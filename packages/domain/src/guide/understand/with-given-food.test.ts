import { describe, expect, it } from 'vitest';
import { alarmReplyTo } from './alarm-reply.ts';
import { inFull, withGivenFood } from './with-given-food.ts';

const ASKED: Readonly<Record<string, string>> = {
  de: 'Ist Honig für Babys ok? mein Kleiner ist 8 Monate',
  en: 'can my 9 month old have honey?',
  fr: 'mon bébé de 7 mois peut manger du miel ?',
  es: '¿mi bebé de 8 meses puede tomar miel?',
  it: 'il mio bambino di 8 mesi può mangiare il miele?',
};

const OF_HONEY = expect.toSatisfy((reply: unknown) => /infant honey|honey watch|child watch/.test(JSON.stringify(reply)));

describe('a baby that was given honey before it was asked about', () => {
  it.each([
    ['de', 'Er hat gestern schon einen Löffel bekommen...'],
    ['en', 'he already had a spoonful yesterday'],
    ['en', 'oh no, grandma gave him some'],
    ['fr', 'elle en a déjà mangé hier'],
    ['es', 'ya le di una cucharada'],
    ['it', 'gliene ho dato un cucchiaino ieri'],
  ])('is heard in %s: %s', (language, message) => {
    const asked = ASKED[language] ?? '';
    expect(alarmReplyTo(withGivenFood(message, [asked]), [asked])).toEqual(OF_HONEY);
  });

  it('is in force for what is asked then', () => {
    const earlier = inFull([ASKED['de'] ?? '', 'Er hat gestern schon einen Löffel bekommen...']);
    expect(alarmReplyTo('auf was muss ich achten', earlier)).toMatchObject({ kind: 'follow-up' });
  });

  it.each(['can he have maple syrup?', 'he is 8 months old', 'what has he had?'])('is not heard in: %s', (message) => {
    expect(withGivenFood(message, [ASKED['en'] ?? ''])).toBe(message);
  });

  it('is not heard where nobody asked for honey, or for a baby', () => {
    expect(withGivenFood('he had some yesterday', ['can my 9 month old have banana?'])).toBe('he had some yesterday');
    expect(withGivenFood('he had some yesterday', ['is honey healthy?'])).toBe('he had some yesterday');
  });
});
