/** Words of the vocabulary that are nearly another one, on SQLite: those that begin alike are held in memory, as far as they are asked for. */

import { ALIKE_LETTERS, allowedErrors, createLetteredWords, type LetteredWords, nearest, neighbours } from '@labelwise/domain/food-search';
import type BetterSqlite3 from 'better-sqlite3';

/** Words that begin alike. `upTo`: the number of the newest that is among them. */
type Alike = { readonly spelled: LetteredWords; upTo: number };
type Numbered = { readonly number: number; readonly word: string };

/** Words in memory, about 60 bytes each; those that were asked for last stay. */
const MAX_HELD = 200_000;
/** Words that came since the last question; more of them are an import, and reading anew costs less. */
const MAX_NEW = 2000;

/** The vocabulary only grows, word by word: what came since is all that can have changed. */
export function createSqliteVocabulary(reader: BetterSqlite3.Database): (word: string, limit: number) => string[] {
  const newest = reader.prepare<[], number>('select coalesce(max(number), 0) from "foodWord"').pluck();
  const since = reader.prepare<[number, number], Numbered>('select number, word from "foodWord" where number > ? order by number limit ?');
  const from = reader.prepare<[string, string], Numbered>('select number, word from "foodWord" where word >= ? and word < ?');
  const spelled = reader.prepare<[string], string>('select word from "foodWord" where word in (select value from json_each(?))').pluck();
  const held = new Map<string, Alike>();
  let size = 0;
  let known = 0;

  function takeNew(): void {
    const latest = newest.get() ?? 0;
    if (latest === known) return;
    const added = held.size === 0 ? [] : since.all(known, MAX_NEW);
    if (added.length === MAX_NEW) {
      held.clear();
      size = 0;
    }
    for (const one of added) {
      const alike = held.get(one.word.slice(0, ALIKE_LETTERS));
      if (alike !== undefined && one.number > alike.upTo) size += add(alike, one);
    }
    known = Math.max(latest, added.at(-1)?.number ?? 0);
  }

  function alikeOf(start: string): Alike {
    const alike = held.get(start) ?? { spelled: createLetteredWords(), upTo: 0 };
    if (held.delete(start)) {
      held.set(start, alike);
      return alike;
    }
    for (const one of from.all(start, `${start}\u{10ffff}`)) size += add(alike, one);
    // What is newer than these is taken once more, and left out by its number.
    held.set(start, alike);
    for (const [oldest, { spelled: ended }] of held) {
      if (size <= MAX_HELD || oldest === start) break;
      held.delete(oldest);
      size -= ended.words.length;
    }
    return alike;
  }

  return (word, limit) => {
    if (allowedErrors(word) === 0) return [];
    takeNew();
    const start = word.slice(0, ALIKE_LETTERS);
    // An error behind these letters leaves them as they are.
    const others = neighbours(word, ALIKE_LETTERS).filter((other) => !other.startsWith(start));
    return nearest(word, [...spelled.all(JSON.stringify(others)), ...alikeOf(start).spelled.like(word)], limit);
  };
}

function add(alike: Alike, { number, word }: Numbered): number {
  alike.spelled.add(word);
  alike.upTo = Math.max(alike.upTo, number);
  return 1;
}
