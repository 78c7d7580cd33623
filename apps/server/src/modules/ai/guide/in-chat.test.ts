import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGuided } from './testing/guide-app.ts';

describe('what is asked behind an answer', () => {
  let guided: Awaited<ReturnType<typeof startGuided>>;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    guided = await startGuided('sqlite');
    const one = { preferences: {}, scans: [] };
    ids.set('plain', await guided.join({ ...one, name: 'una', profile: null }));
    ids.set('nuts', await guided.join({ ...one, name: 'nut', profile: { dietaryRestrictions: ['Nut allergies'] } }));
    ids.set('celiac', await guided.join({ ...one, name: 'cel', profile: { medicalConditions: ['Celiac'] } }));
  });
  afterAll(() => guided.close());
  const last = (member: string, ...questions: string[]) => guided.lastAnswer(ids.get(member) ?? '', questions);

  it.each([
    ['you sure?', /as sure as the data[^]*3017620422003|as sure as the data[^]*Nutella/u],
    ['bist du sicher', /so sicher wie die Daten[^]*Nutella/u],
    ['t’es sûr ?', /aussi sûr que les données[^]*Nutella/u],
    ['tens a certeza', /tão certo como os dados[^]*Nutella/u],
  ])('a doubt is answered with what the answer rests on, and no greeting: %s', async (doubt, rests) => {
    expect(await last('plain', 'is nutella ok', doubt)).toMatch(rests);
  });

  it('an allergy leaves no little of it, of a product and of a kind of food', async () => {
    expect(await last('nuts', 'puedo comer nutella', 'y si es solo un poco')).toMatch(/^\*\*No, ni siquiera un poco/u);
    expect(await last('celiac', 'posso mangiare il pane', 'solo un pezzettino')).toMatch(/^\*\*No, nemmeno un po’/u);
    expect(await last('plain', 'is nutella ok', 'just a little')).toMatch(/^\*\*A little now and then/u);
  });

  it('how often is answered of the product, with how much of it fills a day', async () => {
    for (const text of [await last('plain', 'nutella', 'every day?'), await last('plain', 'is nutella ok every day')])
      expect(text).toMatch(/no, not every day[^]*50 g of sugars/u);
    expect(await last('nuts', 'nutella', 'every day?')).toMatch(/not at all/u);
  });

  it('why says the reason alone', async () => {
    const text = await last('nuts', 'can i eat nutella', 'why not');
    expect(text).toMatch(/^\*\*Because of what the pack shows:\*\*[^]*hazelnuts/u);
    expect(text).not.toMatch(/What makes the score/u);
  });

  it('a third food joins two that were compared', async () => {
    const text = await last('plain', 'compare mars and twix', 'and snickers', 'which has least sugar');
    for (const name of ['Mars', 'Twix', 'Snickers']) expect(text).toContain(name);
  });

  it('what is asked of a food belongs to the food that the chat is about', async () => {
    expect(await last('plain', 'is cheese healthy', 'can i freeze it')).toMatch(/^\*\*Cheese: yes, but it turns crumbly/u);
    expect(await last('plain', 'sind eier gesund', 'und roh?')).toMatch(/Salmonellen/u);
    expect(await last('plain', 'le poulet c’est bien ?', 'et enceinte ?')).toMatch(/^\*\*Poulet\s: oui/u);
    expect(await last('plain', 'is cheese healthy', 'and for my kid shes 4')).toMatch(/^\*\*Cheese: yes/u);
  });

  it('an emergency stays open behind a doubt', async () => {
    const emergency = await last('nuts', 'my throat is swelling after nuts');
    expect(emergency).toMatch(/112/u);
    expect(await last('nuts', 'my throat is swelling after nuts', 'are you sure')).toMatch(/112/u);
  });

  it('a throat that tightens gets the pen and the ambulance first', async () => {
    const text = await last('plain', 'je viens de croquer une noix de cajou sans faire exprès, j’ai la gorge qui gratte et qui serre');
    expect(text).toMatch(/^\*\*C’est une réaction grave\. Stylo d’adrénaline/u);
  });
});
