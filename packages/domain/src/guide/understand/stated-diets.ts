import { bindingDiets } from '../../scoring/index.ts';
import { canonicalName } from '../../matching/index.ts';
import { plainWords } from './words.ts';

/** Ways in which people say what they must not or do not eat, before it and after it; on plain words. */
const BEFORE = /\b(?:allergic to|allergy to|allergies to|intolerant to|intolerance to|sensitive to|(?:can'?t|cannot|can not|don'?t|dont|do not|must not|may not|not allowed to|never) (?:eat|tolerate|digest)|allergisch (?:gegen|auf)|allergique (?:a|aux|au))\s+((?:\S+\s?){1,6})/g;
/** "I do not have time" speaks of no food: after these only the known allergens count. */
const LOOSELY = /\b(?:can'?t|cannot|can not|don'?t|dont|do not|must not|may not|never) (?:have|drink|stand|want|like)\s+((?:\S+\s?){1,6})/g;
const AFTER = /((?:\S+ ){0,2}\S+?) (?:allerg(?:y|ies|ic)|intoleran(?:ce|t)|unvertraglichkeit|allergie)\b/g;
/** Where the list of foods ends and the question goes on. */
const ENDS: ReadonlySet<string> = new Set(['what', 'which', 'suggest', 'so', 'can', 'could', 'is', 'are', 'please', 'give', 'show', 'but', 'i', 'recommend', 'find', 'for', 'plan', 'any', 'how', 'because', 'help', 'where', 'should', 'was', 'welche', 'que', 'do', 'at', 'too', 'anymore', 'much', 'make', 'then', 'it', 'this', 'that', 'with', 'without', 'if', 'now', 'breakfast', 'lunch', 'dinner']);
const LISTING: ReadonlySet<string> = new Set(['and', 'or', 'und', 'et', 'oder']);
const JOINS: ReadonlySet<string> = new Set(['and', 'or', 'nor', 'und', 'et', 'oder', 'any', 'the', 'a', 'an', 'all', 'to', 'of', 'my', 'kid', 'has', 'have', 'severe', 'mild', 'strong', 'bad', "i'm", 'am', 'got', 'his', 'her', 'with']);
/** Foods whose absence has a name of its own. */
const DIET_OF: Readonly<Record<string, string>> = { meat: 'vegetarian', 'red meat': 'vegetarian', 'animal products': 'vegan', fleisch: 'vegetarian', viande: 'vegetarian', pork: 'halal', milch: 'dairy-free', lait: 'dairy-free', nusse: 'nut-free', noix: 'nut-free', cheese: 'dairy-free', yogurt: 'dairy-free', bread: 'gluten-free' };
const LONGEST_NAME = 2;

/**
 * Diets that a message binds every suggestion to: "I am allergic to nuts", "lactose intolerant", "I can't eat gluten".
 * Said once, it holds for the whole conversation: nobody says it twice.
 */
export function statedDiets(message: string): string[] {
  const said = plainWords(message);
  const parts = [...[...said.matchAll(BEFORE)].map(([, foods]) => (foods ?? '').split(' ')), ...[...said.matchAll(AFTER)].map(([, foods]) => lastFood((foods ?? '').split(' ')))];
  const loose = [...said.matchAll(LOOSELY)].flatMap(([, foods]) => foodsOf((foods ?? '').split(' '))).flatMap((food) => bindingDiets([`no ${food}`]));
  return [...new Set([...parts.flatMap(dietsOf), ...loose, ...bindingDiets(conditionsIn(said))])];
}

const conditionsIn = (said: string): string[] => (/\b(?:i am|i'm|im|i have|as a|for a|with) (?:a )?(?:celiac|coeliac)/.test(said) ? ['Celiac'] : []);

/** "my severe peanut allergy": what stands last before the word. */
function lastFood(words: readonly string[]): string[] {
  const at = words.findLastIndex((word) => !LISTING.has(word) && (JOINS.has(word) || ENDS.has(word)));
  return words.slice(at + 1);
}

function foodsOf(words: readonly string[]): string[] {
  const end = words.findIndex((word) => ENDS.has(word));
  const kept = (end === -1 ? words : words.slice(0, end)).filter((word) => word !== '');
  const foods: string[] = [];
  for (let at = 0; at < kept.length;) {
    const word = kept[at] ?? '';
    if (JOINS.has(word)) { at += 1; continue; }
    const two = kept.slice(at, at + LONGEST_NAME).join(' ');
    const isTwo = two !== word && (Object.hasOwn(DIET_OF, two) || ['tree nuts', 'tree nut', 'cow milk', "cow's milk"].includes(two));
    foods.push(isTwo ? two : word);
    at += isTwo ? LONGEST_NAME : 1;
  }
  return foods;
}

function dietsOf(words: readonly string[]): string[] {
  return foodsOf(words).flatMap((food) => {
    const named = Object.hasOwn(DIET_OF, food) ? DIET_OF[food] : undefined;
    return named === undefined ? bindingDiets([`${food} allergy`]).concat(canonicalName(food) === 'Gluten' ? ['gluten-free'] : []) : [named];
  });
}
