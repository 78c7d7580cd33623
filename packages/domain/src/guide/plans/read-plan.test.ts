import { describe, expect, it } from 'vitest';
import { planAsked } from './read-plan.ts';

describe('a plan of meals', () => {
  it.each([
    ['Make me a 3 day plan, 1800 kcal with 90g protein. I hate fish', { days: 3, energy: 1800, protein: 90 }],
    ['mach mir einen Essensplan für zwei Tage mit 2000 kcal', { days: 2, energy: 2000, protein: null }],
    ['plan de repas pour 3 jours avec 100 g de protéines', { days: 3, energy: null, protein: 100 }],
    ['hazme un plan de comidas para la semana', { days: 7, energy: null, protein: null }],
    ['piano di due giorni da 2000 kcal con tanta fibra', { days: 2, energy: 2000 }],
    ['um plano alimentar de 5 dias com 1600 calorias', { days: 5, energy: 1600 }],
    ['maak een weekmenu voor me', { days: 7 }],
    ['make me a day plan 1500 kcal', { days: 1, energy: 1500 }],
  ])('is asked for: %s', (typed, wanted) => {
    expect(planAsked(typed, [])).toMatchObject({ as: 'plan', wanted });
  });

  it.each(['plan a day for me', 'what is in the meal plan of the gym', 'is Nutella good for me', 'what can I eat this week'])(
    'of one day without a number, or no plan, is read elsewhere: %s',
    (typed) => {
      expect(planAsked(typed, [])).toBeNull();
    },
  );

  const before = ['make me a 3 day plan with 1800 kcal'];
  it.each([
    ['swap lunch, I hate lentils', { as: 'plan', wanted: { swaps: [{ day: null, meal: 'lunch' }], except: ['lentils'] } }],
    ['tausch das Abendessen am zweiten Tag', { as: 'plan', wanted: { swaps: [{ day: 1, meal: 'dinner' }] } }],
    ['change le petit-déjeuner du premier jour', { as: 'plan', wanted: { swaps: [{ day: 0, meal: 'breakfast' }] } }],
    ['I hate fish', { as: 'plan', wanted: { except: ['tuna', 'sardines', 'salmon', 'white_fish', 'prawns'] } }],
    ['shopping list for four people', { as: 'shopping list', wanted: { people: 4 } }],
    ['I don’t eat eggs either', { as: 'plan', wanted: { except: ['egg'] } }],
    ['how many fibre is that all together roughly', { as: 'sum' }],
    ['fammi la lista della spesa', { as: 'shopping list' }],
    ['escríbeme la lista de la compra', { as: 'shopping list' }],
    ['make it 5 days', { as: 'plan', wanted: { days: 5, energy: 1800 } }],
  ])('is changed, summed or written out: %s', (typed, asked) => {
    expect(planAsked(typed, before)).toMatchObject(asked);
  });

  it('holds all changes before', () => {
    expect(planAsked('schreib mir die Einkaufsliste', [...before, 'no tofu please', 'swap the dinner on day 2'])).toMatchObject({
      as: 'shopping list',
      wanted: { days: 3, except: ['tofu'], swaps: [{ day: 1, meal: 'dinner' }] },
    });
  });

  it.each(['is Snickers vegan?', 'how much sugar is in Nutella', 'thanks!'])('is not changed by: %s', (typed) => {
    expect(planAsked(typed, before)).toBeNull();
  });
});
