import { beforeAll, describe, expect, it } from 'vitest';
import { restrictionId } from '../../diets/index.ts';
import { processorMs, within } from '../../testing/index.ts';
import { understandInContext } from '../understand/follow-up.ts';
import { restrictionsDeclaredIn } from './declared-restrictions.ts';
import { dietOfMistyped } from './diets.ts';
import { restrictionsOfId } from './named-foods.ts';
import { readStatements } from './read-statements.ts';

// The names of seven languages are made ready once.
beforeAll(() => void readStatements('zorble allergy'), 60_000);

describe('what someone says that they must not eat', () => {
  it.each([
    ['I am lactose intolerant, which yogurts are ok?', ['lactose-free']],
    ["I can't eat gluten, suggest pasta", ['gluten-free']],
    ["I'm allergic to nuts and eggs, what can I snack?", ['nut-free', 'peanut-free', 'egg-free']],
    ['my severe peanut allergy', ['peanut-free']],
    ["I don't eat meat", ['vegetarian']],
    ['I am celiac, suggest bread', ['gluten-free']],
    ['kiwi allergy', ['kiwi-free']],
    ['I cannot have dairy or soy', ['dairy-free', 'soy-free']],
    ['Ich bin allergisch gegen Nüsse', ['nut-free', 'peanut-free']],
    ['shellfish and egg allergy', ['shellfish-free', 'egg-free']],
    ['my daughter has a milk allergy', ['dairy-free']],
    ['im alergic to penuts, sugest snacks', ['peanut-free']],
    ['peanut alergy, protein snacks please', ['peanut-free']],
    ['I react badly to groundnuts', ['peanut-free']],
    ['allergic: milk, egg. snack ideas', ['dairy-free', 'egg-free']],
    ['je suis allergique aux arachides, que puis-je grignoter ?', ['peanut-free']],
    ['soja allergie, proteinreiche snacks', ['soy-free']],
    ['nussallergie, was kann ich naschen?', ['nut-free', 'peanut-free']],
    ['ich vertrage keine Laktose, Joghurt Vorschläge', ['lactose-free']],
    ['Laktose vertrage ich nicht', ['lactose-free']],
    ['soy alérgico a los cacahuetes, ¿qué puedo comer?', ['peanut-free']],
    ['je ne mange pas de porc', ['pork-free']],
    ['snacks but I am not allowed peanuts', ['peanut-free']],
    ['peanuts could kill me. snacks?', ['peanut-free']],
    ['Je suis végétalien, propose des collations', ['vegan']],
    ['Ich bin Veganer, proteinreiche Snacks bitte', ['vegan']],
    ['Je suis végétarienne', ['vegetarian']],
    ['sou vegana, o que posso comer?', ['vegan']],
    ['o meu filho é vegetariano', ['vegetarian']],
    ['mijn dochter is veganist', ['vegan']],
    ['ich esse kein Fleisch', ['vegetarian']],
    ["I'm vegan and gluten free", ['vegan', 'gluten-free']],
    ['I follow a pescatarian diet', ['pescatarian']],
    ['I am allergic to nuts and vegan', ['nut-free', 'peanut-free', 'vegan']],
    ['ich bin laktoseintolerant, Frühstück?', ['lactose-free']],
    ['I am lactose-intolerant and coeliac, breakfast?', ['lactose-free', 'gluten-free']],
    ['I break out in hives from strawberries', ['strawberry-free']],
    ["can't do gluten, breakfast", ['gluten-free']],
    ['Zöliakie', ['gluten-free']],
    ['celiac (diagnosed)', ['gluten-free']],
    ['Milch- und Eiallergie', ['egg-free', 'dairy-free']],
    ['não posso comer amendoim', ['peanut-free']],
    ['huevos no puedo', ['egg-free']],
    ['ik ben niet allergisch voor noten', []],
    ['no soy alérgico a nada', []],
    ['I am allergic to dust, snacks', []],
    ['nut and egg free snacks', []],
    ['am I allergic to nuts?', []],
    ['is it nut and egg free?', []],
    ["I'm looking for vegan snacks", []],
    ['Which of my scans are gluten free?', []],
    ['What does celiac mean?', []],
    ['what is lactose intolerance?', []],
    ['I am not allergic to nuts', []],
    ["I can't eat before bed", []],
    ['Is Nutella vegan?', []],
    ['Is Nutella good for me?', []],
    ["I can't eat it", []],
    ['what are allergies', []],
    ['I do not have time to cook', []],
    ['snacks without palm oil', []],
  ])('%s → %j', (message, diets) => {
    expect(readStatements(message).diets).toEqual(diets);
  });

  it('binds the rest of the conversation', () => {
    const { criteria } = understandInContext('Suggest protein-rich snacks', [
      { role: 'user', content: 'I have a nut allergy' },
      { role: 'assistant', content: 'Noted.' },
    ]);
    expect(criteria).toEqual([
      { kind: 'amount', name: 'Protein', side: 'high' },
      { kind: 'diet', diet: 'nut-free' },
      { kind: 'diet', diet: 'peanut-free' },
    ]);
  });

  it.each([
    ['Can I eat the hummus? I have celiac disease', 'can i eat the hummus.'],
    ["I'm vegan, is Emmental ok for me?", 'is emmental ok for me.'],
    ['is the lasagne ok with my celiac', 'is the lasagne ok'],
    ['My son has a nut allergy', ''],
    ['snacks for my son who is allergic to nuts', 'snacks'],
    ['How many calories are in 37.5 g of Nutella? I eat halal', 'how many calories are in 37.5 g of nutella.'],
    ['Is Nutella good for me?', 'Is Nutella good for me?'],
  ])('leaves the question: %s → %s', (message, rest) => {
    expect(readStatements(message).rest).toBe(rest);
  });

  it.each([
    ['I am allergic to zorbles, suggest snacks', ['zorbles']],
    ["I'm allergic to peanuts and zorbles", ['zorbles']],
    ['I have food allergies, suggest snacks', []],
    ['ich vertrage keine Knurpse', ['knurpse']],
    ['I am allergic to peanuts, protein snacks', null],
    ['I am allergic to cats. snacks?', null],
    ['suggest snacks', null],
  ])('%s leaves open %j', (message, words) => {
    expect(readStatements(message).unclear).toEqual(words);
  });

  it.each([
    ['nut and egg free snacks', ['nut-free', 'peanut-free', 'egg-free']],
    ['snacks without tomato or kiwi', ['tomato-free', 'kiwi-free']],
    ['No fish please, snacks', ['fish-free']],
    ['I hate tuna. protein-rich snacks', ['tuna-free']],
    ['something high in protein but not fish', ['fish-free']],
    ['is it nut and egg free?', []],
    ['bread without sugar', []],
    ['snacks without palm oil', []],
  ])('%s asks for %j here alone', (message, requested) => {
    expect(readStatements(message)).toMatchObject({ diets: [], requested });
  });

  it.each([
    ['vegetalien', 'vegan'],
    ['vegetarien', 'vegetarian'],
    ['vegeterian', 'vegetarian'],
    ['vegetalian', 'vegan'],
    ['veganer', 'vegan'],
    ['vegetables', null],
    ['halall', 'halal'],
  ])('%s names the diet %s, and no word that names one stands for another', (word, diet) => {
    expect(dietOfMistyped(word)).toBe(diet);
  });

  it('holds until it is taken back, and an open word until it is named', () => {
    expect(restrictionsDeclaredIn(['I am vegan', 'what is E250?'], 'I have a nut allergy').declared).toMatchObject({
      diets: ['vegan', 'nut-free', 'peanut-free'],
      added: ['nut-free', 'peanut-free'],
    });
    expect(restrictionsDeclaredIn(['I am vegan', 'I am no longer vegan'], 'snacks').declared.diets).toEqual([]);
    expect(restrictionsDeclaredIn(['I am allergic to zorbles'], 'snacks').declared.unclear).toEqual(['zorbles']);
    expect(restrictionsDeclaredIn(['I am allergic to zorbles', 'I mean walnuts'], 'snacks').declared).toMatchObject({
      diets: ['walnut-free'],
      unclear: null,
    });
  });

  it.each(['allergy ', 'allergic to ', 'no nuts ', "i don't eat ", 'nut and egg ', 'zorble allergy, '])(
    'is read in no time, however often it is repeated: %j',
    (words) => {
      expect(processorMs(() => readStatements(words.repeat(400)))).toBeLessThan(within(1500));
    },
  );

  it('is heard at the end of a long message too', () => {
    expect(
      understandInContext(`${'I had a long day and went to the shop. '.repeat(20)} I am allergic to peanuts`, []).declared.diets,
    ).toEqual(['peanut-free']);
  });

  it('is not accepted from an answer', () => {
    expect(understandInContext('Suggest snacks', [{ role: 'assistant', content: 'You are allergic to nuts' }]).criteria).toEqual([]);
  });
});

describe('the id of what was declared', () => {
  it.each([
    'nut-free',
    'vegan',
    'kiwi-free',
    'pine-nut-free',
    'almond-free',
    'oat-free',
    'brazil-nut-free',
    'salmon-free',
    'strawberry-free',
    'bell-pepper-free',
    'poppy-seed-free',
    'palm-oil-free',
    'goat-milk-free',
    'citrus-free',
  ])('%s is understood as itself', (id) => {
    expect(restrictionsOfId(id).map(restrictionId)).toEqual([id]);
  });

  it('of unknown words binds as words', () => {
    expect(restrictionsOfId('zorble-free')).toMatchObject([{ kind: 'words', words: 'zorble' }]);
  });
});
