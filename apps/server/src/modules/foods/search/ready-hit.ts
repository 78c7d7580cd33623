import type { FoodHit } from '@labelwise/contracts/food-search';
import type { Food } from '@labelwise/contracts/foods';

type Naming = Pick<Food, 'id' | 'barcode' | 'name' | 'brand' | 'image' | 'category' | 'quantity'>;
type Rest = Pick<Food, 'healthScore' | 'scoreBasis'>;

/** Before these an answer says what a hit says, in this order; a sign of a key stands in no text of JSON, where quotes have a slash. */
const NAMING_END = ',"servingSize":';
const GRADE = '"nutriscoreGrade":';
const SCORE = '"healthScore":';
const SCORE_END = ',"facts":';
const PLACEHOLDER = '"placeholder":';

/**
 * A food as a hit for whom everybody's score is right, from the answer of a look-up as it is stored (see `ready-answer.ts`): of 3,500 bytes
 * the few that a hit shows are parsed. @returns `null` where the answer is not in the order that is known here
 */
export function hitOfAnswer(answer: string): FoodHit | null {
  const end = answer.indexOf(NAMING_END);
  const grade = valueAt(answer, GRADE, end);
  const score = answer.indexOf(SCORE, end);
  const scoreEnd = answer.indexOf(SCORE_END, score);
  const placeholder = valueAt(answer, PLACEHOLDER, answer.lastIndexOf(PLACEHOLDER));
  if (end < 0 || grade === null || score < 0 || scoreEnd < 0 || placeholder === null) return null;
  // Our own column, so its shape is not checked.
  const { quantity, ...naming }: Naming = JSON.parse(`${answer.slice(0, end)}}`);
  const { healthScore, scoreBasis }: Rest = JSON.parse(`{${answer.slice(score, scoreEnd)}}`);
  const rest: Pick<FoodHit, 'nutriscoreGrade' | 'placeholder'> = JSON.parse(`{${GRADE}${grade},${PLACEHOLDER}${placeholder}}`);
  return {
    ...naming,
    nutriscoreGrade: rest.nutriscoreGrade,
    healthScore,
    scoreBasis,
    placeholder: rest.placeholder,
    quantity,
    score: healthScore,
    state: scoreBasis === 'none' ? 'no data' : 'judged',
    fit: null,
    against: null,
  };
}

/** A text without quotes, as it stands in the JSON behind a key. */
function valueAt(answer: string, key: string, from: number): string | null {
  const at = from < 0 ? -1 : answer.indexOf(key, from);
  if (at < 0) return null;
  const start = at + key.length;
  const end = answer.indexOf('"', start + 1);
  return answer[start] !== '"' || end < 0 ? null : answer.slice(start, end + 1);
}
