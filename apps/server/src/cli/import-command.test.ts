import { expect, it } from 'vitest';
import { readCommand } from './import-command.ts';

it.each([
  [['--since'], { kind: 'changes', since: null, everyMs: null }],
  [['--since', '--country', 'fr'], { kind: 'changes', settings: { countries: ['en:france'] } }],
  [['--since', '2026-11-20'], { kind: 'changes', since: Date.UTC(2026, 10, 20) }],
  [['--every', '24h'], { kind: 'changes', everyMs: 86_400_000 }],
  [['--country', 'cz,tr', 'a.jsonl'], { kind: 'files', files: ['a.jsonl'] }],
  [['--since', 'yesterday'], { kind: 'wrong', reason: '--since: "yesterday" is no date.' }],
  [['--every', '40d'], { kind: 'wrong' }],
  [['--country', 'xx', 'a'], { kind: 'wrong', reason: '--country: "xx" is no list of countries.' }],
  [['--since', '--', 'a.jsonl'], { kind: 'wrong' }],
  [['--unknown'], { kind: 'wrong' }],
  [[], { kind: 'wrong', reason: 'No file was named.' }],
])('reads %j', (args, expected) => {
  expect(readCommand(args)).toMatchObject(expected);
});

it.each([
  ['cz', 'en:czech-republic'],
  ['tr', 'en:turkey'],
  ['uk', 'en:united-kingdom'],
  ['gb', 'en:scotland'],
  ['us', 'en:united-states'],
  ['ci', 'en:cote-d-ivoire'],
  ['ba', 'en:bosnia-and-herzegovina'],
  ['lc', 'en:saint-lucia'],
  ['re', 'en:reunion'],
  ['hk', 'en:hong-kong'],
  ['en:guadeloupe', 'en:guadeloupe'],
])('the country %s is the source’s %s', (code, tag) => {
  const command = readCommand(['--since', '--country', code]);
  expect(command.kind === 'changes' ? command.settings.countries : []).toContain(tag);
});
