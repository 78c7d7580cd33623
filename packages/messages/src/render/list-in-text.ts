import type { Say } from '../index.ts';
import { listed } from './markdown.ts';

/** A text of ours that begins with a list in bold letters: what stands before its items, the items, what ends it, and the sentences behind. */
export type ListInText = {
  readonly lead: string;
  readonly items: readonly string[];
  readonly end: string;
  readonly sentences: readonly string[];
};

const AND = '(?:and|und|et|y|e|ed|en)';
/** Figures have no end of a sentence in them, and an abbreviation is followed by a small letter. */
const SENTENCE = /(?<=[.!?])\s+(?=[\p{Lu}¿¡«„“‘*])/u;

/** Reads such a text; its items are parted by commas, the last one by "and". */
export function listInText(text: string): ListInText | null {
  const bold = /^\*\*(?<list>[^*]+?)(?<stop>[.:]?)\*\*(?<after>.*)$/su.exec(text)?.groups;
  if (bold === undefined) return null;
  const [whole = '', stop = '', after = ''] = [bold['list'], bold['stop'], bold['after']];
  const [, lead = '', list = whole] = /^(?<lead>[^,:]*?\u00a0?: )(?<list>.+)$/su.exec(whole) ?? [];
  const parts = list.split(/[,;] (?![^(]*\))/u);
  const last = new RegExp(`^(?<one>.+?) ${AND} (?<other>.+)$`, 'u').exec(parts.at(-1) ?? '')?.groups;
  const items = last === undefined ? parts : [...parts.slice(0, -1), last['one'] ?? '', last['other'] ?? ''];
  // What follows the bold letters within their sentence belongs to it.
  const [ending = '', ...sentences] = stop === '' ? after.split(SENTENCE) : ['', ...after.trim().split(SENTENCE)];
  return { lead, items, end: `${stop}**${ending}`, sentences: sentences.filter((one) => one !== '') };
}

/** The text without some of its items and sentences, by their places; `ending`: what follows the list in its sentence. */
export function withoutParts(
  say: Say,
  text: string,
  without: { items: readonly number[]; ending: boolean; sentences: readonly number[] },
): string {
  const read = listInText(text);
  if (read === null) return text;
  const left = read.items.filter((_, at) => !without.items.includes(at));
  const list = read.lead + listed(say, left);
  const end = without.ending ? '.**' : read.end;
  const first = `**${list.slice(0, 1).toUpperCase()}${list.slice(1)}${end}`;
  return [first, ...read.sentences.filter((_, at) => !without.sentences.includes(at))].join(' ');
}
