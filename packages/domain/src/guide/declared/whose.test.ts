import { describe, expect, it } from 'vitest';
import { restrictionsDeclaredIn } from './declared-restrictions.ts';

const after = (...messages: readonly string[]) => restrictionsDeclaredIn(messages.slice(0, -1), messages.at(-1) ?? '').declared;
const bindsAfter = (...messages: readonly string[]): readonly string[] => {
  const { diets, circumstances } = after(...messages);
  return [...diets, ...circumstances.map((one) => ('name' in one ? one.name : one.kind))].toSorted();
};

describe('of whom it is what a message states', () => {
  it.each([
    ['add egg allergy for my son', 'egg-free'],
    ['add milk allergy for my daughter', 'dairy-free'],
    ['meine Frau verträgt kein Soja, Allergie', 'soy-free'],
    ['trag bitte Eiallergie für meine Tochter ein', 'egg-free'],
    ['ajoute allergie aux arachides pour mon fils', 'peanut-free'],
    ['añade alergia a la leche para mi hija', 'dairy-free'],
    ['aggiungi allergia alle uova per mio figlio', 'egg-free'],
    ['adiciona alergia a leite para a minha filha', 'dairy-free'],
    ['zet pinda-allergie erbij voor mijn zoon', 'peanut-free'],
    ['the kid has a hazelnut allergy', 'hazelnut-free'],
    ['mum has a soy allergy', 'soy-free'],
    ["dad's allergic to fish", 'fish-free'],
    ['my flatmate cant do gluten', 'gluten-free'],
    ['hes allergic to sesame', 'sesame-free'],
    ['elle est allergique au lait', 'dairy-free'],
    ["il fait une allergie à l'oeuf", 'egg-free'],
    ['nonna non può il glutine', 'gluten-free'],
    ['o miúdo é alérgico a ovo', 'egg-free'],
    ['la niña es alérgica al huevo', 'egg-free'],
    ['der Kleine hat eine Milchallergie', 'dairy-free'],
    ['mijn kind mag geen melk ivm allergie', 'dairy-free'],
    ['my mum cant have soy, is tofu ok for her', 'soy-free'],
    ["my husband is allergic to shellfish, i'm not", 'shellfish-free'],
  ])('is somebody else’s: %s → %s', (message, diets) => {
    expect(after(message)).toMatchObject({ diets: diets.split(' '), unclear: null, isOfOther: true });
  });

  it.each([
    ['peanut allergy', 'peanut-free'],
    ['milk allergy here', 'dairy-free'],
    ['I have a milk allergy', 'dairy-free'],
    ['ik heb een notenallergie', 'nut-free peanut-free'],
  ])('is one’s own, where nobody else is named: %s → %s', (message, diets) => {
    expect(after(message)).toMatchObject({ diets: diets.split(' '), isOfOther: false });
  });

  it.each([
    'does mayonnaise contain egg',
    'egg allergy symptoms',
    'how do i add an allergy',
    'add milk to my list',
    'add a snack for my son',
    'is my allergy saved',
  ])('is nothing at all: %s', (message) => {
    expect(after(message).diets).toEqual([]);
  });
});

describe('what is put right', () => {
  it.each([
    ['i have a milk allergy', 'actually its only lactose intolerance', 'lactose-free'],
    ['tenho alergia ao leite', 'afinal é só intolerância à lactose', 'lactose-free'],
    ['ich hab ne Milchallergie', 'ne stimmt nicht, nur laktoseintolerant', 'lactose-free'],
    ['je suis allergique au lait', "en fait c'est juste le lactose", 'lactose-free'],
    ['soy alérgico a la leche', 'bueno, en realidad es intolerancia a la lactosa', 'lactose-free'],
    ['my sister is allergic to nuts', 'no sorry it was my brother who has the nut allergy', 'nut-free peanut-free'],
    ['my daughter is allergic to eggs', 'oops i meant milk not eggs', 'dairy-free'],
    ['mi mujer está embarazada', 'al final no está embarazada', ''],
    ['my wife is pregnant', "turns out she isn't pregnant", ''],
    ['meine Schwester ist schwanger', 'sie ist doch nicht schwanger', ''],
    ['ma soeur est enceinte', "finalement elle n'est pas enceinte", ''],
    ['mia moglie è incinta', 'alla fine non è incinta', ''],
    ['a minha mulher está grávida', 'afinal não está grávida', ''],
    ['mijn vrouw is zwanger', 'ze is toch niet zwanger', ''],
    ['im pregnant', 'turns out im not', ''],
    ['my dad has diabetes', "the test came back, he doesn't have diabetes", ''],
    ['my son has a peanut allergy', "the doctor says he isn't allergic to peanuts after all", ''],
    ['my husband is coeliac', "got it wrong, he's not coeliac", ''],
    ["I'm allergic to milk", "my wife isn't allergic to milk", 'dairy-free'],
    ['im pregnant', "my sister isn't pregnant", 'pregnancy'],
  ])('%s → %s leaves: %s', (first, then, left) => {
    expect(bindsAfter(first, then)).toEqual(left === '' ? [] : left.split(' ').toSorted());
  });
});

describe('what holds of one person', () => {
  it.each([
    ['my sister is allergic to nuts', 'can my brother have snickers?'],
    ['ik ben allergisch voor pinda’s en mijn zoon niet', 'mag mijn zoon pindakaas'],
    ['my husband is allergic to shellfish, i’m not', 'can i eat prawns tonight'],
    ['my mate has a milk allergy, i dont', 'can i have a Kinder Bueno'],
    ['mein Mann ist Diabetiker', 'darf meine Tochter Cola'],
    ['ma fille est allergique au lait', 'mon mari peut manger du fromage ?'],
    ['I’m allergic to sesame', 'is hummus ok for my wife'],
    ['mi hija tiene 8 meses', '¿puede mi marido tomar miel?'],
  ])('does not bind another: %s → %s', (stated, asked) => {
    expect(bindsAfter(stated)).not.toEqual([]);
    expect(bindsAfter(stated, asked)).toEqual([]);
  });

  it.each([
    ['my daughter is allergic to nuts', 'can my little one have twix'],
    ['my daughter is allergic to nuts', 'can she have twix'],
    ['my daughter is allergic to nuts', 'what can i cook for my husband'],
    ['my daughter is allergic to nuts', 'is twix ok for my daughter and my husband'],
    ['nut allergy', 'can my son have twix'],
    ['he is allergic to nuts', 'can my brother have twix'],
    ['meine Freundin ist schwanger', 'darf meine Partnerin Sushi'],
    ['my kids are allergic to milk', 'can my son have a babybel'],
    ['my sister is allergic to nuts', 'twix?'],
  ])('binds whoever may be the same, and where it may be for all: %s → %s', (stated, asked) => {
    expect(bindsAfter(stated, asked)).toEqual(expect.arrayContaining([...bindsAfter(stated)]));
  });

  it('binds again as soon as they are asked for', () => {
    expect(bindsAfter('my sister is allergic to nuts', 'can my brother have snickers?', 'and for my sister?')).toContain('nut-free');
  });
});
