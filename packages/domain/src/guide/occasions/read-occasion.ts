import type { DishMeal, Trait } from './dish-row.ts';
import type { IngredientId } from './ingredients.data.ts';
import { ingredientsIn, plain } from './ingredients-in.ts';
import { type Device, type Occasion, OPEN } from './occasion.ts';
import {
  ANOTHER,
  ASKS_WHAT,
  AT_HAND,
  AT_NIGHT,
  BESIDES,
  BITE_FOR,
  CHANGES,
  CHEAP,
  COOKING,
  COOKS,
  DRINKS_ASKED,
  EVENING_TV,
  FOR_CHILDREN,
  FOR_SLEEP,
  HUNGRY,
  IN_PLACE_OF,
  MEAL_WORDS,
  MINUTES,
  MISSING_DEVICES,
  NO_FRIDGE,
  NOT_OPEN,
  NOT_SO,
  ON_A_DAY,
  ONE_POT_WORDS,
  ONLY_KETTLE,
  ONLY_MICROWAVE,
  PLACE_WORDS,
  PLANS,
  QUICK,
  SPOILT,
  THERE_IS,
  TRAIT_WORDS,
  WHAT_TO_EAT,
} from './occasion-words.data.ts';

/** Minutes that count as quick. */
const QUICKLY = 15;
/** Words of a message that changes what was asked before. */
const MAX_CHANGE = 9;

function traitsIn(text: string): { traits: Trait[]; without: Trait[] } {
  const [traits, without]: [Trait[], Trait[]] = [[], []];
  for (const [trait, words] of TRAIT_WORDS) {
    const at = words.exec(text)?.index;
    if (at === undefined) continue;
    // Little salt is no other taste.
    if (trait === 'savory' && LITTLE.test(text.slice(0, at))) continue;
    (NOT_SO.test(text.slice(0, at)) ? without : traits).push(trait);
  }
  return { traits, without };
}

const LITTLE =
  /\b(?:poco|pouco|wenig|peu|little|low|weinig|nicht|pas|non|not|nao|niet|menos|moins|meno|less|weniger|minder)(?: so| zu| too| trop| muy| tan| troppo| te)? $/u;

function mealsIn(text: string): DishMeal[] {
  const alone = text.replaceAll(/pequeno[- ]almoco|petit[- ]dej(?:euner)?/gu, 'breakfast');
  if (DRINKS_ASKED.test(text)) return ['drink'];
  const found = MEAL_WORDS.flatMap(([meal, words]): DishMeal[] => (words.test(alone) ? [meal] : []));
  // What goes on bread or into tea is asked, whatever meal that is for; a barbecue is its own.
  const [first] = found;
  return first === 'spread' || first === 'sweetener' || first === 'barbecue' || first === 'treat' ? [first] : found;
}

/** Everything that a text tells of the moment, whether or not it asks for food. */
function momentIn(typed: string): Occasion {
  const text = plain(typed);
  const { traits, without } = traitsIn(text);
  const meals = mealsIn(text);
  const place = PLACE_WORDS.find(([, words]) => words.test(text))?.[0] ?? null;
  const isNight = AT_NIGHT.test(text);
  const isForChildren = FOR_CHILDREN.test(text);
  const minutes = MINUTES.exec(text)?.[1];
  const missing = MISSING_DEVICES.flatMap(([device, words]): Device[] => (words.test(text) ? [device] : []));
  const hasNoHob = missing.includes('hob');
  const refused = deniedIn(text);
  const onHand = AT_HAND.test(text) && COOKS.test(text) ? ingredientsIn(typed).filter((one) => !refused.includes(one)) : [];
  const isThere = THERE_IS.test(text);
  const isForSleep = FOR_SLEEP.test(text);
  return {
    ...OPEN,
    meals:
      meals.length > 0
        ? meals
        : ONE_POT_WORDS.test(text)
          ? ['dinner', 'lunch']
          : isForSleep
            ? ['snack']
            : EVENING_TV.test(text)
              ? ['snack']
              : COOKING.test(text)
                ? ['dinner', 'lunch']
                : [],
    traits,
    without,
    place,
    isNight,
    isForChildren: isForChildren || place === 'school',
    isWithoutFridge: NO_FRIDGE.test(text),
    isHungry: HUNGRY.test(text),
    isOnePot: ONE_POT_WORDS.test(text),
    isCheap: CHEAP.test(text),
    minutes: minutes === undefined ? (QUICK.test(text) ? QUICKLY : null) : Number(minutes),
    missing: ONLY_MICROWAVE.test(text)
      ? ['oven', 'hob']
      : hasNoHob
        ? [...new Set<Device>(['oven', 'hob', 'microwave', ...missing, ...(ONLY_KETTLE.test(text) ? [] : (['kettle'] as const))])]
        : missing,
    except: [...(isThere ? [] : exceptIn(text)), ...(isForSleep ? WITH_CAFFEINE : [])],
    atHand:
      meals.includes('spread') || meals.includes('sweetener')
        ? []
        : isThere
          ? ingredientsIn(text.slice(THERE_IS.exec(text)?.index ?? 0))
          : onHand,
  };
}

/** With caffeine, or its like. */
const WITH_CAFFEINE: readonly IngredientId[] = ['cocoa', 'dark_chocolate'];

/** "Instead of honey in tea", "bread without cheese": the foods that follow. */
function exceptIn(text: string): readonly IngredientId[] {
  const found = BESIDES.exec(text);
  if (found === null) return [];
  return ingredientsIn(
    text
      .slice(found.index + found[0].length)
      .split(' ')
      .slice(0, REACH)
      .join(' '),
  );
}
const REACH = 4;

/** "Not yoghurt", "kein Reis bitte": the foods that stand right behind a denial. */
function deniedIn(text: string): readonly IngredientId[] {
  return [...text.matchAll(DENIES)].flatMap(({ 0: denial, index }) =>
    ingredientsIn(
      text
        .slice(index + denial.length)
        .split(/[,.;!?]/)[0]
        ?.split(' ')
        .slice(0, REACH)
        .join(' ') ?? '',
    ),
  );
}
const DENIES =
  /(?<!\p{L})(?:can'?t (?:have|eat)|cannot have|not?|without|no more|ohne|kein\p{L}*|nicht|sans|pas (?:de |d')?|plus de|sin|nada de|senza|niente|sem|nada de|zonder|geen|niet)(?: (?:any|the|more|mit|con|com|met|avec))? /gu;

/** How many things of a moment a text tells. */
export function tellsOf({ meals, traits, place, isNight, isOnePot, isWithoutFridge, isCheap, minutes, missing, atHand }: Occasion): number {
  const signs = [
    meals.length > 0,
    traits.length > 0,
    place !== null,
    isNight,
    isOnePot,
    isWithoutFridge,
    isCheap,
    minutes !== null,
    missing.length > 0,
    atHand.length > 0,
  ];
  return signs.filter(Boolean).length;
}

/**
 * The moment for which a message openly asks for something to eat: "was nehm ich mit in den Zug?", "desayuno rápido", "got eggs and rice,
 * dinner?". `null` where it asks for a list, an amount, a plan or anything else.
 */
export function occasionIn(typed: string): Occasion | null {
  const text = plain(typed);
  if (text.length > MAX_LENGTH || NOT_OPEN.test(text) || SPOILT.test(text)) return null;
  const moment = momentIn(typed);
  const isOfDay = WHAT_TO_EAT.test(text) && ON_A_DAY.test(text);
  const tells = tellsOf(moment) + (moment.isHungry || isOfDay ? 1 : 0);
  if (tells === 0) return null;
  const isOfUse = moment.meals.some((meal) => OF_USE.has(meal)) || moment.traits.length > 0;
  if (IN_PLACE_OF.test(text) && !isOfUse) return null;
  const isUse = moment.meals[0] === 'spread' || moment.meals[0] === 'sweetener';
  const asks =
    ASKS_WHAT.test(text) ||
    BITE_FOR.test(text) ||
    moment.meals.length > 1 ||
    moment.meals.some((meal) => BY_ITSELF.has(meal)) ||
    (text.endsWith('?') && moment.meals.some((meal) => !OF_USE.has(meal)) && text.split(' ').length <= FEW);
  // "Quick breakfast" asks by itself; a meal alone, or a taste, does not.
  if (!asks && !(isUse && BEGINS_WITH_IT.test(text)) && (moment.meals.length === 0 || tells < 2) && moment.atHand.length < 2) return null;
  return moment;
}
const MAX_LENGTH = 300;
/** What these name says what a food is for. */
/** Speaks of these who asks for food for them. */
const BY_ITSELF: ReadonlySet<DishMeal> = new Set(['party', 'barbecue', 'treat']);
const FEW = 8;
const OF_USE: ReadonlySet<DishMeal> = new Set(['spread', 'sweetener', 'ice', 'sandwich']);
const BEGINS_WITH_IT =
  /^(?:a |an |ein |eine |un |una |une |een )?(?:sweetener|spread|topping|brotaufstrich|aufstrich|sussungsmittel|tartinade|edulcorante|dolcificante|adocante|zoetmiddel|zoetje|broodbeleg|beleg|something|etwas|was|statt|algo|qualcosa|iets|quelque chose|instead|invece|al posto|en vez|em vez|in plaats|au lieu|a la place)\b/u;

/** Of two that cannot both be, the later one holds. */
const OPPOSITE: Readonly<Partial<Record<Trait, Trait>>> = {
  sweet: 'savory',
  savory: 'sweet',
  warm: 'cold',
  cold: 'warm',
  crunchy: 'soft',
  soft: 'crunchy',
  filling: 'light',
  light: 'filling',
};

/** The moment before with what a message changes of it: "and cheaper", "something salty", "other ideas"; `null` where it changes nothing. */
export function changedOccasion(before: Occasion, typed: string, isLimited: boolean): Occasion | null {
  const text = plain(typed);
  if (text.split(' ').length > MAX_CHANGE || NOT_OPEN.test(text.replaceAll(/\b(?:plan|menu)\b/gu, ''))) return null;
  const more = momentIn(typed);
  const isAnother = ANOTHER.test(text);
  const denied = deniedIn(text);
  if (tellsOf(more) + more.without.length + denied.length === 0 && !isAnother && !isLimited) return null;
  const dropped = [...more.without, ...more.traits.flatMap((one) => OPPOSITE[one] ?? [])];
  const isSame = tellsOf(more) === 0 && isAnother;
  // "I don't like eggs": what is there without them.
  const refused = isLimited ? ingredientsIn(typed) : denied;
  return {
    meals: more.meals.length > 0 ? more.meals : before.meals,
    traits: [...new Set([...before.traits.filter((one) => !dropped.includes(one)), ...more.traits])],
    without: [...new Set([...before.without.filter((one) => !more.traits.includes(one)), ...more.without])],
    place: more.place ?? before.place,
    isNight: before.isNight || more.isNight,
    isForChildren: before.isForChildren || more.isForChildren,
    isWithoutFridge: before.isWithoutFridge || more.isWithoutFridge,
    isHungry: before.isHungry || more.isHungry,
    isOnePot: before.isOnePot || more.isOnePot,
    isCheap: before.isCheap || more.isCheap,
    minutes: more.minutes ?? before.minutes,
    missing: [...new Set([...before.missing, ...more.missing])],
    atHand: (more.atHand.length > 0 ? more.atHand : before.atHand).filter((one) => !refused.includes(one)),
    except: [...new Set([...before.except, ...more.except, ...refused])],
    shown: isSame ? before.shown + 1 : 0,
  };
}

/**
 * What a conversation openly asks for at its last message; `null` where that asks something else.
 *
 * @param earlier messages of the same person, oldest first
 * @param leavesOut whether a message leaves a food out: "without fish"
 */
export function occasionAfter(typed: string, earlier: readonly string[], leavesOut: (message: string) => boolean): Occasion | null {
  const own = occasionIn(typed);
  let before: Occasion | null = null;
  for (const message of earlier.slice(-LOOKED_AT)) {
    const changed: Occasion | null = before === null ? null : changedOccasion(before, message, leavesOut(message));
    before = changed ?? occasionIn(message);
  }
  if (before === null) return own ?? mealOfPlan(typed, earlier.slice(-LOOKED_AT));
  const changed = changedOccasion(before, typed, leavesOut(typed));
  // A message that asks by itself asks anew.
  return own !== null && own.meals.length > 0 && !ANOTHER.test(plain(typed)) ? own : (changed ?? own);
}
const LOOKED_AT = 4;

/** "Another dinner", "cheaper" after a plan: ideas for that meal. */
function mealOfPlan(typed: string, before: readonly string[]): Occasion | null {
  const text = plain(typed);
  if (!before.some((one) => PLANS.test(plain(one))) || text.split(' ').length > MAX_CHANGE) return null;
  const moment = momentIn(typed);
  if (moment.meals.length > 0 && CHANGES.test(text)) return moment;
  return moment.isCheap ? { ...moment, meals: moment.meals.length > 0 ? moment.meals : ['dinner', 'lunch'] } : null;
}
