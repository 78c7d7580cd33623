import * as fc from 'fast-check';

/** What somebody leaves out, as a chip of the screens or as people type it, and what harms them. */
export const LEFT_OUT = [
  { chosen: 'Vegan', harmedBy: 'animal' },
  { chosen: 'Vegetarian', harmedBy: 'slaughter' },
  { chosen: 'Halal', harmedBy: 'haram' },
  { chosen: 'Celiac Disease', harmedBy: 'gluten' },
  { chosen: 'Allergy: Tree nuts', harmedBy: 'nuts' },
  { chosen: 'peanut allergy', harmedBy: 'peanut' },
  { chosen: 'ich vertrage keine Milch', harmedBy: 'milk' },
  { chosen: 'allergie aux œufs', harmedBy: 'egg' },
  { chosen: 'soy allergy', harmedBy: 'soy' },
  { chosen: 'alergia al pescado', harmedBy: 'fish' },
  { chosen: 'allergia al sesamo', harmedBy: 'sesame' },
  { chosen: 'selderijallergie', harmedBy: 'celery' },
] as const;
export type LeftOut = (typeof LEFT_OUT)[number];
type Harm = LeftOut['harmedBy'];

/** Ingredients as packs print them, with whom each harms: stated here, not looked up in the vocabulary. */
const PRINTED: readonly { readonly words: string; readonly harms: readonly Harm[] }[] = [
  { words: 'rice', harms: [] },
  { words: 'apples', harms: [] },
  { words: 'sugar', harms: [] },
  { words: 'salt', harms: [] },
  { words: 'sunflower oil', harms: [] },
  { words: 'skimmed milk powder', harms: ['milk', 'animal'] },
  { words: 'whey', harms: ['milk', 'animal'] },
  { words: 'egg white powder', harms: ['egg', 'animal'] },
  { words: 'wheat flour', harms: ['gluten'] },
  { words: 'barley malt extract', harms: ['gluten'] },
  { words: 'hazelnuts', harms: ['nuts'] },
  { words: 'marzipan', harms: ['nuts'] },
  { words: 'roasted peanuts', harms: ['peanut'] },
  { words: 'soy protein', harms: ['soy'] },
  { words: 'tuna', harms: ['fish', 'animal', 'slaughter'] },
  { words: 'anchovies', harms: ['fish', 'animal', 'slaughter'] },
  { words: 'tahini', harms: ['sesame'] },
  { words: 'celery', harms: ['celery'] },
  { words: 'honey', harms: ['animal'] },
  { words: 'pork gelatine', harms: ['animal', 'slaughter', 'haram'] },
  { words: 'lard', harms: ['animal', 'slaughter', 'haram'] },
  { words: 'rum', harms: ['haram'] },
  { words: 'carmine', harms: ['animal', 'slaughter', 'haram'] },
];

/** A list of ingredients and whom it harms; with a warning, whom it may harm (a conviction looks at no traces). */
export type PrintedList = { readonly text: string; readonly harms: ReadonlySet<Harm> };

export const printedLists: fc.Arbitrary<PrintedList> = fc
  .record({
    items: fc.uniqueArray(fc.constantFrom(...PRINTED), { minLength: 1, maxLength: 4 }),
    warning: fc.option(
      fc.constantFrom(...PRINTED.filter(({ harms }) => harms.length === 1 && harms[0] !== 'animal' && harms[0] !== 'haram')),
      { freq: 4 },
    ),
  })
  .map(({ items, warning }) => ({
    text: `${items.map(({ words }) => words).join(', ')}${warning === null ? '' : `. May contain ${warning.words}`}`,
    harms: new Set([...items.flatMap(({ harms }) => harms), ...(warning?.harms ?? [])]),
  }));

/** Whether a list harms somebody who leaves these out. */
export function isHarmful({ harms }: PrintedList, leftOut: readonly LeftOut[]): boolean {
  return leftOut.some(({ harmedBy }) => harms.has(harmedBy));
}
