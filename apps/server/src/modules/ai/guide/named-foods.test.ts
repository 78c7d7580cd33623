import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGuided } from './testing/guide-app.ts';

describe('a food that is named', () => {
  let guided: Awaited<ReturnType<typeof startGuided>>;
  let userId = '';
  beforeAll(async () => {
    guided = await startGuided('sqlite');
    userId = await guided.join({ name: 'nan', profile: null, preferences: {}, scans: [] });
  });
  afterAll(() => guided.close());

  const answer = async (question: string) => (await guided.guide.answer({ caller: { userId }, question, history: [] })).text;

  it.each([
    ['leche de coco grasa', 'Lait de coco'],
    ['linzensoep zout', 'Organic Lentil Soup'],
    ['wieviel zucker hat die rhabarbermarmelade', 'Confiture extra de rhubarbe'],
    ['jamón de pavo es bueno?', 'Jambon de dinde'],
    ['combien de sucre dans le lait d’amande', 'Original Almond Milk'],
    ['how much salt has mackerel in olive oil', "Filets de maquereaux à l'huile d'olive"],
    ['sojajoghurt alpro zucker', 'Soja-Joghurtalternative Pfirsich'],
    ['is bulgur good for me', 'Boulgour bio'],
  ])('is found by what it is, whatever its pack calls it: %s', async (question, name) => {
    expect(await answer(question)).toContain(`[${name}]`);
  });

  it('is none that has the name as one word of a longer brand', async () => {
    const text = await answer('Lion or Kinder Bueno, which is better');
    expect(text).toContain('[Lion Extra Crispy]');
    expect(text).not.toContain('Camembert');
  });

  it.each([
    ['gambas sal', 'Frozen Shrimp'],
    ['Löffelbiskuits Zucker', 'Biscuits à la cuillère'],
    ['savoiardi zucchero', 'Biscuits à la cuillère'],
    ['Kürbissuppe Kalorien', 'Velouté au potiron'],
    ['Milchreis Zucker', 'Gâteau de riz au caramel'],
    ['grão de bico em lata sal', 'Pois chiches'],
    ['choucroute sel', 'Healthy Salad Kraut'],
    ['how many calories in white wine', "Baron d'Albénas 2010"],
    ['burro grassi', 'Beurre doux de laiterie'],
    ['kale crisps salt', 'Lemon Krunch Kale Chips'],
    ['cherry coke sugar', 'Coca-Cola Cherry'],
    ['amys mac and cheese', 'Macaroni & Cheese'],
    ['prosciutto crudo sì o no', 'Jambon de Bayonne 12 mois'],
    ['ladyfingers: gluten?', 'Biscuits à la cuillère'],
  ])('is found by a name that people have for it: %s', async (question, name) => {
    expect(await answer(question)).toContain(`[${name}]`);
  });

  it.each([
    'macarons sucre',
    'oreo cookies sugar',
    'root beer sugar',
    'bretzels sel',
    'tortilla española calorías',
    'patatas bravas sal',
    'chocolate milk sugar',
    'turrón azúcar',
    'pâté de foie sel',
    'bolachas maria açúcar',
    'éclair au chocolat calories',
  ])('is none of its neighbours, where the catalogue lacks it: %s', async (question) => {
    expect(await answer(question)).not.toContain('](/results');
  });

  it.each([
    ['lemon sorbet sugar', 'Mango Sorbet'],
    ['mozzarella galbani grassi', 'Mozzarella'],
  ])('is asked back with others of that food, where the catalogue has not this one: %s', async (question, other) => {
    const text = await answer(question);
    expect(text).not.toContain('](/results');
    expect(text).toMatch(new RegExp(`\\[[^\\]]*${other}[^\\]]*\\]\\(/ai-nutritionist`, 'u'));
  });

  it.each([
    'my hands shake when i skip lunch',
    'schreib eine bewerbung für mich',
    'à quelle heure ferme la boulangerie',
    'does hard water harm the kidneys',
  ])('is not what everyday words stand for: %s', async (question) => {
    expect(await answer(question)).not.toMatch(/could not find|nicht gefunden|pas trouvé|Which one do you mean/u);
  });
});
