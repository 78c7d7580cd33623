import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

describe('foods that are looked for', () => {
  it.each([
    ['most protein per calorie', { nutrient: 'Protein', side: 'most', isPerEnergy: true }],
    ['which cheese has the least salt', { nutrient: 'Sodium', side: 'least', isPerEnergy: false }],
    ['quel fromage a le moins de gras', { nutrient: 'Fat', side: 'least', isPerEnergy: false }],
    ['que cereales tienen menos azucar', { nutrient: 'Sugar', side: 'least', isPerEnergy: false }],
    ['high fibre cereal', null],
  ] as const)('are put in the order that is asked for: %s', (question, order) => {
    expect(understand(question).intent).toMatchObject({ kind: 'find', order });
  });

  it.each([
    ['crunchy peanut butter without sugar', ['peanut butter', 'crunchy']],
    ['compotes sans sucre ajouté', ['compotes']],
    ['vegan mayo', ['mayo']],
    ['mayonnaise ohne ei', ['mayonnaise']],
    ['low salt soy sauce', ['soy sauce']],
    ['unsweetened almond milk', ['almond milk']],
  ])('are called what the question calls them: %s', (question, called) => {
    const { intent, mentions } = understand(question);
    expect(mentions).toEqual([]);
    expect(intent.kind === 'find' ? intent.called.map(({ typed }) => typed) : intent.kind).toEqual(called);
  });

  it.each(['is butter vegan', 'butter salt', 'how much sugar is in ketchup', 'does mayonnaise contain egg'])(
    'are none where something is asked of one food: %s',
    (question) => {
      expect(understand(question).intent.kind).not.toBe('find');
    },
  );

  it('are light where a light one is asked for, and of no kind that is only left out', () => {
    expect(understand('idée de dessert léger').intent).toMatchObject({
      kind: 'find',
      shelves: ['dessert'],
      criteria: [{ kind: 'limit', name: 'Calories', side: 'most' }],
    });
    expect(understand('milchfreie schokolade').intent).toMatchObject({ kind: 'find', shelves: ['chocolate'] });
    expect(understand('gibts eine ohne Palmöl').intent).toMatchObject({ kind: 'find', shelves: [], without: [] });
    expect(understand('lowfat cheese').intent).toMatchObject({ kind: 'find', criteria: [{ name: 'Fat', side: 'low' }] });
  });

  it.each(['what shall i cook tonight', 'on mange quoi ce soir', 'was soll ich heute abend kochen'])(
    'tonight are a dinner: %s',
    (question) => {
      expect(understand(question).intent).toMatchObject({ kind: 'find', shelves: ['dinner'] });
    },
  );
});

describe('what a food may hold', () => {
  it.each([
    ['is palm oil in oreos', 'oreos'],
    ['ist in brot milch', 'bread'],
    ['tiene gluten la avena', 'avena'],
    ['hay gluten en el pan', 'bread'],
  ])('is asked of the food, wherever it stands: %s', (question, food) => {
    expect(understand(question)).toMatchObject({ intent: { kind: 'contains' }, mentions: [food] });
  });
});

describe('a question that names no food and follows none', () => {
  it.each(['contains nuts?', 'is labelwise free'])('is of no product: %s', (question) => {
    expect(understand(question).refersBack).toBe(false);
  });

  it('is answered by what the dates mean, where the date of a food is past', () => {
    for (const question of [
      'my milk expired yesterday is it still ok',
      'joghurt seit 5 tagen abgelaufen',
      'yogurt 3 days after its date',
      'il latte scade oggi',
      'best before was last week on my yoghurt can i eat it',
    ])
      expect(understand(question).intent, question).toMatchObject({
        kind: 'general',
        id: expect.stringMatching(/^(?:best_before_after|yogurt_past_date|milk_past_date|use_by_past)$/u),
      });
    expect(understand('my trial expired').intent).not.toMatchObject({ id: 'best_before_after' });
  });
});
