import { beforeAll, describe, expect, it } from 'vitest';
import { safetyOf } from './safety-of.ts';
import { understand } from './understand.ts';

beforeAll(() => void understand('vegan snacks'), 60_000);

describe('what no answer about food should follow', () => {
  it.each([
    ['ich will einfach nicht mehr aufwachen', 'crisis'],
    ['ik eet al drie dagen niks meer, ik ben toch te dik', 'eating disorder'],
    ['me he tomado un bote de pastillas', 'emergency'],
    ['mon bébé de 5 mois a de la fièvre', 'emergency'],
    ['my baby has a fever of 39 what can i give', 'emergency'],
    ['mein Blutdruck ist 190 zu 110 und mir ist schwindlig', 'emergency'],
    ['tengo la tensión a 19 y me duele la cabeza', 'emergency'],
    ['ho la pressione a 190', 'emergency'],
    ['blood pressure 185, what should I eat', 'diagnosis'],
    ['ho i crampi alle gambe di notte', 'diagnosis'],
    ['ich krieg nachts immer Wadenkrämpfe', 'diagnosis'],
  ])('is heard without a word of ours: %s', (message, kind) => {
    expect(safetyOf(message)).toBe(kind);
  });

  it.each([
    'is nutella good for me',
    'what to eat with a blood pressure of 140',
    'is 180 calories a lot with high blood pressure',
    'meglio pasta o riso se voglio dimagrire',
    'Milka Triolade im Einkaufswagen, raus damit?',
    'how much vitamin c is in orange juice',
    'que puis-je manger ce soir',
    'welke koekjes zijn veilig voor mij',
    'my baby is 5 months old',
    'mein Säugling ist 5 Monate alt',
    'mon bébé a 5 mois',
    'mi bebé tiene 5 meses',
    'il mio bebè ha 5 mesi',
    'o meu bebé tem 5 meses',
    'onze baby is 5 maanden oud',
    'our newborn is 3 weeks old',
    'il mio bimbo ha 8 mesi',
    'meine kleine ist jetzt 10 monate alt',
    'my baby is 5 months old, can she eat honey?',
    'my toddler is 2 and a half what snack can he have',
    "I'm 16 and want to bulk up",
    "j'ai 16 ans et je veux prendre de la masse",
    'ik ben 16 en wil gespierder worden',
    'are digestive biscuits healthy',
  ])('is not heard in: %s', (message) => {
    expect(safetyOf(message)).toBeNull();
  });

  it.each(["I'm pregnant and my baby is 5 months old", 'I breastfeed, my baby is 5 months'])(
    'is heard still where more than an age stands: %s',
    (message) => {
      expect(safetyOf(message)).toBe('pregnancy');
    },
  );
});

describe('what is asked on an ordinary day', () => {
  it.each([
    'best thing to eat 40 min before a 10k that wont give me the runs',
    'when can baby have peanut butter shes 5 and half months',
    'since my heart attack they told me no more than 6g of salt a day, whats that in sodium because these american packets say sodium',
    'planning meals for the week, im veggie and my wife isnt',
    'good iftar stuff that wont spike me, everyone brings samosas',
    'cosa mangio stasera sono sola e non ho voglia di cucinare',
    'home made chips in the air fryer, any better than frozen ones',
    'and he cant have sesame now apparently',
  ])('is no emergency: %s', (message) => {
    expect(['crisis', 'emergency', 'eating disorder', 'high sugar', 'low sugar']).not.toContain(safetyOf(message));
  });
});

describe('trembling and sweating', () => {
  it('at once is low sugar, in whichever language', () => {
    for (const message of ['ik ben trillerig en zweet ineens heel erg', "i'm shaky and sweating", 'ich zittere und schwitze auf einmal'])
      expect(safetyOf(message)).toBe('low sugar');
  });

  it('one of them is, where diabetes was named before', () => {
    expect(safetyOf('ich zittere')).toBeNull();
    expect(safetyOf('ich zittere', ['ich habe Diabetes Typ 1'])).toBe('low sugar');
    expect(safetyOf('is nutella good for me', ['i have type 1 diabetes'])).toBeNull();
  });
});

describe('an illness that is only stated', () => {
  it.each(['mi padre está en diálisis', 'tengo 280 de colesterol', 'ho il colesterolo a 310', 'my mother has kidney failure'])(
    'is neither a crisis nor a sugar that is too high: %s',
    (message) => expect(safetyOf(message)).toBeNull(),
  );

  it('hides neither of them', () => {
    expect(safetyOf('i have diabetes and dont want to live anymore')).toBe('crisis');
    expect(safetyOf('tengo 380 de azúcar y 280 de colesterol')).toBe('high sugar');
  });
});
