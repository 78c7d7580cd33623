import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGuided } from './testing/guide-app.ts';

describe('a message that says nothing by itself', () => {
  let guided: Awaited<ReturnType<typeof startGuided>>;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    guided = await startGuided('sqlite');
    const one = { preferences: {}, scans: [] };
    ids.set('plain', await guided.join({ ...one, name: 'una', profile: null }));
    ids.set('nuts', await guided.join({ ...one, name: 'nut', profile: { dietaryRestrictions: ['Nut allergies'] } }));
    ids.set('milk', await guided.join({ ...one, name: 'mil', profile: { dietaryRestrictions: ['Dairy-free'] } }));
  });
  afterAll(() => guided.close());
  const last = (member: string, ...questions: string[]) => guided.lastAnswer(ids.get(member) ?? '', questions);

  it.each([
    ['nuts', /Pesto[^]*(?:better not|goes against)/u, ['is pesto ok for me', 'the one that comes in a jar']],
    ['nuts', /^\*\*Marzipan: nein/u, ['Darf ich Marzipan essen?', 'und wenn es selbst gemacht ist?']],
    ['nuts', /^\*\*Granola: melhor não/u, ['posso comer granola?', 'e se for feita em casa?']],
  ] as const)('is read about the food that is spoken of: %s %s', async (member, answer, turns) => {
    expect(await last(member, ...turns)).toMatch(answer);
  });

  it.each([
    ['plain', /^\*\*Wine: /u, ['is wine vegan', 'my brother has a nut allergy, can he have it too?'], /From now on: nut-free/u],
    ['plain', /^\*\*Haferflocken: /u, ['Sind Haferflocken gesund?', 'Meine Tante hat Zöliakie, sind die auch was für sie?'], /glutenfrei/u],
  ] as const)('and asks it for somebody is answered before what was heard: %s %s', async (member, answer, turns, heard) => {
    const text = await last(member, ...turns);
    expect(text).toMatch(answer);
    expect(text).toMatch(heard);
  });

  it('names another food that nobody knows: it is not answered by the one before', async () => {
    expect(await last('nuts', 'Kann ich Marzipan essen?', 'Und Zorbelkraut?')).not.toMatch(/Marzipan/u);
  });

  it('says what a dish is made with that must not be eaten', async () => {
    expect(await last('nuts', 'can I eat a tart with chocolate spread')).toMatch(/^\*\*Chocolate spread: no/u);
    expect(await last('milk', 'puis-je manger une tarte avec de la ricotta ?')).toMatch(/^\*\*Ricotta\s: non/u);
  });

  it('refuses a food of the ideas: they come without it', async () => {
    const ideas = await last('plain', 'I have eggs, potatoes and a pepper, what can I cook', "I don't like eggs");
    expect(ideas).toMatch(/^\*\*Ideas/u);
    expect(ideas.split('From now on')[0]).not.toMatch(/egg|omelette/iu);
    expect(await last('plain', 'ideas for something sweet', 'not yoghurt please')).not.toMatch(/yogh?urt with|skyr/iu);
  });

  it('states an allergy of a small child beside a food that holds it: no stands first', async () => {
    const text = await last('plain', 'my niece is 2, can she have popcorn', 'she also has a nut allergy, what about chocolate spread');
    expect(text).toMatch(/^\*\*Chocolate spread: no/u);
  });

  it('says once in a conversation what holds for a small child', async () => {
    const turns = ['my niece is 2, can she have popcorn', 'and grapes?', 'and carrots?'];
    expect(await last('plain', ...turns.slice(0, 1))).toMatch(/^\*\*Popcorn: better not[^]*For a child under 5/u);
    expect(await last('plain', ...turns)).not.toMatch(/For a child under 5/u);
  });
});
