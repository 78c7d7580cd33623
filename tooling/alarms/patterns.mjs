/**
 * Reads `reports/*.txt`: patterns of how emergencies are reported, and of what is near them and harmless, and makes messages of them. A pattern holds
 * choices, `{one|another}` or `{name}` of a line `= name | one|another`; of each some messages are taken, the same ones every time.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'reports');
/** So many messages are taken of a pattern that has as many. */
const TAKEN = 10;
/** Of ten messages so many have a remark before them, and so many one after. */
const FRAMED_BEFORE = 3;
const FRAMED_AFTER = 3;
const KIND = /^(?<kind>[a-z ]+) \| (?<patterns>.+)$/;
const NAME = /^= (?<name>[a-z]+) \| (?<choices>.+)$/;

/** FNV-1a, as a source of the same choices every time. */
function hashOf(text) {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** A text cut at a letter that stands in no braces. */
function cutAt(letter, text) {
  const parts = [''];
  let depth = 0;
  for (const one of text) {
    if (one === '{') depth += 1;
    if (one === '}') depth -= 1;
    if (one === letter && depth === 0) parts.push('');
    else parts[parts.length - 1] += one;
  }
  return parts;
}

/** One message of a pattern; `seed` decides every choice. @throws where a name has no line or a brace no other */
function chosen(pattern, names, seed) {
  let text = '';
  let rest = pattern;
  for (let turn = 0; rest.includes('{'); turn += 1) {
    const from = rest.indexOf('{');
    let to = from;
    let depth = 0;
    do {
      if (to >= rest.length) throw new Error(`open brace: ${pattern}`);
      if (rest[to] === '{') depth += 1;
      if (rest[to] === '}') depth -= 1;
      to += 1;
    } while (depth > 0);
    const inner = rest.slice(from + 1, to - 1);
    const choices = cutAt('|', inner);
    const named = choices.length === 1 ? names.get(inner) : choices;
    if (named === undefined) throw new Error(`no choice: {${inner}} in ${pattern}`);
    text += rest.slice(0, from) + chosen(named[hashOf(`${seed} ${turn} ${inner}`) % named.length], names, `${seed} ${turn}`);
    rest = rest.slice(to);
  }
  return text + rest;
}

const tidied = (text) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.?!](?: |$))/g, '')
    .replace(/,(?: ?,)+/g, ',')
    .replace(/^[ ,]+|[ ,]+$/g, '');

/** The messages of one file. @returns {{ kind: string, text: string }[]} */
function messagesOf(file) {
  const lines = readFileSync(path.join(FOLDER, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const names = new Map();
  const messages = new Map();
  for (const line of lines) {
    const named = NAME.exec(line)?.groups;
    if (named !== undefined) {
      names.set(named.name, named.choices.split('|'));
      continue;
    }
    const groups = KIND.exec(line)?.groups;
    if (groups === undefined) throw new Error(`no pattern: ${line}`);
    for (const pattern of groups.patterns.split(' / ')) {
      const own = new Set();
      for (let draw = 0; draw < TAKEN * 3 && own.size < TAKEN; draw += 1) own.add(chosen(pattern, names, `${draw}`));
      for (const text of own) {
        const [first, last] = [hashOf(`before ${text}`), hashOf(`after ${text}`)];
        const before = first % 10 < FRAMED_BEFORE ? `${names.get('before')[(first >>> 8) % names.get('before').length]} ` : '';
        const after = last % 10 < FRAMED_AFTER ? names.get('after')[(last >>> 8) % names.get('after').length] : '';
        messages.set(tidied(`${before}${text}${after}`), groups.kind);
      }
    }
  }
  return [...messages].map(([text, kind]) => ({ kind, text }));
}

/** All messages that the patterns make, in a fixed order. @returns {{ kind: string, text: string }[]} */
export const reportedMessages = () =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap(messagesOf);
