import { foldText } from '../../lib/index.ts';
import { type Compared, type Doubt, deviation, doubt, type LabelFacts, unusualFigures } from './doubt.ts';
import { FREELY_SALTED } from './group-traits.data.ts';
import { placeOfSalt } from './list-evidence.ts';
import { isUsServing, isUsSodium, usServings } from './us-rounding.ts';

/** Standard deviations below the middle of a group. */
const TOO_LITTLE = 2.2;
const UNUSUAL = 1.6;
/** Salt named among the first three ingredients, but hardly there. */
const NEAR_FIRST = { place: 2, grams: 0.1 } as const;
/** Half of a group holds less: what is listed may be a trace. */
const MIN_TYPICAL = 0.3;
/** Standard deviations from the middle of a group, from which rounding may tell a slip; further out where the serving is inferred. */
const SLIPPED = { from: 0.2, inferred: -0.2 } as const;
/** Sodium taken for salt, and a tenth of it: ten times as much is often more than its rounding can tell. */
const SLIPS = [
  { factor: 2.5, mayBeUntold: true },
  { factor: 10, mayBeUntold: false },
] as const;
/** So many times as many servings must fit the corrected salt as fit the stated one. */
const VOTE = 1.3;
/** What is listed late may be less by so much. */
const LATE = { place: 6, share: 0.4 } as const;

/** What says itself that it holds little salt, in seven languages. */
const LITTLE_SALT = new RegExp(
  [
    String.raw`(?:reduced|low(?:er)?|less|light)[ -](?:in )?(?:sodium|salt)|(?:no|hint of)(?: added)? salt|unsalted|salt[ -]free`,
    String.raw`sans sel|(?:reduit|pauvre|allege) en s(?:el|odium)|sel reduit`,
    String.raw`ohne salz|salz(?:arm|frei|reduziert)|weniger salz|zonder zout|zout(?:arm|loos)|minder zout`,
    String.raw`sin sal\b|(?:bajo|reducido|baja) en s(?:al|odio)|senza sale|(?:povero|ridotto) .{0,12}s(?:ale|odio)|sem sal\b|(?:baixo|reduzido) .{0,8}s(?:al|odio)`,
    String.raw`25 ?% (?:less|moins|weniger|menos|meno|minder)`,
  ].join('|'),
  'u',
);
const LITTLE_SALT_LABEL = /:(?:no-added|low|reduced|very-low|without)-(?:salt|sodium)|:no-salt|:low-or-no-salt/u;

/** By its name or a label. */
export function saysLittleSalt({ name = null, labelsTags = [] }: LabelFacts): boolean {
  return (name !== null && LITTLE_SALT.test(foldText(name))) || labelsTags.some((tag) => LITTLE_SALT_LABEL.test(tag));
}

/** Salt a tenth of what it is, or sodium taken for salt: far less than like foods hold that list salt. */
export function saltDoubts(food: LabelFacts, { group, usual, strict }: Compared): Doubt[] {
  const {
    nutriments: { salt },
    ingredientsText,
    kind,
    servingSize = null,
  } = food;
  if (salt === undefined || kind === 'water' || kind === 'na') return [];
  const typical = group !== null && !FREELY_SALTED.has(group) && usual?.salt && usual.salt[1] >= MIN_TYPICAL ? usual.salt : null;
  const atMost = typical === null ? null : deviation('salt', salt, typical) / strict;
  // Most foods hold what is usual, and their lists need not be read.
  const isUsual = atMost === null ? servingSize === null : atMost >= SLIPPED.from;
  if ((isUsual && salt >= NEAR_FIRST.grams) || saysLittleSalt(food)) return [];

  // "Low sodium" stands in the name: where that is not at hand, little salt is no more than a hint.
  const tooLow = food.name === undefined ? unusual : doubtful;
  const place = placeOfSalt(ingredientsText);
  const isListed = typeof place === 'number';
  const isFreelySalted = group !== null && FREELY_SALTED.has(group);
  if (isListed && place <= NEAR_FIRST.place && salt < NEAR_FIRST.grams && kind !== 'beverage' && !isFreelySalted) return [tooLow()];
  const isComparable = isListed || (place === undefined && usual?.alwaysSalted === true);
  const distance =
    typical === null || !isComparable
      ? null
      : deviation('salt', isListed && place > LATE.place ? salt / LATE.share : salt, typical) / strict;
  if (distance !== null && distance < -TOO_LITTLE) return [tooLow()];
  if (isListed && salt > 0 && (distance ?? 0) < SLIPPED.from && isNoLabelledSodium(food, salt, (distance ?? 0) < SLIPPED.inferred))
    return [tooLow()];
  return distance !== null && distance < -UNUSUAL ? [unusual()] : [];
}

/**
 * Whether the other figures are those of a US label, whose sodium this salt cannot be, and would be if it were ten times as much or
 * sodium itself. Where the serving is not stated, the other figures show it.
 */
function isNoLabelledSodium({ nutriments, servingSize = null }: LabelFacts, salt: number, mayInfer: boolean): boolean {
  const shares =
    servingSize !== null && isUsServing(nutriments, servingSize / 100)
      ? [servingSize / 100]
      : servingSize === null && mayInfer
        ? usServings(nutriments)
        : [];
  const asStated = shares.filter((share) => isUsSodium(salt, share) !== false).length;
  return SLIPS.some(
    ({ factor, mayBeUntold }) => shares.filter((share) => isUsSodium(salt * factor, share) ?? mayBeUntold).length > VOTE * asStated,
  );
}

function unusual(): Doubt {
  return unusualFigures('salt_low', ['salt']);
}

function doubtful(): Doubt {
  return doubt('salt_too_low', ['salt']);
}
