import { foldText } from '../../lib/index.ts';
import { isAllergyWord } from '../../understanding/index.ts';
import { isAllergen } from './harms.ts';
import { namedIn } from './named-foods.ts';
import { END, type Statement } from './tokens.ts';

/** Words that stand for a food named before. */
const FOR_IT: ReadonlySet<string> = new Set(
  foldText(
    'them it that those these this dagegen darauf davon dies diese dieses y ça cela en lo la los las ello ellos ellas eso esto esos esas ci ne essi esse questo questi queste quello isso isto disso deles delas eles elas ele ela er erop ertegen ervan daar daartegen daarvoor dat die dit deze',
  ).split(' '),
);
/** "Allergic", not "an allergy": what is so is so to something, which was named if it is not named here. */
const ALLERGIC = /^all?ergi(?:c|sch(?:e[rnsm]?)?|que[s]?|c[oaih]e?s?)$/;
/** How near to "allergic" such a word stands. */
const NEAR = 3;

/**
 * "Instead of eggs, because my son is allergic to them", "shrimp? I'm allergic": an allergy to what was named just before. A food of another
 * kind than the allergens of the law only where a word stands for it.
 *
 * @returns ids of diets; none where an allergy names its foods itself, or nothing was named before it
 */
export function foodsReferredTo(tokens: readonly string[], declared: readonly Statement[]): string[] {
  const [first] = declared;
  if (first === undefined || !declared.every(({ unknown }) => unknown.every((words) => words.split(' ').every((word) => FOR_IT.has(word)))))
    return [];
  const at = tokens.findIndex((token, place) => place >= first.from && isAllergyWord(token) && ALLERGIC.test(token));
  if (at < 0) return [];
  const before = namedIn(tokens.slice(0, at), { firm: false, mayBeMistyped: () => false }).diets;
  const around = [...tokens.slice(Math.max(0, at - NEAR), at), ...tokens.slice(at + 1, at + 1 + NEAR)];
  const end = around.indexOf(END);
  const isMeant = (end < 0 ? around : around.slice(0, Math.max(end, NEAR))).some((token) => FOR_IT.has(token));
  return before.filter((id) => isMeant || isAllergen(id));
}
