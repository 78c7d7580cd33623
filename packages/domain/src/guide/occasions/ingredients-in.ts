import { foldText } from '../../lib/index.ts';
import { INGREDIENTS, type IngredientId } from './ingredients.data.ts';

/** A message as its moment is read: folded, in single spaces. */
export const plain = (typed: string): string =>
  foldText(typed)
    .replaceAll('’', "'")
    .replaceAll(/(\d)(am|pm|h|min)\b/gu, '$1 $2')
    .replaceAll(/\s+/gu, ' ')
    .trim();

let names: ReadonlyMap<string, IngredientId> | undefined = undefined;
/** What people call an ingredient, in whichever language: made with the first question. */
function named(): ReadonlyMap<string, IngredientId> {
  const isId = (id: string): id is IngredientId => Object.hasOwn(INGREDIENTS, id);
  names ??= new Map(
    Object.keys(INGREDIENTS)
      .filter(isId)
      .flatMap((id) =>
        INGREDIENTS[id].names
          .split(/[;,]/)
          .flatMap((name): [string, IngredientId][] => (name.trim() === '' ? [] : [[foldText(name.trim()), id]])),
      )
      .toReversed(),
  );
  return names;
}
const MAX_NAME_LENGTH = 3;

/** The foods that a text names, longest names first. */
export function ingredientsIn(typed: string): readonly IngredientId[] {
  const words = plain(typed)
    // Portuguese "mais proteína" and Spanish "pan" of "one-pan" name no food.
    .replaceAll(NO_FOOD, ' ')
    .split(/[^\p{L}\p{N}']+/u)
    .map((word) => word.replace(/^(?:d|l|un|dell|all)'/u, ''));
  const found: IngredientId[] = [];
  const taken = new Set<number>();
  for (let length = MAX_NAME_LENGTH; length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const id = named().get(words.slice(at, at + length).join(' '));
      const places = Array.from({ length }, (_, more) => at + more);
      if (id === undefined || places.some((place) => taken.has(place))) continue;
      for (const place of places) taken.add(place);
      if (!found.includes(id)) found.push(id);
    }
  return found;
}
const NO_FOOD = /(?<!\p{L})(?:mais (?=prote|fibra|energia|sacia|saud)|one[- ]pan)/gu;
