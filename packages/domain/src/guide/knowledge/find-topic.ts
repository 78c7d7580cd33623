import type { Source } from '../answer.ts';
import { isNearly, runsOf } from '../understand/words.ts';
import type { Publication } from './publications.data.ts';
import { LABEL_TOPICS, NUTRIENT_TOPICS, type TopicId } from './topics.data.ts';

/** One thing that can be explained. Its text stands in `packages/messages`. */
export type Topic = {
  readonly id: TopicId;
  /** Folded; the first is what a sentence calls it. */
  readonly names: readonly string[];
  /** The preference's canonical name that it is about, where there is one. */
  readonly nutrient: string | null;
  readonly publications: readonly Publication[];
};

const isTopicId = (id: string): id is TopicId => Object.hasOwn(LABEL_TOPICS, id) || Object.hasOwn(NUTRIENT_TOPICS, id);
export const TOPICS: readonly Topic[] = Object.entries({ ...LABEL_TOPICS, ...NUTRIENT_TOPICS }).flatMap(([id, row]) =>
  isTopicId(id) ? [{ id, names: row.names, nutrient: 'nutrient' in row ? row.nutrient : null, publications: row.publications }] : [],
);
const BY_NAME: ReadonlyMap<string, Topic> = new Map(
  TOPICS.flatMap((topic) => topic.names.map((name): [string, Topic] => [name.replaceAll('-', ' '), topic])),
);
const MAX_WORDS = 5;

/** The topic that these words are the name of, typing errors forgiven. */
export function topicNamed(words: string): Topic | null {
  const exact = BY_NAME.get(words);
  if (exact !== undefined) return exact;
  if (words.length < 6) return null;
  for (const [name, topic] of BY_NAME) if (isNearly(name, words)) return topic;
  return null;
}

/** Whether these very words are the name of a topic. */
export function isTopicName(words: string): boolean {
  return BY_NAME.has(words);
}

/** The topic that a text is about: the longest name in it. */
export function topicIn(words: readonly string[]): Topic | null {
  for (const { run } of runsOf(words, MAX_WORDS)) {
    const topic = BY_NAME.get(run);
    if (topic !== undefined) return topic;
  }
  return null;
}

/** The topic of a nutrient by its canonical name. */
export function topicOfNutrient(name: string): Topic | null {
  const meant = name === 'Added Sugar' ? 'Sugar' : name;
  return TOPICS.find(({ id, nutrient }) => nutrient === meant && Object.hasOwn(NUTRIENT_TOPICS, id)) ?? null;
}

export function sourcesOfTopic({ publications }: Topic): Source[] {
  return publications.map((publication) => ({ kind: 'publication', publication }));
}
