import { additiveOfIngredient } from '../additives/index.ts';
import { foldText } from '../lib/text.ts';
import { packMask, unpackMask } from './properties.ts';
import {
  CLAIM_SUBJECTS,
  type Claim,
  type EvidenceSource,
  type Findings,
  findingsOf,
  isReadLanguage,
  type Presence,
  type ReadItem,
  type Reading,
} from './reading.ts';
import { isTellingName } from './telling-names.data.ts';

/**
 * A reading as one text, as it is stored with a food and sent with it: a first line of what it comes to, so that a food is judged
 * without reading the rest, then an item a line (depth, place, length, id, marks, percent, has, may), last the name that was read.
 */
export function packReading(reading: Reading, name: string | null): string {
  const { version, language, hasList, all, known, has, may, traces, firstThree, named, near, isUnknownSetOff, isUnknownComposite, claims } =
    findingsOf(reading);
  const flags = (hasList ? 'l' : '') + (isUnknownSetOff ? 's' : '') + (isUnknownComposite ? 'c' : '');
  const head = [
    FORMAT,
    version,
    language ?? '',
    flags,
    all,
    known,
    packMask(has),
    packMask(may),
    packMask(traces),
    packMask(firstThree),
    packMask(named),
    packMask(near),
    claims.map(({ about, suits }) => `${suits ? '+' : '-'}${CLAIM_SUBJECTS.indexOf(about).toString(36)}`).join(''),
  ].join('|');
  const lines = [head];
  packItems(reading.items, 0, lines);
  if (name !== null && (reading.items.some(({ source }) => source === 'name') || isTellingName(foldText(name))))
    lines.push(`=${name.replaceAll('\n', ' ')}`);
  return lines.join('\n');
}

const FORMAT = '1';
const FORMAT_AND_BAR = `${FORMAT}|`;
const PRESENCES: readonly Presence[] = ['contained', 'may contain', 'denied'];
const SOURCES: readonly EvidenceSource[] = ['list', 'name', 'category'];
const SET_OFF = 9;
const COMPOSITE = 18;

function packItems(items: readonly ReadItem[], depth: number, lines: string[]): void {
  for (const { id, start, end, presence, source, percent, isSetOff, isComposite, has, may, children } of items) {
    const marks = PRESENCES.indexOf(presence) + 3 * SOURCES.indexOf(source) + (isSetOff ? SET_OFF : 0) + (isComposite ? COMPOSITE : 0);
    const place = `${depth.toString(36)}${marks.toString(36)}${start.toString(36)}.${(end - start).toString(36)}`;
    lines.push(withoutLastBars(`${place}|${nameOfId(id)}|${percent ?? ''}|${packMask(has)}|${packMask(may)}`));
    packItems(children, depth + 1, lines);
  }
}

function nameOfId(id: string | null): string {
  return id === null ? '' : id.startsWith('en:') ? id.slice('en:'.length) : id;
}

/** A food is unpacked and packed at each look-up: a pattern that searches each line costs more than the rest of it. */
function withoutLastBars(line: string): string {
  let end = line.length;
  while (line.charAt(end - 1) === '|') end -= 1;
  return line.slice(0, end);
}

/** What a packed reading comes to; `null` for a text that is none (damaged, or of another format): then the food counts as unread. */
export function unpackFindings(packed: string): Findings | null {
  if (!packed.startsWith(FORMAT_AND_BAR)) return null;
  let from = FORMAT_AND_BAR.length;
  const next = (): string => {
    let to = packed.indexOf('|', from);
    if (to < 0) to = packed.length;
    const field = packed.slice(from, to);
    from = to + 1;
    return field;
  };
  const [version, language, flags, all, known] = [next(), next(), next(), next(), next()];
  const [has, may, traces, firstThree, named, near] = [
    unpackMask(next()),
    unpackMask(next()),
    unpackMask(next()),
    unpackMask(next()),
    unpackMask(next()),
    unpackMask(next()),
  ];
  if (from > packed.length) return null;
  const end = packed.indexOf('\n', from);
  const claims = end < 0 ? packed.slice(from) : packed.slice(from, end);
  return {
    version,
    language: isReadLanguage(language) ? language : null,
    hasList: flags.includes('l'),
    all: Number(all),
    known: Number(known),
    has,
    may,
    traces,
    firstThree,
    named,
    near,
    isUnknownSetOff: flags.includes('s'),
    isUnknownComposite: flags.includes('c'),
    claims: claims === '' ? NO_CLAIMS : unpackClaims(claims),
  };
}

const NO_CLAIMS: readonly Claim[] = [];

function unpackClaims(packed: string): Claim[] {
  return (packed.match(/[+-]./g) ?? []).flatMap((claim) => {
    const about = CLAIM_SUBJECTS[Number.parseInt(claim.charAt(1), 36)];
    return about === undefined ? [] : [{ about, suits: claim.startsWith('+') }];
  });
}

/** The items of a packed reading and the name that was read; empty for a text that is none. */
export function unpackItems(packed: string): { items: readonly ReadItem[]; name: string | null } {
  const [, ...lines] = packed.split('\n');
  const last = lines.at(-1);
  const name = last?.startsWith('=') === true ? last.slice(1) : null;
  if (name !== null) lines.pop();
  const cursor = { at: 0 };
  return { items: unpackLevel(lines, cursor, 0), name };
}

/** The marks of items that are denied or may be contained only. */
const NOT_CONTAINED = new RegExp(
  String.raw`\n.[${Array.from({ length: 36 }, (_none, marks) => (marks % 3 === 0 ? '' : marks.toString(36))).join('')}]`,
);

/** Whether everything that a packed reading names is contained; answered without unpacking its items. */
export function isAllContained(packed: string): boolean {
  return !NOT_CONTAINED.test(packed);
}

function unpackLevel(lines: readonly string[], cursor: { at: number }, depth: number): ReadItem[] {
  const items: ReadItem[] = [];
  for (;;) {
    const line = lines[cursor.at];
    if (line === undefined || line === '') return items;
    const own = Number.parseInt(line.charAt(0), 36);
    if (own < depth || Number.isNaN(own)) return items;
    cursor.at += 1;
    const [head = '', id = '', percent = '', has = '', may = ''] = line.split('|');
    const marks = Number.parseInt(head.charAt(1), 36);
    const [start = '0', length = '0'] = head.slice(2).split('.');
    const from = Number.parseInt(start, 36);
    const known = id === '' ? null : id.includes(':') ? id : `en:${id}`;
    items.push({
      id: known,
      additive: known === null ? null : additiveOfIngredient(known),
      start: from,
      end: from + Number.parseInt(length, 36),
      presence: PRESENCES[marks % 3] ?? 'contained',
      source: SOURCES[Math.floor(marks / 3) % 3] ?? 'list',
      percent: percent === '' ? null : Number(percent),
      isSetOff: Math.floor(marks / SET_OFF) % 2 === 1,
      isComposite: marks >= COMPOSITE,
      has: unpackMask(has),
      may: unpackMask(may),
      children: unpackLevel(lines, cursor, depth + 1),
    });
  }
}
