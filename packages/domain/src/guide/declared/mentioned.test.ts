import { describe, expect, it } from 'vitest';
import { understandInContext } from '../understand/follow-up.ts';
import { askedBeside } from './asked-beside.ts';

/** Foods in questions and in talk, with somebody and with symptoms beside them: nobody says that they leave one out. */
const MENTIONED: readonly string[] = [
  'got a headache, would some milk help or nah',
  'my skin is awful lately is milk to blame or is that nonsense',
  'which of these dont have palm oil',
  'why cant you give honey to babies',
  'i cant believe how much sugar is in this yogurt',
  'komm nie auf meine 120g eiweiß',
  'mein mann isst jeden tag 4 eier, ist das zu viel',
  'kollege im gym sagt von soja kriegt man brüste lol',
  'bin grad krank und hab durchfall, geht joghurt',
  'marzipan geht das für mich',
  "j'ai des boutons, c'est le lait ou le chocolat",
  'pourquoi on peut pas manger de moules en été',
  'mia peut avoir les petits fromages frais',
  'soy camarero acabo a las 2 qué ceno',
  'tengo diarrea, puedo comer yogur',
  'me duele la cabeza, será por el queso',
  'no me gusta el yogur, algo más?',
  'nonna ha fatto le tagliatelle giura che non c’è uovo boh',
  'le uova fanno male al fegato?',
  'ho la nausea, i cracker con formaggio vanno bene?',
  'manteiga ghee eu posso né',
  'aveia pode ou não pode cada um fala uma coisa',
  'o médico quer que eu coma mais peixe, qual',
  'de dokter wil dat ik meer vis eet, welke',
  'ik heb puistjes, komt dat van melk',
  'ma boite de pois chiches est gonflée je peux la manger quand même',
  'het blik kikkererwten staat bol, kan dat nog',
];

describe('a food that is only mentioned', () => {
  it.each(MENTIONED)('is no restriction: %s', (message) => {
    const { declared } = understandInContext(message, []);
    expect([declared.added, declared.unclear]).toEqual([[], null]);
  });

  it.each([
    ['ma fille est allergique aux noix, le nutella ?', ['nut-free', 'peanut-free']],
    ['soy alérgica al marisco, surimi?', ['shellfish-free']],
    ['unsere tochter reagiert auf nüsse, geht marzipan', ['nut-free', 'peanut-free']],
    ['mijn dochter is allergisch voor noten, kan speculaas', ['nut-free', 'peanut-free']],
    ['sou intolerante à lactose, que iogurte', ['lactose-free']],
    ['cant have fish, allergic. worcester sauce?', ['fish-free']],
    ['hummus gave me hives', ['hummus-free']],
  ])('behind a statement is asked about and joins none: %s', (message, bound) => {
    expect(understandInContext(message, []).declared.added).toEqual(bound);
  });
});

describe('what is asked of a food beside a statement', () => {
  it.each([
    ['mon fils est allergique au lait, il peut manger du chèvre ?', 'chevre'],
    ['mi madre toma sintrom puede comer espinacas', 'espinacas'],
    ['my husbands just been put on warfarin can he still have his spinach', 'spinach'],
    ['ich nehm marcumar, geht spinat', 'spinat'],
    ['mia figlia è allergica alle uova, la maionese?', 'maionese'],
    ['a minha filha é alérgica a frutos secos, chocolate preto?', 'chocolate'],
    ['mijn dochter is allergisch voor noten, kan speculaas', 'speculaas'],
  ])('is asked, and what is stated is not: %s', (message, food) => {
    const { intent } = understandInContext(message, []);
    expect(intent.kind).not.toBe('declaration');
    expect(askedBeside(message)).toContain(food);
    expect(askedBeside(message)).not.toMatch(/lait|sintrom|warfarin|marcumar|uova|frutos|noten/);
  });
});

describe('a state given by a figure or in the words of everyday', () => {
  it.each([
    ['my cholesterol came back at 280, is cheese out', 'High Cholesterol'],
    ['mon cholestérol est à 2,8 g', 'High Cholesterol'],
    ['ho il colesterolo a 280, la mozzarella?', 'High Cholesterol'],
    ['bei meinem blutdruck 160 zu 95 welche wurst geht noch', 'High Blood Pressure'],
    ['darf ich mit meim zucker honig essen', 'Diabetes'],
    ['hab zucker und suche nen joghurt', 'Diabetes'],
    ['mijn vader heeft suiker, welk toetje', 'Diabetes'],
    ['12 weeks pregnant and craving brie', 'pregnancy'],
    ['jsuis enceinte de 3 mois, le tarama c’est bon ?', 'pregnancy'],
    ['estou a amamentar, um copo de vinho?', 'breastfeeding'],
  ])('holds until it is taken back: %s → %s', (message, bound) => {
    expect(boundBy(message)).toContain(bound);
    expect(boundBy(message, 'and cheese?', 'and beans')).toContain(bound);
  });

  it.each(['der käse hat 160 kalorien', 'how much cholesterol do 2 eggs have', 'was ist mit zucker drin', 'pan con azucar y leche'])(
    'is not read into: %s',
    (message) => expect(boundBy(message)).toEqual([]),
  );
});

function boundBy(...messages: readonly string[]): string[] {
  const { declared } = understandInContext(messages.at(-1) ?? '', [], messages.slice(0, -1));
  const circumstances = declared.circumstances.map((one) =>
    one.kind === 'child' ? `child ${one.age}` : one.kind === 'condition' ? one.name : one.kind,
  );
  return [...declared.diets, ...circumstances];
}
