import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGuided } from './testing/guide-app.ts';

describe('advice on a kind of food', () => {
  let guided: Awaited<ReturnType<typeof startGuided>>;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    guided = await startGuided('sqlite');
    const one = { preferences: {}, scans: [] };
    ids.set('plain', await guided.join({ ...one, name: 'una', profile: null }));
    ids.set('kidneys', await guided.join({ ...one, name: 'kid', profile: { medicalConditions: ['Kidney Disease'] } }));
    ids.set('fish', await guided.join({ ...one, name: 'fis', profile: { dietaryRestrictions: ['Allergy: Fish'] } }));
    ids.set('milk', await guided.join({ ...one, name: 'mil', profile: { dietaryRestrictions: ['Allergy: Milk'] } }));
    const people = [{ nickname: 'Leo', age: 6, dietaryRestrictions: ['Allergy: Peanuts'] }];
    ids.set('household', await guided.join({ ...one, name: 'hom', profile: null, people }));
  });
  afterAll(() => guided.close());

  /** The last answer of a conversation, its first paragraph apart. */
  const last = (member: string, ...questions: string[]) => guided.lastAnswer(ids.get(member) ?? '', questions);

  it.each([
    [/^\*\*Sardines: better not\.\*\*.*purines/u, ['I have gout', 'are sardines alright for me?']],
    [/^\*\*Lentils: yes/u, ['I have gout', 'are sardines alright for me?', 'and lentils?']],
    [/^\*\*Sardientjes: liever niet\.\*\*/u, ['Ik heb jicht, mag ik sardientjes?']],
    [/^\*\*Parma ham: better not\.\*\*/u, ["i'm pregnant", 'can i have brie', 'and parma ham']],
    [/^\*\*Verre de vin.{0,3}: mieux vaut éviter\.\*\*/u, ['j’allaite, je peux boire un verre de vin ?']],
    [/^\*\*Salami: lieber nicht\.\*\*/u, ['ich bin schwanger', 'darf ich mozzarella essen und salami']],
    [/^\*\*Ovos: sim/u, ['tenho colesterol alto, posso comer ovos']],
    [/^\*\*Coffee: not together with the tablet\.\*\*.*30 minutes/u, ['I take levothyroxine every morning. Can I have my coffee with it?']],
    [/^\*\*Honey: better not\.\*\*/u, ['my baby is 8 months', 'can he have honey in porridge']],
    [/^\*\*Parmesan: lieber nicht\.\*\*/u, ['ich vertrage kein histamin', 'geht denn parmesan']],
    [/^\*\*Oats: it depends\.\*\*/u, ['coeliac', 'oats?']],
  ])('is what an answer begins with, whether or not the catalogue has the food: %s %j', async (begins, questions) => {
    expect(await last('plain', ...questions)).toMatch(begins);
  });

  it('holds for what the health profile says, and proposes nothing that it advises against', async () => {
    expect(await last('kidneys', 'Posso mangiare le lenticchie?')).toMatch(/^\*\*Lenticchie: chiedi prima\.\*\*/u);
    expect(await last('kidneys', 'are bananas all right')).toMatch(/^\*\*Bananas: ask first\.\*\*/u);
    expect(await last('kidneys', 'suggest high fiber foods')).not.toMatch(/lentil|bean|pinto|almond/iu);
  });

  it.each([
    ['pregnant can i eat brie', /^\*\*Brie: better not\.\*\*/u],
    ['im 20 weeks pregnant, cheddar yes or no', /^\*\*Cheddar: yes, in usual amounts\.\*\*/u],
    ['how many coffees when pregnant', /^\*\*Coffees: yes, up to a limit\.\*\*.*200 mg/u],
    ['darf man in der schwangerschaft feta essen', /^\*\*Feta: ja, in üblichen Mengen\.\*\*.*pasteurisiert/u],
    ['steak haché rosé enceinte', /^\*\*Steak haché rosé\s: mieux vaut éviter\.\*\*/u],
    ['embarazada puedo comer jamon serrano', /^\*\*Jamon serrano: mejor no\.\*\*/u],
    ['incinta posso mangiare il gorgonzola', /^\*\*Gorgonzola: meglio di no\.\*\*/u],
    ['grávida pode comer queijo fresco', /^\*\*Queijo fresco: sim/u],
    ['zwanger hoeveel koffie', /^\*\*Koffie: ja, tot een grens\.\*\*/u],
    ['breastfeeding can i drink wine', /^\*\*Wine: better not\.\*\* While breastfeeding/u],
  ])('answers what is asked of a food in pregnancy with yes, no or how much, however it is put: %s', async (question, begins) => {
    expect(await last('plain', question)).toMatch(begins);
  });

  it('calls nothing fine in pregnancy that the one who asks leaves out', async () => {
    expect(await last('milk', 'pregnant, can i have feta')).toMatch(/^\*\*Feta: no\.\*\* It usually holds milk/u);
    expect(await last('plain', "i'm allergic to milk", 'pregnant, can i have feta')).toMatch(/^\*\*Feta: no\.\*\*/u);
  });

  it('judges no honey for a baby whose age stands without a verb', async () => {
    expect(await last('plain', 'baby 8 months can he have honey')).toMatch(
      /^\*\*(?:Honey: better not\.\*\*|No more honey before the first birthday)/u,
    );
  });

  it('says no first to what usually holds what somebody must not eat', async () => {
    expect(await last('fish', 'fish fingers ok?')).toMatch(/^\*\*Fish fingers: no\.\*\*/u);
    expect(await last('household', 'can Leo eat peanut butter?')).toMatch(/\*\*Peanut butter: no\.\*\*/u);
    expect(await last('household', 'can Leo eat peanut butter?')).not.toMatch(/\*\*Good/u);
  });

  it('is not offered for the health profile that has it already', async () => {
    const text = await last('kidneys', 'I have kidney disease');
    expect(text).toMatch(/in your health profile already: Kidney Disease/u);
    expect(text).not.toContain('?keep');
  });

  it.each([
    [/^\*\*Open \[Scan History\]/u, 'How do I delete something I scanned by mistake?'],
    [/^\*\*Yes: sign in on the new device/u, 'how do i get everything onto my new phone'],
    [/^\*\*Labelwise sends no push/u, 'can i turn off notifications'],
    [/^\*\*O ferro leva o oxigénio/u, 'para que serve o ferro'],
  ])('and what is asked in general is answered where the catalogue has nothing of it: %s %s', async (begins, question) => {
    expect(await last('plain', question)).toMatch(begins);
  });

  it('takes a statement that asks nothing for nothing else', async () => {
    const text = await last('plain', 'my doctor told me i have stage three kidney disease');
    expect(text).toContain('Kidney Disease');
    expect(text).not.toContain('cannot answer');
  });
});
