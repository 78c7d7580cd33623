import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGuided } from './testing/guide-app.ts';

describe('what harms one who asks comes before any praise', () => {
  let guided: Awaited<ReturnType<typeof startGuided>>;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    guided = await startGuided('sqlite');
    const one = { preferences: {}, scans: [] };
    ids.set('plain', await guided.join({ ...one, name: 'ina', profile: null }));
    ids.set('sesame', await guided.join({ ...one, name: 'ses', profile: { dietaryRestrictions: ['Sesame'] } }));
    const people = [{ nickname: 'Mia', age: 8, dietaryRestrictions: ['Nut allergies'] }];
    ids.set('household', await guided.join({ ...one, name: 'hou', profile: null, people }));
  });
  afterAll(() => guided.close());

  /** The last answer of a conversation. */
  const last = (member: string, ...questions: string[]) => guided.lastAnswer(ids.get(member) ?? '', questions);
  const PRAISE = /Great Match|Good Match|Sehr gute Wahl|Gute Wahl|Très bon choix|Bon choix/u;

  it.each([
    [/Vitamin K/u, ['Ich nehme Marcumar', 'Darf ich Spinat essen?']],
    [/vitamin K/u, ["i'm on blood thinners", 'can i eat kale']],
    [/vitamin K/u, ['I take warfarin', 'suggest a snack']],
    [/pamplemousse/iu, ['je prends de la simvastatine', 'le jus de pamplemousse ?']],
    [/tyramine/u, ['I take phenelzine', 'is cheddar ok']],
    [/lithium/u, ["I'm on lithium", 'salted peanuts']],
    [/potassium/iu, ['My potassium is too high says the doctor', 'May I have tomato juice?']],
    [/stoma/u, ['I have had a stoma since March', 'nuts?']],
    [/FODMAP/u, ['i follow low FODMAP', 'apples?']],
    [/kidney/u, ['i have kidney disease', 'plan my day']],
    [/fast sugar/iu, ['my sugar is 3.1 and i am type 1', 'should i drink the coke or the zero']],
  ])('a caution stands first, and no food is praised: %s %j', async (caution, questions) => {
    const text = await last('plain', ...questions);
    expect(text.split('\n')[0]).toMatch(caution);
    expect(text).not.toMatch(PRAISE);
    expect(text).not.toMatch(/rare occasions/u);
  });

  it('low blood sugar is treated before anything else', async () => {
    expect(await last('plain', "I'm shaking, type 1")).toMatch(/15 g of fast sugar[^]*112/u);
    expect(await last('plain', 'mein Zucker ist bei 52 und ich zittere')).toMatch(/15 g schnellen Zucker/u);
  });

  it('a medicine that is over changes nothing any more', async () => {
    expect(await last('plain', "i'm on warfarin", 'I stopped taking warfarin', 'can i eat kale')).toMatch(PRAISE);
  });

  it('a pregnancy that begins is no child', async () => {
    expect(await last('plain', 'trying for a baby, well, i am 6 weeks along actually', 'is pate ok')).not.toMatch(/child under/u);
  });

  it('goes on with an allergy', async () => {
    expect(await last('plain', 'allergic to milk', 'and to nuts')).toMatch(/From now on: nut-free/u);
    expect(await last('plain', 'Ich bin allergisch gegen Milch', 'und gegen Nüsse')).not.toMatch(PRAISE);
  });

  it.each([
    'has nutella anything against any of us',
    'is nutella ok for all of us',
    'darf jeder von uns Nutella essen?',
    'kan iemand van ons Nutella niet eten?',
  ])('is judged for everybody of the household: %s', async (question) => {
    expect(await last('household', question)).toMatch(/Mia/u);
  });

  it('an allergy in force is judged before what is stated in general', async () => {
    expect(await last('sesame', 'garlic breadsticks', 'sesame ones?')).not.toMatch(/No sesame.* is named/u);
    expect(await last('plain', 'celery allergy', 'marmite')).toMatch(/Careful.*celery/u);
  });

  it('proposes no whole nuts for a small child, and says first what chokes', async () => {
    const text = await last('plain', 'nuts for my 3 year old');
    expect(text).toMatch(/no whole nuts/u);
    expect(text).not.toMatch(/\[(?:Almonds|Walnut Pieces|Unsalted Dry Roasted Peanuts)\]/u);
    expect(await last('plain', 'my son is 4', 'suggest a snack')).toMatch(/^\*\*For a child under 5/u);
  });

  it.each([
    'ik wil afvallen maar ik heb altijd honger',
    'i moved phones, will my stuff still be there',
    "which fruit has most vitamins? i don't like fruit, where else do i get vitamins",
    'ik ben van telefoon gewisseld, zijn mijn lijstjes er nog',
    'ich habe ein neues Handy, sind meine Sachen weg',
    'vitamines zonder fruit, hoe dan',
  ])('gets no text of crises or medicines: %s', async (question) => {
    expect(await last('plain', question)).not.toMatch(/findahelpline|116 123|pharmacist|apotheek|Apotheke/u);
  });
});
