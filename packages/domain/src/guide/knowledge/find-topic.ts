import { isNearly, runsOf } from '../understand/words.ts';
import { LABEL_TOPICS } from './labels.data.ts';
import { NUTRIENT_TOPICS } from './nutrients.data.ts';
import { KNOWLEDGE_SOURCES, type KnowledgeSource } from './sources.data.ts';

const TOPICS: readonly Topic[] = [...LABEL_TOPICS, ...NUTRIENT_TOPICS];
const BY_NAME: ReadonlyMap<string, Topic> = new Map(
  TOPICS.flatMap((topic) => topic.names.map((name): [string, Topic] => [name.replaceAll('-', ' '), topic])),
);
const LONGEST = 5;

/** The topic that these words are the name of, typing errors forgiven. */
export function topicNamed(words: string): Topic | null {
  const exact = BY_NAME.get(words);
  if (exact !== undefined) return exact;
  if (words.length < 6) return null;
  for (const [name, topic] of BY_NAME) if (isNearly(name, words)) return topic;
  return null;
}

/** The topic that a text speaks of: the longest name in it. */
export function topicIn(words: readonly string[]): Topic | null {
  for (const { run } of runsOf(words, LONGEST)) {
    const topic = BY_NAME.get(run);
    if (topic !== undefined) return topic;
  }
  return null;
}

/** The topic of a nutrient by its canonical name. */
export function topicOfNutrient(name: string): Topic | null {
  const meant = name === 'Added Sugar' ? 'Sugar' : name;
  return NUTRIENT_TOPICS.find(({ nutrient }) => nutrient === meant) ?? null;
}

/** The names of a topic's sources. */
export function sourcesOfTopic({ sources }: Topic): string[] {
  return sources.map((key) => KNOWLEDGE_SOURCES[key]);
}

/** One thing that can be explained. `names` are folded; the first is how a sentence calls it. `text` is Markdown. */
export type Topic = {
  readonly names: readonly string[];
  /** The preference's canonical name that it speaks of, where there is one. */
  readonly nutrient?: string;
  readonly text: string;
  readonly sources: readonly KnowledgeSource[];
};
