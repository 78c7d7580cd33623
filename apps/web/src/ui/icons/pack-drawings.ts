import type { Placeholder } from '@labelwise/domain/food';

/** The tint of the tile on which each drawing stands. */
export const PACK_TILES: Readonly<Record<Placeholder, string>> = {
  yoghurt: 'var(--art-sky)',
  cheese: 'var(--art-oat)',
  milk: 'var(--art-sky)',
  egg: 'var(--art-oat)',
  meat: 'var(--art-clay)',
  poultry: 'var(--art-oat)',
  fish: 'var(--art-sky)',
  can: 'var(--art-stone)',
  frozen: 'var(--art-sky)',
  meal: 'var(--art-stone)',
  soup: 'var(--art-clay)',
  sauce: 'var(--art-clay)',
  oil: 'var(--art-sage)',
  butter: 'var(--art-oat)',
  bread: 'var(--art-oat)',
  flatbread: 'var(--art-oat)',
  cereal: 'var(--art-oat)',
  pasta: 'var(--art-oat)',
  rice: 'var(--art-stone)',
  pulses: 'var(--art-sage)',
  fruit: 'var(--art-plum)',
  vegetables: 'var(--art-sage)',
  nuts: 'var(--art-clay)',
  sweets: 'var(--art-clay)',
  biscuits: 'var(--art-oat)',
  crisps: 'var(--art-clay)',
  spread: 'var(--art-plum)',
  juice: 'var(--art-oat)',
  soda: 'var(--art-plum)',
  water: 'var(--art-sky)',
  'coffee-tea': 'var(--art-stone)',
  baby: 'var(--art-sage)',
  candy: 'var(--art-plum)',
  bars: 'var(--art-clay)',
  cakes: 'var(--art-oat)',
  pastry: 'var(--art-oat)',
  seafood: 'var(--art-clay)',
  alcohol: 'var(--art-oat)',
  compote: 'var(--art-sage)',
  dried: 'var(--art-plum)',
  'pasta-sauce': 'var(--art-clay)',
  pickles: 'var(--art-sage)',
  sausages: 'var(--art-clay)',
  other: 'var(--art-stone)',
};

/** Which pack is drawn where a food has no picture. */
export type PackFamily = Placeholder;

/**
 * One drawing a file, on a 96 grid, in the colors of the page that uses it. A browser reads a file whole before it draws any of it, and all
 * of them took a phone a tenth of a second in the midst of the first sight of a food.
 */
const FILES = import.meta.glob<string>('./packs/*.svg', { eager: true, query: '?no-inline', import: 'default' });

/** Address of a drawing, for `<use>`; it is stored with the app. */
export function packDrawing(family: PackFamily): string {
  return `${FILES[`./packs/${family}.svg`]}#${family}`;
}
