/** The questions that are written for entries of the knowledge base: `asked/*.txt`, `[entry]`, then a question a line. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generalIds } from '../../packages/domain/src/guide/knowledge/find-general.ts';

const FOLDER = path.join(import.meta.dirname, 'asked');

/** The written questions of each entry. @throws where a file names an entry that there is not */
export function written() {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) => questionsIn(path.join(FOLDER, name)).map((row) => ({ ...row, sort: 'written' })));
}

/** @returns {{ id: string, text: string }[]} the questions of one file. @throws where it names an entry that there is not */
export function questionsIn(file) {
  const ids = new Set(generalIds());
  let id = '';
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const head = /^\[(?<of>\w+)\]$/.exec(line)?.groups?.of;
      if (head !== undefined) {
        if (!ids.has(head)) throw new Error(`${path.basename(file)}: no entry ${head}`);
        id = head;
        return [];
      }
      return [{ id, text: line }];
    });
}
