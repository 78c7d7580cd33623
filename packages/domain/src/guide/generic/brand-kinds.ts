import { BRAND_KINDS } from './brand-kinds.data.ts';
import { foodOf, type GenericFood } from './generic-foods.ts';
import { type Token, tokensIn, tokensOf } from './generic-tokens.ts';

/** Longest name of a brand, in words. */
const MAX_WORDS = 5;
type Brand = { readonly food: GenericFood; readonly isEveryday: boolean };

let brands: ReadonlyMap<string, Brand> | undefined = undefined;
/** Made with the first question that needs them. */
function byName(): ReadonlyMap<string, Brand> {
  brands ??= new Map(
    Object.entries(BRAND_KINDS).flatMap(([id, row]) => {
      const [names = '', ...columns] = row.split('|');
      const [food] = foodOf(id, [], columns);
      if (food === undefined) return [];
      return names.split(',').flatMap((written): [string, Brand][] => {
        const isEveryday = written.trim().startsWith('!');
        const name = tokensIn(written.trim().replace('!', '')).join(' ');
        return [[name, { food, isEveryday }]];
      });
    }),
  );
  return brands;
}

/** Whether a food stands for the kind of a brand. */
export const isOfBrand = ({ id }: GenericFood): boolean => Object.hasOwn(BRAND_KINDS, id);

/** A brand in a text: the kind of food that it stands for, and where it stands. */
export type FoundBrand = { readonly food: GenericFood; readonly words: string; readonly at: number; readonly length: number };

/** The brands that a text names, the longest names first, in its order; names side by side are one. */
export const brandsIn = (tokens: readonly Token[]): readonly FoundBrand[] => joined(foundIn(tokens), tokens);

function foundIn(tokens: readonly Token[]): readonly FoundBrand[] {
  const taken = new Set<number>();
  const found: FoundBrand[] = [];
  for (let length = Math.min(MAX_WORDS, tokens.length); length > 0; length -= 1)
    for (let at = 0; at + length <= tokens.length; at += 1) {
      const places = Array.from({ length }, (_, more) => at + more);
      if (places.some((place) => taken.has(place))) continue;
      const brand = brandOf(tokens, at, length);
      if (brand === undefined) continue;
      for (const place of places) taken.add(place);
      found.push({ food: brand.food, words: wordsAt(tokens, at, length), at, length });
    }
  return found.toSorted((one, other) => one.at - other.at);
}

function brandOf(tokens: readonly Token[], at: number, length: number): Brand | undefined {
  const run = tokens
    .slice(at, at + length)
    .map(({ plain }) => plain.replaceAll("'", ' '))
    .join(' ')
    .replaceAll(' & ', ' ')
    .replaceAll(/\bsaint\b/g, 'st');
  const brand =
    byName().get(run) ??
    byName().get(run.replace(/ s$/, '')) ??
    (run.length > MIN_PLURAL ? byName().get(run.replace(/s$/, '')) : undefined);
  if (brand === undefined || !brand.isEveryday) return brand;
  const isCapital = /^\p{Lu}/u.test(tokens[at]?.text ?? '') && at > 0;
  return isCapital ? brand : undefined;
}
const MIN_PLURAL = 4;

const wordsAt = (tokens: readonly Token[], at: number, length: number): string =>
  tokens
    .slice(at, at + length)
    .map(({ text }, place, all) => (text === all[place - 1]?.text ? '' : text))
    .filter((text) => text !== '')
    .join(' ');

/** "Haribo Starmix" is one: of two names side by side the longer, else the second, says what it is. */
function joined(found: readonly FoundBrand[], tokens: readonly Token[]): readonly FoundBrand[] {
  return found.reduce<readonly FoundBrand[]>((list, one) => {
    const last = list.at(-1);
    if (last === undefined || last.at + last.length !== one.at) return [...list, one];
    const { food } = last.length > one.length ? last : one;
    const length = last.length + one.length;
    return [...list.slice(0, -1), { food, words: wordsAt(tokens, last.at, length), at: last.at, length }];
  }, []);
}

/** The kinds of food that the brands in the name of a product stand for. */
export const brandKindsIn = (name: string): readonly GenericFood['kind'][] => foundIn(tokensOf(name)).map(({ food }) => food.kind);
