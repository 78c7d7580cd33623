import { TERM_LANGUAGES } from '../knowledge/terms.data.ts';
import { asksWhetherHeld } from '../understand/asks-held.ts';
import { languageAsked } from '../understand/question-words.ts';
import { DIETS_ASKED, FIGURES_ASKED, HOW_MUCH, PARTS_ASKED, SUBSTANCES } from './asked.data.ts';
import { brandsIn } from './brand-kinds.ts';
import { firstOf, foundIn, type GenericAsked, heldOfPart, isMadeOtherwise, isWhole, type WhatAsked, whole } from './generic-asked.ts';
import type { Found } from './generic-found.ts';
import { tokensOf } from './generic-tokens.ts';

/** What a question asks of the kind of food that it names. `isBrand`: by the name of a brand; `at`: where the first stands. */
export type KindAsked = { readonly asked: GenericAsked; readonly isBrand: boolean };

const MAX_TOKENS = 60;
/** "Protein in a pack of tofu?" asks how much without saying so. */
const MAX_BARE = 10;
/** Words between two that are compared. */
const MAX_BETWEEN = 4;
const OR =
  /(?<!\p{L})(?:or|vs|versus|oder|ou|o|of|than|als|against|gegen|contre|contra|contro|tegen|compared|rather|lieber|plutot|mejor que|di|do que|dan)(?!\p{L})/u;
const AND = /^(?:and|und|et|y|e|en|with|mit|avec|con|com|met|&)$/u;
const COMPARES =
  /(?<!\p{L})(?:compare\w*|difference|better|worse|healthier|which|less|more|vergleich\w*|unterschied|besser|gesunder|welche\w*|weniger|mehr|comparer?|meilleure?|mieux|lequel|laquelle|moins|plus|compara\w*|diferencia|mejor|cual|menos|mas|confronta\w*|meglio|quale|meno|piu|melhor|qual|mais|vergelijk\w*|verschil|beter|welke|minder|meer)(?!\p{L})/u;

/**
 * What a question asks of a food whose brand, or whose kind, it names, whatever else it says; `null` where it names none or several that it does not
 * compare. Looser than `genericAsked`: nothing that it finds clears a food.
 *
 * @param typed as it was typed
 */
export function kindAsked(typed: string): KindAsked | null {
  const tokens = tokensOf(typed).slice(0, MAX_TOKENS);
  const plain = tokens.map((token) => token.plain);
  const brands = brandsIn(tokens).map((one): Found => ({ ...one, run: one.words, isPartOf: false }));
  const language = languageAsked(typed);
  const named = TERM_LANGUAGES.find((one) => one === language) ?? 'en';
  const generic = foundIn(tokens, named, false, named).filter(
    (one) => !one.isPartOf && !isBeside(one) && !brands.some((brand) => isTouching(brand, one, plain)),
  );
  const isBrand = brands.length > 0;
  const foods =
    compared(
      [...brands, ...generic].toSorted((one, other) => one.at - other.at),
      plain,
    ) ?? (isBrand ? brands : generic).slice(0, 1);
  const [first, second] = foods;
  if (first === undefined || (!isBrand && second === undefined && generic.length !== 1)) return null;
  if (foods.some((food) => isMadeOtherwise(plain, food)) || RAW.test(plain.join(' '))) return null;
  const asked = whatOf(plain, foods, isBrand);
  if (asked === null) return null;
  return { asked: { foods: foods.map(({ food, words, isPartOf }) => ({ food, words, isPartOf })), isSure: false, ...asked }, isBrand };
}

/** Raw milk and raw egg are no milk and egg that a table of foods judges. */
const RAW = /(?<!\p{L})(?:raw|unpasteuri[sz]ed|undercooked|roh(?:e[mnrs]?|milch\p{L}*)?|cru(?:e?s)?|crud[oa]s?|crud[ie]|rauwe?)(?!\p{L})/u;

const isBeside = ({ run }: Found): boolean => isWhole(SUBSTANCES, run) || isWhole(PARTS_ASKED, run) || isWhole(FIGURES_ASKED, run);

/** "Quorn nuggets", "chips de Lay's": words of the same name. */
function isTouching(brand: Found, other: Found, tokens: readonly string[]): boolean {
  const [from, to] = brand.at < other.at ? [brand.at + brand.length, other.at] : [other.at + other.length, brand.at];
  return to <= from || tokens.slice(from, to).every((word) => OF_THE_NAME.test(word));
}
const OF_THE_NAME =
  /^(?:de|des|du|di|da|do|della|van|von|of|'s|s|la|le|les|el|los|las|il|lo|the|original|classic|mini|max|xl|zero|light)$/u;

function compared(foods: readonly Found[], tokens: readonly string[]): readonly [Found, Found] | null {
  for (const [place, one] of foods.entries()) {
    const other = foods[place + 1];
    if (other === undefined) continue;
    const between = tokens.slice(one.at + one.length, other.at);
    if (between.length > MAX_BETWEEN) continue;
    const isOr = OR.test(between.join(' '));
    const isBoth = between.some((word) => AND.test(word)) && COMPARES.test(tokens.join(' '));
    if (isOr || isBoth) return [one, other];
  }
  return null;
}

function whatOf(tokens: readonly string[], foods: readonly Found[], isBrand: boolean): WhatAsked | null {
  const places = new Set(foods.flatMap(({ at, length }) => Array.from({ length }, (_, more) => at + more)));
  const beside = tokens.filter((_, at) => !places.has(at)).join(' ');
  const figures = FIGURES_ASKED.filter(([, source]) => whole(source).test(beside)).map(([figure]) => figure);
  if (foods.length > 1) return { asked: 'compare', figures };
  if (figures.length > 0 && (HOW_MUCH.test(beside) || tokens.length <= MAX_BARE)) return { asked: 'amount', figures };
  const diet = firstOf(DIETS_ASKED, beside);
  if (diet !== null) return { asked: 'diet', diet };
  const part = firstOf(PARTS_ASKED, beside);
  const held = part === null ? firstOf(SUBSTANCES, beside) : heldOfPart(part);
  if (held !== null && asksWhetherHeld(tokens.join(' '))) return { asked: 'held', held, part };
  // "Olives stuffed with anchovy": what stands beside a kind of food is in there, and its kind clears nothing.
  if (held !== null && !isBrand) return null;
  return { asked: 'suits' };
}

/** Whether words stand inside the name of a brand: "Kool-Aid" is no cabbage. */
export function isInBrand(typed: string, words: string): boolean {
  const [inside, ...others] = tokensOf(words).map(({ plain }) => plain);
  if (inside === undefined || others.length > 0) return false;
  return brandsIn(tokensOf(typed)).some((brand) => tokensOf(brand.words).some(({ plain }) => plain === inside));
}
