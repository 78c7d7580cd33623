import { describe, expect, it } from 'vitest';
import { suitability } from './suitability/suitability.ts';
import { listed } from './testing/food-of.ts';

describe('what a treatment brings or leaves without its name', () => {
  it.each([
    ['sulphite-free', 'en', 'Rice, semi-dried tomatoes'],
    ['sulphite-free', 'en', 'Rice, dried mango'],
    ['sulphite-free', 'en', 'Rice, glacé cherries'],
    ['sulphite-free', 'en', 'Rice, golden raisins'],
    ['sulphite-free', 'en', 'Rice, candied ginger'],
    ['sulphite-free', 'de', 'Reis, getrocknete Tomaten'],
    ['sulphite-free', 'de', 'Reis, kandierte Ananas'],
    ['sulphite-free', 'de', 'Reis, Zitronat'],
    ['sulphite-free', 'de', 'Reis, Belegkirschen'],
    ['sulphite-free', 'de', 'Erdbeeren, Sekt'],
    ['sulphite-free', 'fr', 'Fraises, crémant'],
    ['sulphite-free', 'nl', 'Aardbeien, champagne'],
    ['sulphite-free', 'fr', 'Riz, tomates mi-séchées'],
    ['sulphite-free', 'fr', 'Riz, raisins secs blonds'],
    ['sulphite-free', 'es', 'Arroz, orejones de albaricoque'],
    ['sulphite-free', 'es', 'Arroz, tomate deshidratado'],
    ['sulphite-free', 'it', 'Riso, pomodori secchi'],
    ['sulphite-free', 'pt', 'Arroz, tomate seco'],
    ['sulphite-free', 'nl', 'Rijst, zongedroogde tomaten'],
    ['sulphite-free', 'en', 'Sugar, brandy'],
    ['sulphite-free', 'de', 'Zucker, Weinbrand'],
    ['sulphite-free', 'en', 'Rice, prawns'],
    ['sulphite-free', 'de', 'Meerrettich, Salz'],
    ['alcohol-free', 'en', 'Rice, alcohol-free beer'],
    ['alcohol-free', 'de', 'Reis, alkoholfreies Bier'],
    ['alcohol-free', 'fr', 'Riz, bière sans alcool'],
    ['halal', 'en', 'Rice, alcohol-free wine'],
    ['alcohol-free', 'en', 'Rice, fermented grape juice'],
    ['alcohol-free', 'it', "Riso, mosto d'uva fermentato"],
    ['alcohol-free', 'de', 'Reis, vergorener Apfelsaft'],
    ['halal', 'en', 'Rice, natural vanilla flavouring'],
    ['alcohol-free', 'de', 'Zucker, Vanillearoma'],
    ['alcohol-free', 'fr', 'Sucre, arôme vanille'],
    ['alcohol-free', 'es', 'Azúcar, aroma de limón'],
  ] as const)('is no proof of %s (%s: %s)', (diet, lang, list) => {
    expect(suitability(listed(list, lang), diet).answer).toBe('unknown');
  });

  it.each([
    ['sulphite-free', 'en', 'Rice, raisins, dried dates'],
    ['sulphite-free', 'fr', 'Riz, raisins secs'],
    ['sulphite-free', 'en', 'Rice, freeze-dried strawberries'],
    ['sulphite-free', 'en', 'Rice, dried oregano, dried onion'],
    ['sulphite-free', 'de', 'Reis, getrocknete Petersilie'],
    ['sulphite-free', 'en', 'Tomatoes, apples, mango'],
    ['alcohol-free', 'en', 'Fermented cucumbers, salt'],
    ['alcohol-free', 'en', 'Sugar, vanillin, vanilla'],
    ['alcohol-free', 'en', 'Potatoes, smoke flavouring'],
    ['halal', 'en', 'Apple juice, sugar'],
  ] as const)('is none where there is no such treatment: %s (%s: %s)', (diet, lang, list) => {
    expect(suitability(listed(list, lang), diet).answer).toBe('yes');
  });
});

describe('a flavouring of a pack from outside of the European Union', () => {
  it.each(['celery-free', 'mustard-free'] as const)('proves nothing of %s', (diet) => {
    expect(suitability(listed('Rice, natural flavors'), diet).answer).toBe('unknown');
    expect(suitability(listed('Rice, natural flavouring'), diet).answer).toBe('yes');
    expect(suitability(listed('Rice, natural vanilla flavor'), diet).answer).toBe('yes');
  });

  it('names the milk in it, as everywhere', () => {
    expect(suitability(listed('Rice, natural flavors'), 'dairy-free').answer).toBe('yes');
  });
});
