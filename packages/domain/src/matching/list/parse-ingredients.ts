import { TRACE_SENTENCE } from '../../ingredients/index.ts';
import { allergenIn } from '../substances/allergen-names.ts';
import { foldWithMap } from '../../vocabulary/fold-with-map.ts';
import type { Ingredient } from './ingredient.ts';
import { readItem } from './read-item.ts';

export type IngredientList = {
  ingredients: Ingredient[];
  /** Allergens that may be there as traces, as tags. */
  traces: string[];
};

const HEADER = /^\s*(?:ingredi[eë]nt(?:[a-zé]{0,3})|ingr[eé]dients?|zutaten|ingredienti|ingredientes)\s*:?\s+(?=\S)|^\s*(?:ingredients?|ingr[eé]dients?|zutaten|ingredienti|ingredientes|ingredi[eë]nten)\s*:\s*/i;
const LONGEST = 20_000;
const DEEPEST = 12;
const MOSTLY = 0.85;

/**
 * Reads an ingredient list as printed into its tree: nesting by brackets of any kind and by "class: substance", percentages,
 * E-numbers, allergens. Sentences about traces are no ingredients and are answered apart.
 * Never throws; brackets that do not close end with the text. `lang` is the pack's language, two letters.
 */
export function parseIngredients(text: string, lang: string | null): IngredientList {
  const { listed, traces } = cutTraces(text.slice(0, LONGEST).replace(/\s+/g, ' ').replace(HEADER, ''));
  const capitals = isMostlyCapitals(listed);
  const cursor = { text: listed, at: 0 };
  const ingredients = readLevel(cursor, 0, (printed, children) => readItem(printed, children, lang, capitals));
  return { ingredients, traces: allTags(traces, lang) };
}

type Cursor = { readonly text: string; at: number };
type Build = (printed: string, children: Ingredient[]) => Ingredient[];

/** Items up to the closing bracket of this level or the end of the text. */
function readLevel(cursor: Cursor, depth: number, build: Build): Ingredient[] {
  const items: Ingredient[] = [];
  let printed = '';
  let children: Ingredient[] = [];
  const finish = (): void => {
    items.push(...build(printed, children));
    printed = '';
    children = [];
  };
  while (cursor.at < cursor.text.length) {
    const sign = cursor.text.charAt(cursor.at);
    cursor.at += 1;
    if (isOpening(sign)) {
      if (depth === DEEPEST) continue;
      const inside = cursor.text.slice(cursor.at);
      const aside = /^\s*(?:[<>~±]?\s*\d+(?:[.,]\d+)?\s*%?|[ivx]{1,4}|e ?-?\d{3,4}[a-i]?(?:\s?\(?[ivx]+\)?)?)\s*[)\]}]/i.exec(inside);
      if (aside === null) children.push(...readLevel(cursor, depth + 1, build));
      else {
        printed += ` (${aside[0].slice(0, -1).trim()})`;
        cursor.at += aside[0].length;
      }
    } else if (isClosing(sign)) {
      if (depth > 0) break;
    } else if (dividesAt(cursor.text, cursor.at - 1)) finish();
    else printed += sign;
  }
  finish();
  return items;
}

function isOpening(sign: string): boolean {
  return sign === '(' || sign === '[' || sign === '{';
}

function isClosing(sign: string): boolean {
  return sign === ')' || sign === ']' || sign === '}';
}

/** Commas that are no decimal signs, semicolons, bullets, spaced dashes, and full stops that end a sentence. */
function dividesAt(text: string, at: number): boolean {
  const sign = text.charAt(at);
  const [before, after] = [text.charAt(at - 1), text.charAt(at + 1)];
  if (sign === ';' || sign === '•' || sign === '·') return true;
  if (sign === ',') return !(/\d/.test(before) && /\d/.test(after));
  if (sign === '-' || sign === '–') return before === ' ' && after === ' ';
  if (sign === '.') return !/\d/.test(after) && (after === '' || /\s/.test(after)) && !/(?:^|[\s(])\p{L}$/u.test(text.slice(Math.max(0, at - 2), at));
  return false;
}

function cutTraces(printed: string): { listed: string; traces: string } {
  const { folded, at } = foldWithMap(printed);
  let listed = '';
  let from = 0;
  const traces: string[] = [];
  for (const found of folded.matchAll(TRACE_SENTENCE)) {
    listed += `${printed.slice(at[from], at[found.index])} `;
    from = found.index + found[0].length;
    traces.push(found[0]);
  }
  return { listed: listed + printed.slice(at[from]), traces: traces.join(' ') };
}

function isMostlyCapitals(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  return capitals.length > letters.length * MOSTLY;
}

function allTags(traces: string, lang: string | null): string[] {
  return traces === '' ? [] : allergenIn(traces, lang);
}
