/**
 * What people ask of the guide, as they write it, in the shares in which they ask: `messages/*.txt`, `kind | entry | message`. `entry` is the entry of the
 * knowledge base that answers it, `-` where none does; in a crisis it names the danger.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { QUESTION_KINDS } from '../../apps/server/src/modules/ai/guide/evaluation/asked.ts';
import { generalIds } from '../../packages/domain/src/guide/knowledge/find-general.ts';

const FOLDER = path.join(import.meta.dirname, 'messages');
const LINE = /^(?<kind>[a-z ]+) \| (?<entry>[^|]+) \| (?<text>.+)$/;

/**
 * @returns {{ kind: string, entry: string | null, text: string }[]} in a fixed order
 * @throws where a line names no kind, or an entry that there is not
 */
export function traffic() {
  const ids = new Set(generalIds());
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) =>
      readFileSync(path.join(FOLDER, name), 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line) => {
          const { kind, entry, text } = LINE.exec(line)?.groups ?? {};
          if (text === undefined || !QUESTION_KINDS.some((one) => one === kind)) throw new Error(`${name}: no message: ${line}`);
          if (kind === 'crisis' || entry === '-') return { kind, entry: null, text };
          if (!ids.has(entry)) throw new Error(`${name}: no entry ${entry}`);
          return { kind, entry, text };
        }),
    );
}
