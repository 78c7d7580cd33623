import { asksWhetherHeld } from '../understand/asks-held.ts';
import { plainWords } from '../understand/words.ts';
import { FIGURES_ASKED, PARTS_ASKED, SUBSTANCES } from './asked.data.ts';

import type { GenericFood } from './generic-foods.ts';
import type { Found } from './generic-found.ts';
import { HELD_IN, type Part } from './held.data.ts';
import { NOT_MADE_OF } from './made-with.data.ts';
import { PARTS } from './words.data.ts';

/** One part of a food, with how sure it is in there. */
type Held = GenericFood['parts'][number];

/** Languages that put what a food is made of before it. */
const MODIFIER_FIRST: ReadonlySet<string> = new Set(['en', 'de', 'nl']);
const OF =
  /^(?:stuffed with|filled with|gefullte?[nrs]? mit|farcie?s? (?:a|au|aux|de|d)|rellen[oa]s? (?:de|con)|ripien[oaie] (?:di|con)|rechead[oa]s? (?:de|com)|gevulde? met|(?:(?:made|based|gemacht|hergestellt|faite?s?|hech[oa]s?|fatt[oaie]|feit[oa]s?|gemaakt|a base) )?(?:of|from|out of|on|aus|auf basis von|de|d|du|des|a|au|aux|a la|a l|di|del|della|dello|dei|delle|al|allo|alla|alle|ai|agli|do|da|dos|das|van|met basis van)(?: (?:la|le|les|l|el|los|las|il|lo|the|de|het))?)$/u;
const WITH =
  /^(?:with|mit|avec|con|com|met|plus|\+)(?: (?:some|a|etwas|un peu de|un poco de|un po di|um pouco de|wat|la|le|les|el|il|o|a))?$/u;
const IN =
  /^(?:for|fur|pour|para|per|voor|in|inside|im|in dem|ins|dans|en|nel|nella|nello|no|na|num|numa|on|auf|sur|sobre|su|sul|sulla|op|over)(?: (?:my|the|a|his|her|some|meinem|meinen|dem|den|mon|ma|le|la|du|mi|el|un|una|mio|il|meu|o|mijn|de|het|een))?$/u;
const AND = /^(?:and|und|en|&)$/u;
/** Asks for leave to eat, and not what is in a food. */
const ASKS_LEAVE =
  /^\W*(?:can|could|may|is|are|darf|durfen|kann|konnen|geht|puis|peut|peux|je peux|est ce que|puedo|puede|podemos|posso|puo|possiamo|pode|podemos|mag|mogen|kan|kunnen)(?!\p{L})(?! (?:there|da|dans|er)(?!\p{L}))/u;

const isWhole = (table: readonly (readonly [unknown, string])[], run: string): boolean =>
  table.some(([, source]) => new RegExp(`^(?:${source})$`, 'u').test(run));
const isFigure = ({ run }: Found): boolean => isWhole(FIGURES_ASKED, run);
const isHeldWord = ({ run }: Found): boolean => isWhole(SUBSTANCES, run) || isWhole(PARTS_ASKED, run);

/**
 * Foods that a text names, those that are one together as one: "cashew pesto", "pesto di anacardi", "soya yoghurt", "honey in yoghurt". What the
 * food is made of otherwise, and what the word beside it names, are both in there, but for what that word takes the place of: no
 * cow's milk is
 * in oat milk, and in a turkey ham pork only may be.
 *
 * @param stops places of words behind which the text has a mark
 */
export function joinedFoods(found: readonly Found[], tokens: readonly string[], language: string, stops: ReadonlySet<number>): Found[] {
  const text = tokens.join(' ');
  const joined = found.reduce<Found[]>((all, one) => {
    const before = all.at(-1);
    const whole = before === undefined ? null : asOne(before, one, { tokens, language, stops, text });
    return whole === null ? [...all, one] : [...all.slice(0, -1), whole];
  }, []);
  // "Ham and cheese croissant": what joins a food that is joined itself.
  return joined.length === found.length ? joined : joinedFoods(joined, tokens, language, stops);
}

type Around = {
  readonly tokens: readonly string[];
  readonly language: string;
  readonly stops: ReadonlySet<number>;
  readonly text: string;
};

function asOne(one: Found, other: Found, { tokens, language, stops, text }: Around): Found | null {
  if (one.isPartOf || other.isPartOf || isFigure(one) || isFigure(other)) return null;
  // "Do butter beans have butter?"
  if (one.run.includes(other.run) || other.run.includes(one.run)) return null;
  const end = one.at + one.length;
  for (let place = end - 1; place < other.at; place += 1) if (stops.has(place)) return null;
  const between = tokens.slice(end, other.at).join(' ');
  const isInside = IN.test(between);
  // "Ham and cheese croissant".
  const isFurther = AND.test(between) && other.head !== undefined && MODIFIER_FIRST.has(language);
  const isFirstHead = between === '' ? !MODIFIER_FIRST.has(language) : !isInside && !isFurther;
  const [head, modifier] = isFirstHead ? [one, other] : [other, one];
  const isReplaced = replacedBy(head.food, modifier.food) !== null;
  // "Pesto cashews?" and "yoghurt, milk in it?" ask what is in there.
  if (between === '' && isHeldWord(isFirstHead ? other : head) && !isReplaced) return null;
  if (between !== '' && !OF.test(between) && !WITH.test(between) && !isInside && !isFurther) return null;
  if ((isInside || WITH.test(between)) && asksWhetherHeld(text) && !ASKS_LEAVE.test(text)) return null;
  const length = other.at + other.length - one.at;
  const run = tokens.slice(one.at, one.at + length).join(' ');
  const words = between === '' ? `${one.words} ${other.words}` : `${one.words} ${between} ${other.words}`;
  return { food: madeWith(head.food, modifier.food, run), run, words, isPartOf: false, at: one.at, length, head: head.head ?? head.words };
}

/** A food made with another. @param name what it is called, folded */
export function madeWith(head: GenericFood, modifier: GenericFood, name: string): GenericFood {
  const replaced = replacedBy(head, modifier);
  const own = head.parts.flatMap((each): Held[] => {
    if (replaced === null || !replaced.parts.has(each.part)) return [each];
    return replaced.isWhole ? [] : [{ ...each, certainty: 'possible' }];
  });
  const parts = new Map<Part, Held>(own.map((each) => [each.part, each]));
  for (const each of modifier.parts) if (parts.get(each.part)?.certainty !== 'certain') parts.set(each.part, each);
  return {
    id: `${modifier.id}+${head.id}`,
    names: head.names.map(() => [name]),
    kind: replaced?.isWhole === true && head.kind === 'dairy' ? 'plantdrink' : head.kind,
    parts: [...parts.values()],
    figures: {},
    portion: head.portion,
  };
}

const partsWith = (held: string): ReadonlySet<Part> =>
  new Set(PARTS.filter((part) => (HELD_IN[part] ?? '').split(' ').some((one) => one.replace(/^[~?]/u, '') === held)));
const DAIRY = partsWith('milk');
const MEAT = partsWith('meat');
const GLUTEN: ReadonlySet<Part> = new Set<Part>(['wheat']);
/** What plant drinks, and yoghurt, cheese and ice of plants, are made of. */
const PLANT_BASES: ReadonlySet<Part> = new Set<Part>([
  'soy',
  'oats',
  'rice',
  'almond',
  'coconut',
  'cashew',
  'hazelnut',
  'hemp',
  'pea',
  'lupin',
  'spelt',
  'quinoa',
  'macadamia',
  'walnut',
  'chufa',
]); // prettier-ignore
/** Of these pastes are made that are called butter. */
const BUTTERED: ReadonlySet<Part> = new Set<Part>([
  'peanut',
  'almond',
  'hazelnut',
  'cashew',
  'walnut',
  'pistachio',
  'macadamia',
  'pecan',
  'nuts',
  'apple',
  'pumpkin',
  'pumpkinseed',
  'sunflower',
  'sesame',
  'coconut',
  'soy',
  'cocoa',
]); // prettier-ignore
/** Noodles, bread and cakes are made of their flour instead of wheat, or with some wheat. */
const FLOURED: ReadonlySet<Part> = new Set<Part>([
  'rice',
  'maize',
  'buckwheat',
  'lentil',
  'chickpea',
  'pea',
  'quinoa',
  'millet',
  'teff',
  'sorghum',
  'amaranth',
]); // prettier-ignore
const MEATLESS: ReadonlySet<Part> = new Set<Part>([
  'soy',
  'tofu',
  'lentil',
  'chickpea',
  'pea',
  'bean',
  'fungus',
  'mushroom',
  'jackfruit',
  'lupin',
  'wheat',
  'fish',
  'salmon',
  'tuna',
  'shrimp',
  'potato',
  'courgette',
  'aubergine',
  'spinach',
  'beetroot',
  'quinoa',
]); // prettier-ignore
const MEATY: ReadonlySet<GenericFood['kind']> = new Set(['sausage', 'curedmeat', 'fastfood', 'dish', 'meat', 'spread']);
const DRUNK: ReadonlySet<GenericFood['kind']> = new Set(['hotdrink', 'drink']);
const DAIRY_KINDS: ReadonlySet<GenericFood['kind']> = new Set(['dairy', 'yogurt', 'cheese', 'ice', 'fat', 'dessert', 'milkprotein']);
const FLOUR_KINDS: ReadonlySet<GenericFood['kind']> = new Set(['pasta', 'bread', 'pastry', 'cake', 'biscuit', 'flour', 'snack', 'cereal']);

/** What of a food the other takes the place of, in all or in some. `null`: nothing. */
function replacedBy(head: GenericFood, modifier: GenericFood): { readonly parts: ReadonlySet<Part>; readonly isWhole: boolean } | null {
  const main = modifier.parts.filter(({ certainty }) => certainty === 'certain').map(({ part }) => part);
  const isOf = (bases: ReadonlySet<Part>) => main.length > 0 && main.every((part) => bases.has(part));
  const isOfSome = (bases: ReadonlySet<Part>) => main.some((part) => bases.has(part));
  const holds = (bases: ReadonlySet<Part>) => head.parts.some(({ part }) => bases.has(part));
  if (head.id === 'en:butters' && isOf(BUTTERED)) return { parts: DAIRY, isWhole: true };
  if (DAIRY_KINDS.has(head.kind) && holds(DAIRY) && isOf(PLANT_BASES)) return { parts: DAIRY, isWhole: MILKS.has(head.id) };
  // "Hot chocolate with oat milk": in place of other milk, or so it is meant.
  if (DRUNK.has(head.kind) && holds(DAIRY) && modifier.kind === 'plantdrink') return { parts: DAIRY, isWhole: false };
  if (MEATY.has(head.kind) && holds(MEAT)) {
    if (isOfSome(MEATLESS)) return { parts: MEAT, isWhole: false };
    if (main.some((part) => MEAT.has(part))) return { parts: MEAT, isWhole: false };
  }
  return FLOUR_KINDS.has(head.kind) && holds(GLUTEN) && isOf(FLOURED) ? { parts: GLUTEN, isWhole: false } : null;
}
const MILKS: ReadonlySet<string> = new Set(['milk', 'en:milks']);

const MIN_PART = 3;
const LINKS = ['', 'n', 's', 'en', 'e', 'es'] as const;

/** "Cashewpesto", "garnalenchips": a compound as the food that its end names, made with the one that its beginning names; `null` for others. */
export function compoundFood(
  word: string,
  index: ReadonlyMap<string, GenericFood>,
): { readonly food: GenericFood; readonly head: string } | null {
  if (NOT_MADE_OF.has(plainWords(word))) return null;
  for (let cut = MIN_PART; cut <= word.length - MIN_PART; cut += 1) {
    const head = index.get(word.slice(cut));
    if (head === undefined) continue;
    const begins = word.slice(0, cut);
    const first = LINKS.flatMap((link) => (begins.endsWith(link) ? [begins.slice(0, begins.length - link.length)] : []));
    const modifier = [...first, `${begins}e`, `${begins}n`]
      .flatMap((name) => (name.length >= MIN_PART ? (index.get(name) ?? []) : []))
      .at(0);
    if (modifier !== undefined) return { food: madeWith(head, modifier, word), head: word.slice(cut) };
  }
  return null;
}
