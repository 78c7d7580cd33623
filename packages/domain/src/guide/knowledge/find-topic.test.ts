import { describe, expect, it } from 'vitest';
import { KNOWN_NAMES } from '../../matching/index.ts';
import { SHELVES } from '../understand/shelves.data.ts';
import { understand } from '../understand/understand.ts';
import { TOPICS, topicNamed } from './find-topic.ts';

describe('the knowledge tables', () => {
  it('name no two topics alike', () => {
    const names = TOPICS.flatMap((topic) =>
      topic.names.map((name) => name.replaceAll('-', ' ')).filter((name, at, all) => all.indexOf(name) === at),
    );
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it.each(TOPICS.map((topic) => [topic.names[0] ?? '', topic] as const))(
    'explain %s with a source, and find it by each of its names',
    (_name, topic) => {
      expect(topic.publications.length).toBeGreaterThan(0);
      for (const name of topic.names) expect(topicNamed(name.replaceAll('-', ' ')), name).toBe(topic);
      if (topic.nutrient !== null) expect(KNOWN_NAMES).toContain(topic.nutrient);
    },
  );

  it.each(TOPICS.map(({ names }) => names[0] ?? ''))('are asked by "What is %s?"', (name) => {
    expect(understand(`What is ${name}?`)).toMatchObject({
      intent: { kind: expect.stringMatching(/^(?:term|general)$/) },
      topic: expect.anything(),
    });
  });

  it('look on no shelf twice under one word', () => {
    const words = Object.values(SHELVES).flatMap(({ words: all }) => [...all]);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });
});
