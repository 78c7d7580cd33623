import { foldText } from '../../lib/index.ts';
import { restrictionsDeclaredIn } from '../declared/declared-restrictions.ts';
import { LEAD, MEANT } from '../declared/meant.ts';
import { brandKindsIn } from '../generic/brand-kinds.ts';
import { kitchenIn } from '../kitchen/kitchen.ts';
import { kindsNamed } from '../knowledge/kinds.ts';
import { petIn } from '../pets/pets.ts';
import { languageAsked } from '../understand/question-words.ts';
import { understand } from '../understand/understand.ts';
import type { ChatTurn } from './chat.ts';
import { STANDS_BESIDE } from './subject.data.ts';
import { foodsTyped } from './subject.ts';

/** A message of more words asks for itself. */
const MAX_WORDS = 8;
/** Beside a food that was named before as well: "and cooked onions". */
const MAX_BESIDE = 2;

const CORRECTS = new RegExp(`^\\W*(?:(?:${LEAD})\\W+)*(?:${MEANT})\\W+`, 'u');
/** "Raisins, not the mix": what is not meant. */
const NOT_MEANT = /[\s,;.–-]+(?:and |und |et |y |e |en )?(?:not|nicht|kein\p{L}*|pas|no|non|não|nao|niet|geen)\s+[^?]*(?=\?|$)/iu;
const JOINS = /^\W*(?:(?:and|but|or|what about|how about|und|oder|aber|was ist mit|et|ou|mais|y|o|pero|e|ma|mas|en|of|maar|ok|so)\s+)+/iu;

type Named = { readonly food: string; readonly phrase: string };

/** The one food that a message names and nothing else; `beside`: the food before, which may stand in it with a word beside it. */
function foodAlone(message: string, beside: string): Named | null {
  const phrase = message.replace(JOINS, '').replace(/[?!.\s]+$/u, '');
  const [food, ...others] = foodsTyped(phrase);
  if (food === undefined || others.length > 0 || message.split(/\s+/).length > MAX_WORDS) return null;
  const rest = (
    foldText(phrase)
      .replace(foldText(food), ' ')
      .match(/[\p{L}\p{N}']+/gu) ?? []
  ).filter((word) => !STANDS_BESIDE.has(word));
  if (rest.length === 0) return { food, phrase: food };
  return rest.length <= MAX_BESIDE && foldText(beside) === foldText(food) ? { food, phrase } : null;
}

/** A message without what it says that is not meant: "no i mean raisins, not grapes". */
function asCorrected(message: string): string {
  const folded = foldText(message);
  const lead = CORRECTS.exec(folded)?.[0].length ?? 0;
  // Folding keeps the count of letters in what stands before a food.
  const meant = folded.length === message.length ? message.slice(lead) : folded.slice(lead);
  return foodsTyped(meant.replace(NOT_MEANT, '')).length > 0 ? meant.replace(NOT_MEANT, '') : message;
}

/** The food of a question that asks something of it by name: a diet, an amount, how it keeps, whether an animal may have it. */
function askedOf(question: string): string | null {
  if (brandKindsIn(question).length > 0) return null;
  const [named, ...others] = kindsNamed(question, languageAsked(question)).map(({ words }) => words);
  const foods = named === undefined ? foodsTyped(question) : [named, ...others];
  const [food] = foods;
  if (food === undefined || foods.length > 1 || !question.includes(food)) return null;
  // What somebody says of themselves is stated of no other food.
  const { added, reported, unclear } = restrictionsDeclaredIn([], question).declared;
  if (added.length + reported.length > 0 || unclear !== null) return null;
  const { nutrients, diets, criteria, intent, selected } = understand(question);
  if (intent.kind === 'why' || intent.kind === 'compare' || intent.kind === 'own list') return null;
  const asks =
    nutrients.length + diets.length + criteria.length + selected.conditions.length > 0 ||
    kitchenIn(question) !== null ||
    petIn(question) !== null;
  return asks ? food : null;
}

/** "And couscous?" behind "is quinoa gluten free": the same asked of couscous; `null` where it names more than another food. */
export function askedOfAnother(message: string, before: readonly ChatTurn[]): string | null {
  const typed = before.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const question = typed.reduce<string | null>((asked, one) => {
    const replaced = asked === null ? null : inPlace(asked, asCorrected(one));
    if (replaced !== null) return replaced;
    if (askedOf(one) !== null) return one;
    // A message that asks something else ends what was asked before.
    return one.split(/\s+/).length > MAX_WORDS ? null : asked;
  }, null);
  return question === null ? null : inPlace(question, asCorrected(message));
}

/** "And brown?" behind white rice: brown rice. */
function kindOf(message: string, old: string): Named | null {
  const word = message.replace(JOINS, '').replace(/[?!.\s]+$/u, '');
  const [first, ...others] = old.split(' ');
  const last = others.at(-1);
  if (word === '' || /[^\p{L}-]/u.test(word) || first === undefined || last === undefined || STANDS_BESIDE.has(foldText(word))) return null;
  return [`${word} ${last}`, `${first} ${word}`].map(namedWhole).find((one) => one !== null) ?? null;
}

function namedWhole(phrase: string): Named | null {
  const language = languageAsked(phrase);
  return kindsNamed(phrase, language).some(({ words, isPart }) => words === phrase || isPart === true) ? { food: phrase, phrase } : null;
}

function inPlace(question: string, message: string): string | null {
  const old = askedOf(question);
  const named = old === null ? null : (foodAlone(message, old) ?? kindOf(message, old));
  return old === null || named === null || foldText(named.phrase) === foldText(old) ? null : question.replace(old, () => named.phrase);
}
