/** Which lines of a ledger a question asks after: by what a line counts, never by the words that it is shown with. */
import type { LineData } from '../../scoring/index.ts';
import { nutrimentOf } from '../figures.ts';
import type { Topic } from '../knowledge/find-topic.ts';
import type { TopicId } from '../knowledge/topics.data.ts';
import { plainWords, stem } from './words.ts';

const NUTRI_SCORE = { words: ['nutri', 'score', 'nutriscore'], topics: ['nutri_score'] } as const;
/** What a computed Nutri-Score counts. */
const COMPUTED = {
  words: NUTRI_SCORE.words,
  topics: [...NUTRI_SCORE.topics, 'sugars', 'salt', 'saturated_fat', 'calories', 'fibre', 'protein'],
} as const;
const PROCESSING = { words: ['ultra', 'processed', 'processing', 'nova'], topics: ['nova', 'ultra_processed'] } as const;
const ADDITIVES = { words: ['additive'], topics: ['additives'] } as const;

type Asked = { readonly words: readonly string[]; readonly topics: readonly TopicId[] };

/** Singular words, and topics, by which people ask after a kind of line; names that a line itself carries come on top. */
const ASKED_BY = {
  water: NUTRI_SCORE,
  'nutri-score': COMPUTED,
  'printed nutri-score': NUTRI_SCORE,
  'nutri-score range': { words: [...NUTRI_SCORE.words, 'range'], topics: NUTRI_SCORE.topics },
  'neutral start': { words: ['neutral', 'start'], topics: NUTRI_SCORE.topics },
  nutriment: { words: [], topics: [] },
  processing: PROCESSING,
  additive: ADDITIVES,
  organic: { words: ['organic'], topics: ['organic'] },
  'additives limit': { words: [...ADDITIVES.words, 'limit'], topics: ADDITIVES.topics },
  'processing and additives limit': {
    words: ['processing', ...ADDITIVES.words, 'limit'],
    topics: [...ADDITIVES.topics, ...PROCESSING.topics],
  },
  preference: { words: [], topics: [] },
  'energy density limit': { words: ['dense', 'energy', 'limit'], topics: ['calories'] },
  'goals limit': { words: ['goal', 'limit'], topics: [] },
  'conflict cap': { words: [], topics: [] },
  'unknown cap': { words: [], topics: [] },
  'potassium cap': { words: ['potassium'], topics: [] },
  'avoided cap': { words: ['avoid'], topics: [] },
  'alcohol cap': { words: ['alcohol'], topics: ['alcohol'] },
  'high additive cap': { words: ['additive', 'concern'], topics: ['additives'] },
  'end of scale': { words: ['scale'], topics: [] },
} as const satisfies Readonly<Record<LineData['kind'], Asked>>;

const NUTRIMENT_WORDS = {
  sugars: 'sugar',
  salt: 'salt',
  saturatedFat: 'saturated',
  proteins: 'protein',
  fiber: 'fiber',
} as const satisfies Readonly<Record<Extract<LineData, { kind: 'nutriment' }>['nutriment'], string>>;

/** @param question as `Understanding.normalizedText` */
export function isNamedBy(question: string, topic: Topic | null): (data: LineData) => boolean {
  const words = new Set(wordStems(question));
  return (data) => {
    const { words: own, topics }: Asked = ASKED_BY[data.kind];
    return (
      own.some((word) => words.has(word)) ||
      wordStems(nameOf(data)).some((word) => words.has(word)) ||
      (topic !== null && (topics.includes(topic.id) || isAboutNutrient(data, topic.nutrient)))
    );
  };
}

/** What the line names of its own. */
function nameOf(data: LineData): string {
  switch (data.kind) {
    case 'nutriment':
      return NUTRIMENT_WORDS[data.nutriment];
    case 'additive':
      return `${data.name} ${data.code}`;
    case 'preference':
      return data.name;
    case 'conflict cap':
    case 'unknown cap':
      return data.restriction;
    default:
      return '';
  }
}

function isAboutNutrient(data: LineData, nutrient: string | null): boolean {
  if (nutrient === null) return false;
  return data.kind === 'preference' ? data.name === nutrient : data.kind === 'nutriment' && data.nutriment === nutrimentOf(nutrient);
}

/** Short words ("of", "fat") name nothing alone. */
function wordStems(text: string): string[] {
  return plainWords(text)
    .split(' ')
    .filter((word) => word.length > 3)
    .map(stem);
}
