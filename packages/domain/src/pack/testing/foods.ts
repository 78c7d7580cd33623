import { array, constantFrom, double, option, record, string } from 'fast-check';
import { EMPTY_FOOD, type FoodProduct, LIST_BASES, NUTRIMENT_NAMES } from '../../food/index.ts';
import { readProduct } from '../../vocabulary/index.ts';

const LISTS = [
  'Sugar, palm oil, HAZELNUTS (13%), skimmed milk powder (8.7 %), fat-reduced cocoa, emulsifier: lecithins (soya); vanillin. May contain nuts.',
  'Ingrédients : farine de blé 52%, sucre, huile de colza, œufs, sel. Traces de lait.',
  'Zutaten: Wasser, Weizenmehl, Speisesalz, Säuerungsmittel (Citronensäure), Gewürze #3',
  'farine de  blé\u0000\n, zzqx blorp (12,5%',
  '  ',
  '',
] as const;
const NAMES = ['Blackcurrant Conserve', 'Bacon crisps 40 g', 'Möhrensaft', '  odd\u0001 name ', '牛乳'] as const;
const TAGS = ['en:snacks', 'en:sweet-snacks', 'fr:fromages-blancs', 'plain', 'en:a:b', 'xx:y', 'en:'] as const;

const tags = array(constantFrom(...TAGS), { maxLength: 4 });
const figure = double({ min: 0, max: 4000, noNaN: true }).map((value) => Number(Math.abs(value).toPrecision(7)));

/** Foods of every shape that a catalogue may hold, odd texts included. Barcodes count up from a first one. */
export const packFoods = array(
  record({
    name: constantFrom(...NAMES),
    brand: option(constantFrom('Muster', 'A, B')),
    text: option(constantFrom(...LISTS)),
    lang: constantFrom('en', 'fr', 'de', null),
    categoriesTags: tags,
    labelsTags: tags,
    figures: array(record({ name: constantFrom(...NUTRIMENT_NAMES), value: figure }), { maxLength: 6 }),
    nova: constantFrom(null, 1 as const, 4 as const),
    listBasis: constantFrom(...LIST_BASES),
    kind: constantFrom(null, 'general' as const, 'beverage' as const),
    additives: array(constantFrom('e330', 'e322', 'e471'), { maxLength: 2 }),
    quantity: option(string({ maxLength: 8 })),
    servingSize: option(figure),
  }),
  { minLength: 1, maxLength: 40 },
).map((shapes) => shapes.map((shape, at) => packFood(at, shape)));

type Shape = Pick<
  FoodProduct,
  'name' | 'brand' | 'lang' | 'categoriesTags' | 'labelsTags' | 'nova' | 'listBasis' | 'kind' | 'additives' | 'quantity' | 'servingSize'
> & {
  readonly text: string | null;
  readonly figures: readonly { name: (typeof NUTRIMENT_NAMES)[number]; value: number }[];
};

export function packFood(at: number, { text, figures, ...shape }: Shape): FoodProduct {
  const chosen = new Map(figures.map(({ name, value }) => [name, value]));
  return {
    ...EMPTY_FOOD,
    ...shape,
    gtin: String(4_000_000_000_006 + 7 * at).padStart(13, '0'),
    nutriments: Object.fromEntries(NUTRIMENT_NAMES.flatMap((name) => (chosen.has(name) ? [[name, chosen.get(name) ?? 0]] : []))),
    ingredientsText: text,
    reading: readProduct({ ...shape, ingredientsText: text }),
    imageUrl: null,
    category: shape.categoriesTags.length === 0 ? null : 'Own words',
    source: 'import',
    sourceModifiedAt: 86_400_000 * at,
  };
}
