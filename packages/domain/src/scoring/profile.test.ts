import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { restrictionsOfChip } from '../diets/index.ts';
import { suits } from '../matching/index.ts';
import { listed } from '../matching/testing/food-of.ts';
import { times } from '../testing/index.ts';
import { type Place, understand } from '../understanding/index.ts';
import { prepareProfile } from './prepare-profile.ts';
import { type Constraint, constraintsOf, profileFromJson } from './profile.ts';

// The names of seven languages are made ready once.
beforeAll(() => void understand('zorble allergy'), 60_000);

/** As a profile is made: what was typed is understood and stored with it, and what leaves nothing out is left away. */
function constraintsFor(selections: readonly string[], place: Place = 'restriction'): Constraint[] {
  const resolved = selections.map((typed) => ({
    typed,
    isChip: restrictionsOfChip(typed) !== null,
    restrictions: understand(typed, place),
  }));
  const binding = resolved.filter(({ isChip, restrictions }) => isChip || restrictions.length > 0).map(({ typed }) => typed);
  return constraintsOf({
    [place === 'condition' ? 'conditions' : 'restrictions']: binding,
    understood: resolved.flatMap(({ isChip, restrictions }) => (isChip ? [] : restrictions)),
  });
}
const named = (constraints: readonly Constraint[]): string[] => constraints.map(({ id, strictness }) => `${id} ${strictness}`);

describe('constraints of selections', () => {
  it.each([
    ['Celiac', ['gluten-free safety']],
    ['coeliac disease', ['gluten-free safety']],
    ['GLUTEN FREE', ['gluten-free safety']],
    ['Nut allergies', ['nut-free safety', 'peanut-free safety']],
    ['nut allergy', ['nut-free safety', 'peanut-free safety']],
    ['tree nut allergy', ['nut-free safety']],
    ['Peanut allergy', ['peanut-free safety']],
    ['milk intolerance', ['dairy-free safety']],
    ['Lactose intolerant', ['lactose-free safety']],
    ['no shellfish', ['shellfish-free safety']],
    ['allergic to sesame', ['sesame-free safety']],
    ['Kiwi allergy', ['kiwi-free safety']],
    ['seafood allergy', ['fish-free safety', 'shellfish-free safety']],
    ['soy free', ['soy-free safety']],
    ['Allergy: peanuts', ['peanut-free safety']],
    ['Allergies: peanuts, shellfish and eggs', ['egg-free safety', 'peanut-free safety', 'shellfish-free safety']],
    ['shellfish', ['shellfish-free safety']],
    ['Tree nuts', ['nut-free safety']],
    ['Milk', ['dairy-free safety']],
    ['sulfite sensitivity', ['sulphite-free safety']],
    ['Sensitive to gluten', ['gluten-free safety']],
    ['no pork', ['pork-free identity']],
    ['Pork-free', ['pork-free identity']],
    ['Pork allergy', ['pork-free safety']],
    ['Allergie aux arachides', ['peanut-free safety']],
    ["Allergie à l'œuf", ['egg-free safety']],
    ['Allergique aux fruits à coque', ['nut-free safety']],
    ['Intolérance au lactose', ['lactose-free safety']],
    ['sans gluten', ['gluten-free safety']],
    ['Erdnussallergie', ['peanut-free safety']],
    ['Nussallergie', ['nut-free safety', 'peanut-free safety']],
    ['Laktoseintoleranz', ['lactose-free safety']],
    ['Allergisch gegen Sellerie', ['celery-free safety']],
    ['glutenfrei', ['gluten-free safety']],
    ['ohne Ei', ['egg-free safety']],
    ['Alergia a los cacahuetes', ['peanut-free safety']],
    ['Intolerancia a la lactosa', ['lactose-free safety']],
    ['Allergia alle uova', ['egg-free safety']],
    ['Intolleranza al lattosio', ['lactose-free safety']],
    ['Pinda-allergie', ['peanut-free safety']],
    ['Allergie voor noten', ['nut-free safety', 'peanut-free safety']],
    ['Alergia ao leite', ['dairy-free safety']],
    ['Intolerância à lactose', ['lactose-free safety']],
    ['Peanut butter allergy', ['peanut-free safety']],
    ['Allergy to brazil nuts', ['brazil-nut-free safety']],
    ['Allergie: Kiwi', ['kiwi-free safety']],
    ['buckwheat allergy', ['buckwheat-free safety']],
    ['caffeine sensitivity', ['caffeine-free safety']],
    ['Insulin sensitivity', []],
    ['sans sucre', []],
    ['Pregnancy', ['pregnancy pregnancy']],
    ['chocolate', ['chocolate-free identity']],
    ['Diabetes', []],
    // An allergy that is not named is not passed over.
    ['Allergies', ['allergies-free safety']],
    ['Vegan', ['vegan identity']],
    ['Keto', ['keto pattern']],
    ['Mediterranean', ['mediterranean guide']],
    ['No restrictions', []],
    ['no sugar', []],
    ['Sugar-free', []],
    ['Hypertension', []],
    ['Heart Health', []],
    ['', []],
  ])('%s → %j', (selection, constraints) => {
    expect(named(constraintsFor([selection]))).toEqual(constraints);
  });

  it.each([
    ['Asthma', []],
    ['Migraine', []],
    ['Hypertension', []],
    ['Celiac', ['gluten-free safety']],
    ['Zöliakie', ['gluten-free safety']],
    ['Erdnussallergie', ['peanut-free safety']],
    ['Fruktoseintoleranz', ['fruktose-free safety']],
  ])('a condition, %s → %j', (selection, constraints) => {
    expect(named(constraintsFor([selection], 'condition'))).toEqual(constraints);
  });

  it.each(['Erdnussallergie', 'kiwi allergy', 'zorble allergy', 'Lactose intolerant and vegan'])(
    '%s binds as words where nothing was stored with it, and no food is free of it',
    (selection) => {
      const constraints = constraintsOf({ restrictions: [selection] });
      expect(constraints.map(({ restriction }) => restriction.kind)).toEqual(['words']);
      expect(constraints.map(({ restriction }) => suits(listed('oats, sugar, salt'), restriction).answer)).toEqual(['unknown']);
    },
  );

  it('a typed word never creates a yes by not being understood', () => {
    const pack = listed('oats, sugar, salt, rice');
    const letters = fc.stringMatching(/^[a-zäéñ]{3,14}$/);
    const phrase = fc.constantFrom(
      '{x}',
      '{x} allergy',
      'no {x}',
      'allergic to {x}',
      'allergique à {x}',
      'Allergie gegen {x}',
      '{x}unverträglichkeit',
      'sin {x}',
      'allergia a {x}',
      'geen {x}',
      'intolerância a {x}',
    );
    fc.assert(
      fc.property(letters, phrase, fc.constantFrom<Place>('restriction', 'condition'), (word, around, place) => {
        const typed = around.replace('{x}', word);
        const understood = understand(typed, place);
        // Not stored with the profile, the words themselves bind; stored, what is not understood is never answered with yes.
        const answers = [...constraintsOf({ restrictions: [typed] }), ...constraintsOf({ restrictions: [typed], understood })]
          .filter(({ restriction }) => restriction.kind === 'words')
          .map(({ restriction }) => suits(pack, restriction).answer);
        expect(answers).not.toContain('yes');
        expect(restrictionsOfChip(typed) !== null || constraintsOf({ restrictions: [typed] }).length > 0, typed).toBe(true);
      }),
      { numRuns: times(80, 5000) },
    );
  });

  it.each(['EoE', 'Eosinophile Ösophagitis', 'FPIES', 'mastocytosis'])(
    'with %s, whose triggers differ from one person to the next, no food is safe until an allergy is named',
    (condition) => {
      const understood = understand(condition, 'condition');
      const alone = constraintsOf({ conditions: [condition], understood });
      expect(alone.map(({ restriction }) => suits(listed('oats, sugar, salt'), restriction).answer)).toEqual(['unknown']);
      expect(constraintsOf({ conditions: [condition], restrictions: ['Vegan'], understood })).toHaveLength(2);
      const named = constraintsOf({ conditions: [condition], restrictions: ['Dairy-Free'], understood });
      expect(named.map(({ id }) => id)).toEqual(['dairy-free']);
      expect(constraintsOf({ conditions: [condition, 'Celiac'], understood })).toHaveLength(2);
    },
  );

  it('says a diet once, however many selections name it', () => {
    expect(constraintsFor(['Celiac', 'Gluten-Free', 'celiac', 'Zöliakie'])).toHaveLength(1);
  });
});

describe('settling a profile', () => {
  const preferencesOf = (profile: Parameters<typeof prepareProfile>[0]): Record<string, number> =>
    Object.fromEntries(
      prepareProfile(profile)
        .preferenceGroups.flat()
        .map(({ id, value }) => [id, value]),
    );

  it('generates from the chips when no generated preference is stored', () => {
    expect(preferencesOf({ conditions: ['Celiac'] })).toEqual({
      'health.Gluten': -5,
      'health.Wheat': -5,
      'health.Barley': -5,
      'health.Rye': -5,
    });
  });

  it('takes the stored ones as they are, edited and removed rows among them, and keeps the constraints', () => {
    const stored = { conditions: ['Celiac'], preferences: [{ ingredientName: 'Gluten', preferenceValue: -2, autoGenerated: true }] };
    expect(preferencesOf(stored)).toEqual({ 'health.Gluten': -2 });
    expect(named(prepareProfile(stored).constraints)).toEqual(['gluten-free safety']);
  });

  it('generates nothing for a member who removed every stored row', () => {
    expect(preferencesOf({ conditions: ['Celiac'], preferences: [], preferencesAreStored: true })).toEqual({});
  });

  it("lets the member's own value stand over a generated one, in any spelling", () => {
    expect(preferencesOf({ restrictions: ['Low-Carb'], preferences: [{ ingredientName: 'carbs', preferenceValue: 2 }] })).toMatchObject({
      'preference.Carbohydrates': 2,
    });
    expect(
      preferencesOf({ restrictions: ['Low-Carb'], preferences: [{ ingredientName: 'carbs', preferenceValue: 2 }] }),
    ).not.toHaveProperty('health.Carbohydrates');
  });

  it('clamps values, drops zero, and of one name twice keeps the stronger, then the negative', () => {
    const own = (...values: number[]): Record<string, number> =>
      preferencesOf({ preferences: values.map((preferenceValue) => ({ ingredientName: 'Salt', preferenceValue })) });
    expect(own(9)).toEqual({ 'preference.Sodium': 5 });
    expect(own(0)).toEqual({});
    expect(own(Number.NaN)).toEqual({});
    expect(own(2, -3)).toEqual({ 'preference.Sodium': -3 });
    expect(own(3, -3)).toEqual({ 'preference.Sodium': -3 });
  });
});

describe('a profile from JSON', () => {
  it('reads nothing as nobody, and refuses what is no profile', () => {
    expect(profileFromJson(null)).toEqual({});
    expect(
      profileFromJson({ healthGoals: ['Heart Health'], medicalConditions: ['Diabetes'], dietaryRestrictions: ['Vegan'] }),
    ).toMatchObject({ goals: ['Heart Health'], conditions: ['Diabetes'], restrictions: ['Vegan'] });
    expect(() => profileFromJson([])).toThrow('profile: expected an object');
    expect(() => profileFromJson({ goals: 'x' })).toThrow('goals: expected a list of texts');
    expect(() => profileFromJson({ preferences: [{ ingredientName: 1 }] })).toThrow('ingredientName');
  });
});
