import { describe, expect, it } from 'vitest';
import { personsInConversation } from './persons-in-conversation.ts';
import { type NamedPerson, personsIn } from './read-persons.ts';

const ANA: NamedPerson = { id: 'a', name: 'Ana', age: null };
const BEN: NamedPerson = { id: 'b', name: 'Ben', age: 7 };
const OMA: NamedPerson = { id: 'o', name: 'Oma', age: null };
const MIA: NamedPerson = { id: 'm', name: 'Mia', age: 1 };
const FAMILY = [ANA, BEN, OMA];

/** "you + a b" for people with or without the one who asks, "?name Tom" for what is asked back, "self" else. */
function whom(message: string, people: readonly NamedPerson[] = FAMILY): string {
  const { slot } = personsIn(message, people);
  if (slot.kind === 'self') return 'self';
  if (slot.kind === 'unknown') return `?${slot.about} ${slot.words}`;
  return `${slot.withSelf ? 'you + ' : ''}${slot.ids.join(' ')}`;
}

describe('for whom a question is asked', () => {
  it.each([
    ['can Ana eat this?', 'a'],
    ['CAN ANA AND BEN HAVE NUTELLA', 'a b'],
    ['a snack for ben and me', 'you + b'],
    ['Ana’s breakfast ideas', 'a'],
    ['kann Ben das essen?', 'b'],
    ['Ist das was für Ana und Oma?', 'a o'],
    ['est-ce que Ana peut manger ça ?', 'a'],
    ['¿puede Ben comer snickers?', 'b'],
    ['va bene per Ana e Ben?', 'a b'],
    ['o Ben pode comer nutella?', 'b'],
    ['mag Oma dit eten?', 'o'],
  ])('names people of the household: %s', (message, expected) => {
    expect(whom(message)).toBe(expected);
  });

  it.each([
    ['is nutella ok for everyone?', 'you + a b o'],
    ['can we all eat this', 'you + a b o'],
    ['dinner for the whole family', 'you + a b o'],
    ['a snack that suits all four', 'you + a b o'],
    ['a snack that suits all three', 'a b o'],
    ['ein Snack für uns alle', 'you + a b o'],
    ['für alle drei?', 'a b o'],
    ['un goûter pour toute la famille', 'you + a b o'],
    ['un snack para los tres', 'a b o'],
    ['qualcosa per tutti noi', 'you + a b o'],
    ['um lanche para todos nós', 'you + a b o'],
    ['iets voor ons allemaal', 'you + a b o'],
    ['can my son eat snickers', 'b'],
    ['meine Kinder mögen Nutella', 'b'],
    ['pour mon fils', 'b'],
  ])('means people without naming them: %s', (message, expected) => {
    expect(whom(message)).toBe(expected);
  });

  it.each([
    ['can Tom eat nutella?', '?name Tom'],
    ['a snack for sophie', '?name sophie'],
    ['Darf Lukas das essen?', '?name Lukas'],
    ['can my wife eat this?', '?relation my wife'],
    ['a snack that suits all six', '?count all six'],
    ['gut für die ganze Familie?', 'you + a b o'],
  ])('is never passed over where nobody of that name is known: %s', (message, expected) => {
    expect(whom(message)).toBe(expected);
  });

  it('asks which of two children is meant, and says that nobody else is known', () => {
    const lea: NamedPerson = { id: 'lea', name: 'Lea', age: 4 };
    expect(whom('can my daughter have nutella', [lea, MIA])).toBe('?relation my daughter');
    expect(whom('can my daughter have nutella', [BEN])).toBe('?relation my daughter');
    expect(whom('is nutella ok for my husband', [])).toBe('?relation my husband');
    expect(whom('is this ok for my family', [])).toBe('?relation my family');
  });

  it.each([
    'is nutella good for me?',
    'can i eat this?',
    'compare all three',
    'what is good for breakfast',
    'are sweets bad for children?',
    'does everyone need vitamin D?',
    'can vegans eat honey?',
    'Kann man Nutella einfrieren?',
    'nutella or mars for the kids of a school',
    'which of the two has less sugar',
    'una bebida para el desayuno',
    'is it ok to eat chocolate every day',
  ])('is the one who asks: %s', (message) => {
    expect(whom(message, [])).toBe('self');
  });

  it('reads a name that is a word of the language only where a person is asked for', () => {
    const best: NamedPerson = { id: 'x', name: 'Best', age: null };
    expect(whom('what is the best yoghurt', [best])).toBe('self');
    expect(whom('a yoghurt for Best', [best])).toBe('x');
  });

  it.each([
    ['can Ana eat nutella?', 'can i eat nutella?'],
    ['a snack for Ana and Ben', 'a snack for me'],
    ['Kann Ben das essen?', 'Kann ich das essen?'],
    ['un goûter pour Ben', 'un goûter pour moi'],
    ['a snack that suits all three', 'a snack that suits me'],
  ])('leaves what is asked without the names: %s', (message, expected) => {
    expect(personsIn(message, FAMILY).text).toBe(expected);
  });
});

describe('for whom a conversation goes on', () => {
  const after = (message: string, ...earlier: string[]) => personsInConversation(message, earlier, FAMILY).slot;
  it.each(['and snickers?', 'what could she have instead', 'und Mars?', 'why?'])('is still about them: %s', (message) => {
    expect(after(message, 'can Ana eat nutella?')).toMatchObject({ kind: 'people', ids: ['a'] });
  });

  it.each([
    'show me something salty',
    'are the savane any good for that',
    'how much caffeine is ok a day',
    'what bread should I buy',
    'which yoghurt has the least sugar of all',
    'ich suche einen Riegel',
    'busco algo dulce',
    'une idée de dessert',
    'cerco qualcosa per colazione',
    'quanta água por dia',
    'ik ben op zoek naar brood',
    'and soy sauce?',
    'the guest is allergic to nuts, what can I make?',
    'is soy milk good with an allergy',
  ])('is for whom it was, whatever is asked next: %s', (message) => {
    expect(after(message, 'can Ana eat nutella?')).toMatchObject({ kind: 'people', ids: ['a'] });
    expect(after('and for breakfast?', 'can Ana eat nutella?', message)).toMatchObject({ kind: 'people', ids: ['a'] });
  });

  it.each([
    'can i eat skittles?',
    'and for me?',
    "i'm so hungry",
    "I'm allergic to eggs",
    'ich bin schwanger',
    "j'ai faim",
    'tengo diabetes',
    'ho fame',
    'ho il diabete',
    'sou vegetariano',
    'ik heb honger',
  ])('is about the one who asks again: %s', (message) => {
    expect(after(message, 'can Ana eat nutella?').kind).toBe('self');
  });

  it('is still about the one who asks, where it was for themselves', () => {
    expect(after('and snickers?', 'can i eat nutella?')).toEqual({ kind: 'self', isNamed: true });
    expect(after('and snickers?', 'is nutella good?')).toEqual({ kind: 'self', isNamed: false });
    expect(after('and snickers?', 'can i eat nutella?', 'which yoghurt has the least sugar of all')).toEqual({
      kind: 'self',
      isNamed: true,
    });
    expect(after('and snickers?', 'can Ana eat nutella?', "i'm vegan")).toEqual({ kind: 'self', isNamed: false });
  });
});

it('a name that several have means all of them, and a longer one nobody of a shorter', () => {
  const other: NamedPerson = { id: 'b2', name: 'Ben', age: null };
  const longer: NamedPerson = { id: 'ab', name: 'Ana Bea', age: null };
  expect(whom('can Ben eat this?', [...FAMILY, other])).toBe('b b2');
  expect(whom('can Ana Bea eat this?', [...FAMILY, longer])).toBe('ab');
  expect(whom('can Ana eat this?', [...FAMILY, longer])).toBe('a');
});

describe('whether the one who asks says that it is for themselves', () => {
  const isNamed = (message: string) => {
    const { slot } = personsIn(message, FAMILY);
    return slot.kind === 'self' && slot.isNamed;
  };
  it.each([
    'can i eat this?',
    'is nutella good for me?',
    'Darf ich das essen?',
    'ist das gut für mich?',
    'est-ce que je peux manger ça ?',
    'c’est bon pour moi ?',
    '¿puedo comer nutella?',
    '¿es bueno para mí?',
    'posso mangiare la nutella?',
    'va bene per me?',
    'posso comer nutella?',
    'é bom para mim?',
    'mag ik dit eten?',
    'is dit goed voor mij?',
  ])('does: %s', (message) => expect(isNamed(message)).toBe(true));

  it.each([
    'is nutella good?',
    'what can i cook?',
    'a snack',
    'was kann ich kochen?',
    'show me something sweet',
    'qué puedo cocinar',
    'je cherche un goûter',
  ])('does not: %s', (message) => expect(isNamed(message)).toBe(false));
});

describe('names of foods beside people', () => {
  it('takes the name of a brand for no children', () => {
    const people = [
      { id: 'a', name: 'Leo', age: 9 },
      { id: 'b', name: 'Mia', age: 1 },
    ];
    expect(personsIn('leo asked for a kinder surprise', people).slot).toMatchObject({ ids: ['a'] });
  });
});

describe('somebody who was not asked for yet', () => {
  const CHILDREN = [
    { id: 'm', name: 'Mia', age: 1 },
    { id: 'l', name: 'Leo', age: 9 },
    { id: 'o', name: 'Oma', age: null },
  ];
  const after = (message: string, ...earlier: string[]) => personsInConversation(message, earlier, CHILDREN).slot;
  it.each([
    'and the boy?',
    'und der Junge?',
    'et le petit ?',
    '¿y el niño?',
    'e il bambino?',
    'e o menino?',
    'en de jongen?',
    'and for the girl the same?',
  ])('is the other child: %s', (message) => expect(after(message, 'can Mia eat nutella?')).toMatchObject({ kind: 'people', ids: ['l'] }));

  it('is asked back where it may be several, and nobody where nobody was asked for', () => {
    expect(after('and for the other one?', 'can Mia eat nutella?')).toMatchObject({ kind: 'unknown', candidates: ['l', 'o'] });
    expect(after('and the boy?', 'is nutella ok?')).toMatchObject({ kind: 'self' });
    expect(after('and the other one?', 'can Mia eat nutella?')).not.toMatchObject({ kind: 'unknown' });
  });
});

describe('somebody whom a pronoun alone names', () => {
  const PEOPLE = [
    { id: 'm', name: 'Mia', age: 1 },
    { id: 'l', name: 'Leo', age: 9 },
  ];
  it.each(['does she get honey', 'can he have red bull', 'darf er Snickers essen', 'peut-elle manger du Nutella', 'mag hij snickers eten'])(
    'is asked for where nobody was named: %s',
    (message) => {
      expect(personsInConversation(message, [], PEOPLE).slot).toMatchObject({ kind: 'unknown', candidates: ['m', 'l'] });
    },
  );

  it('is the one who was named before, and nobody where no people are known', () => {
    expect(personsInConversation('can she eat Nutella', ['can Mia eat Babybel'], PEOPLE).slot).toMatchObject({
      kind: 'people',
      ids: ['m'],
    });
    expect(personsInConversation('can she eat Nutella', [], []).slot).toMatchObject({ kind: 'self' });
  });
});

it.each(['and me?', '¿y yo?', 'et moi ?', 'und ich?', 'e io?', 'e eu?', 'en ik?', 'what about me'])(
  'the same is asked for oneself again after another person: %s',
  (message) => {
    expect(personsInConversation(message, ['can Ana eat Nutella?'], FAMILY)).toEqual({
      slot: { kind: 'self', isNamed: true },
      text: 'and me',
    });
  },
);

describe('"both" after two people who were asked for one after the other', () => {
  const PEOPLE = [
    { id: 'm', name: 'Mia', age: 6 },
    { id: 'l', name: 'Leo', age: 9 },
    { id: 'o', name: 'Oma', age: null },
  ];
  it.each(['both of them', 'und für beide?', 'et pour les deux', 'y para ambos', 'e per entrambi', 'e para os dois', 'en allebei?'])(
    'names those two: %s',
    (message) => {
      const { slot } = personsInConversation(message, ['a snack for Mia', 'and Oma?'], PEOPLE);
      expect(slot).toEqual({ kind: 'people', ids: ['m', 'o'], withSelf: false });
    },
  );

  it('names nobody where one alone was asked for', () => {
    expect(personsInConversation('both', ['a snack for Mia'], PEOPLE).slot.kind).toBe('people');
    expect(personsInConversation('both', ['a snack for Mia'], PEOPLE).slot).toMatchObject({ ids: ['m'] });
  });
});
