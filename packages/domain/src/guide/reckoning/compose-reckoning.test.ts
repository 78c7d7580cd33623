import { describe, expect, it } from 'vitest';
import type { ProfileView } from '../facts.ts';
import { composeAmountStated } from './amount-stated.ts';
import { composeByBodyWeight } from './body-weight.ts';
import { composeReckoning } from './compose-reckoning.ts';
import { reckoningIn } from './in-chat.ts';

const PROFILE: ProfileView = {
  goals: [],
  conditions: [],
  restrictions: [],
  targets: { calories: 1600, protein: null, carbs: null, fat: null },
  weightKg: null,
  heightCm: null,
};
const WHOM = { profile: null, diets: [], isPregnant: false };
const NOBODY = { gainsMuscle: false, hasWeakKidneys: false, isPregnant: false, isChild: false, avoidsAspartame: false };

function blocksOf(typed: string, earlier: readonly string[] = [], whom = WHOM as Parameters<typeof composeReckoning>[2]) {
  const asked = reckoningIn(typed, earlier);
  return asked === null
    ? []
    : (composeReckoning(
        asked,
        asked.foods.map((one) => ({ ...one, product: null })),
        whom,
      )?.blocks ?? []);
}

describe('amounts of foods are multiplied and summed', () => {
  it('three eggs are three of what one weighs', () => {
    expect(blocksOf('3 eggs how much protein')).toMatchObject([{ kind: 'reckoned', figure: 'Protein', rows: [{ grams: 165, each: 55 }] }]);
  });

  it('cooked lentils have figures of their own', () => {
    expect(blocksOf('200 g cooked lentils protein')).toMatchObject([{ total: 18 }]);
    expect(blocksOf('200 g dry lentils protein')).toMatchObject([{ total: 48 }]);
  });

  it('what is weighed in a way that nobody stated is reckoned in the other way as well', () => {
    expect(blocksOf('200 g pasta calories')).toMatchObject([{ otherwise: { state: 'cooked', value: 300 } }]);
  });

  it('drinks are summed against the caffeine of a day, of which pregnancy allows half', () => {
    const typed = 'had 4 cups of coffee and 2 espressos, too much?';
    expect(blocksOf(typed)).toMatchObject([{ lead: 'judged', share: { reference: 400, says: 'over' } }]);
    expect(blocksOf(typed, [], { ...WHOM, isPregnant: true })).toMatchObject([{ share: { reference: 200, says: 'over' } }]);
  });

  it('what is left is left of the own target', () => {
    const [left] = blocksOf('had a banana so far, what have i left today', [], { ...WHOM, profile: PROFILE });
    expect(left).toMatchObject({ kind: 'reckoned left', budget: 1600, isOwn: true });
  });

  it('of a food that weighs nobody knows what it says what 100 g hold', () => {
    expect(blocksOf('2 handfuls of almonds and 3 pieces of feta protein')).toMatchObject([{ unknown: [{ per100: 15 }] }]);
  });

  it('what must not be eaten stands first', () => {
    expect(blocksOf('a handful of almonds calories', [], { ...WHOM, diets: ['nut-free'] })[0]).toMatchObject({
      kind: 'generic food',
      fact: { asked: 'suits', certainty: 'certain' },
    });
  });
});

describe('body weight', () => {
  it.each([
    ['cuanta proteina necesito al dia si peso 80 kilos', [], 'protein', 66],
    ['voy al gimnasio 4 veces por semana', ['cuanta proteina necesito al dia si peso 80 kilos'], 'protein in training', 160],
    ['i am 70 years old and weigh 80 kg how much protein a day', [], 'protein in old age', 96],
    ['peso 65 kg quanta caffeina posso prendere al giorno', [], 'caffeine', 371],
    ['my son weighs 30 kg, how much caffeine is ok for him', [], 'caffeine of a child', 90],
  ])('sets the amount of a day: %s', (typed, earlier, of, high) => {
    const [block] = composeByBodyWeight(typed, earlier, NOBODY)?.blocks ?? [];
    expect(block).toMatchObject({ kind: 'by body weight', of });
    expect(block?.kind === 'by body weight' ? Math.round(block.high) : 0).toBe(high);
  });

  it('is never one for training with weak kidneys', () => {
    const body = { ...NOBODY, gainsMuscle: true, hasWeakKidneys: true };
    expect(composeByBodyWeight('i weigh 80 kg and go to the gym, how much protein a day', [], body)?.blocks).toMatchObject([
      { of: 'protein with weak kidneys' },
    ]);
  });

  it('nor once an illness of the kidneys was spoken of, in any words', () => {
    const earlier = ['cuanta proteina necesito al dia si peso 80 kilos', 'voy al gimnasio', 'tengo enfermedad del riñon, etapa 3'];
    expect(composeByBodyWeight('entonces cuanta', earlier, NOBODY)?.blocks).toMatchObject([{ of: 'protein with weak kidneys' }]);
  });

  it('limits cans with aspartame, and allows none to whom it is forbidden', () => {
    const typed = 'e quantas latas de coca zero posso beber por dia, peso 60 kg';
    expect(composeByBodyWeight(typed, ['o aspartame faz mal?'], NOBODY)?.blocks).toMatchObject([{ of: 'aspartame', cans: 12 }]);
    expect(composeByBodyWeight(typed, [], { ...NOBODY, avoidsAspartame: true })).toBeNull();
  });
});

describe('an amount that is stated', () => {
  it('of sodium is salt times 2.5, also in passing', () => {
    expect(
      composeAmountStated('also 0,8 g natrium sind dann wieviel', ['und wie rechne ich Natrium in Salz um'], WHOM)?.blocks,
    ).toMatchObject([{ kind: 'amount stated', sodium: 0.8, value: 2 }]);
  });

  it('per 100 g is much or little', () => {
    expect(composeAmountStated('is 30 g sugar per 100 g a lot', [], WHOM)?.blocks).toMatchObject([{ level: 'high' }]);
    expect(composeAmountStated('ist 0,2 g salz pro 100 g viel', [], WHOM)?.blocks).toMatchObject([{ level: 'low' }]);
  });
});
