import { allergenIn, dietWithout } from '../../matching/index.ts';
import { ALLERGY_DIETS, AVOIDED_FOODS, type ConstraintClass } from './constraints.data.ts';

const LINKS = "(?:(?:to|against|a|au|aux|al|alla|alle|ai|agli|ao|aos|as|la|las|el|los|le|les|il|lo|gli|de|des|du|di|del|gegen|gegenuber|voor|tegen|the|all) |(?:l|d|all|dell)' ?)*";
const ALLERGY = '(?:allerg(?:y|ies|ic|ie|ies|ien|iker|isch|ique|ia|ico|ica)|alergi(?:a|as|co|ca)|anaphylaxis|intoleran(?:ce|ces|t|z|zen|te|tie|cia)|intolleran(?:za|te)|unvertraglichkeit(?:en)?)';
const SENSITIVITY = '(?:(?:hyper)?sensitiv(?:e|ity|ities)|sensibilite|empfindlichkeit|sensibilidad|sensibilita)';
const DEGREE = '(?:(?:severe|mild|strong|food) )*';

/** How people say what they leave out, each with the foods in it; folded, hyphens as blanks. */
const PHRASES: readonly { says: RegExp; isAllergy: boolean }[] = [
  { says: new RegExp(`^${DEGREE}${ALLERGY} ?(?:: ?| )${LINKS}(.+)$`), isAllergy: true },
  { says: new RegExp(`^${DEGREE}(.+?) ?${ALLERGY}$`), isAllergy: true },
  { says: new RegExp(`^${SENSITIVITY} ?(?:: ?| )${LINKS}(.+)$`), isAllergy: false },
  { says: new RegExp(`^(.+?) ?${SENSITIVITY}$`), isAllergy: false },
  { says: /^(?:no|without|sans|ohne|kein|keine|sin|senza|zonder|geen|sem|free (?:from|of)) (.+)$/, isAllergy: false },
  { says: /^(.+?)(?: free|frei|vrij)$/, isAllergy: false },
  { says: /^(.+)$/, isAllergy: false },
];
const BETWEEN = / ?[,;/&+] ?| (?:and|or|et|ou|und|oder|y|o|e|en|of) /;

/**
 * What the key of a typed selection leaves out ("allergy: peanuts, shellfish", "Laktoseintoleranz", "no pork", "tree nuts"). An
 * allergy binds to whatever food it names; anything else only to known allergens and pork, since "no sugar" is no illness.
 */
export function foodsLeftOut(key: string): { diet: string; strictness: ConstraintClass }[] {
  for (const { says, isAllergy } of PHRASES) {
    const foods = says.exec(key)?.[1];
    if (foods !== undefined) return foods.split(BETWEEN).filter((food) => food !== '').flatMap((food) => constraintsOfFood(food.trim(), isAllergy));
  }
  return [];
}

function constraintsOfFood(food: string, isAllergy: boolean): { diet: string; strictness: ConstraintClass }[] {
  const diets = ALLERGY_DIETS.get(food) ?? ALLERGY_DIETS.get(food.replace(/[ns]$/, ''));
  if (diets !== undefined) return diets.map((diet) => ({ diet, strictness: 'safety' }));
  const avoided = AVOIDED_FOODS.get(food);
  if (avoided !== undefined) return [{ diet: avoided, strictness: isAllergy ? 'safety' : 'identity' }];
  if (!isAllergy) return [];
  const allergens = allergenIn(food, 'en').map(dietWithout).filter((diet) => diet !== null);
  return (allergens.length > 0 ? allergens : [`${food.replaceAll(' ', '-')}-free`]).map((diet) => ({ diet, strictness: 'safety' }));
}
