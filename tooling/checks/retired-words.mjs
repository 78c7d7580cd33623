/**
 * Retired words in names, comments, test titles, documents and paths; the list stands in retired-words.data.ts. Texts for people, tables
 * (`*.data.ts`), released steps of the schema, planted violations and the history of changes are not looked at.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { RETIRED_PHRASES, RETIRED_WORDS } from './retired-words.data.ts';

const SOURCE = /\.(?:ts|tsx|mjs|cjs|css|md)$/;
const EXEMPT = /\.data\.ts$|^CHANGELOG\.md$|\/fixtures\/|\/migrations\/\d|\/planted\/|^packages\/messages\/src\/[a-z]{2}\//;
const TEST = /\.(?:test|spec)\.tsx?$/;
/** Comments, texts and patterns, whichever begins first. */
const PIECE =
  /(?<=[=(,:[]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/[\\\n])+\/[a-z]*|\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const BEFORE_TITLE = /(?:\b(?:it|test|describe)\b[\w.]*|\))\(\s*$/;
/** What a document quotes: blocks and spans of code, quoted words, and the footnotes that name tests. */
const QUOTED_IN_DOCUMENT = /```[\s\S]*?```|`[^`\n]*`|"[^"\n]*"|“[^”]*”|^\[\^[^\]]+\]:.*$|\]\([^)]*\)/gm;
const CODE_IN_COMMENT = /`[^`]*`|"[^"]*"|“[^”]*”/g;

/** Every use of a retired word in one file, as sentences. */
export function retiredWordProblems(file, source, words = RETIRED_WORDS) {
  const problems = words
    .filter((retired) => retired.in.includes('part') && file.split(/[/._-]/).includes(retired.word))
    .map((retired) => `${file}: "${retired.word}" is retired; ${retired.instead}`);
  const byWord = Map.groupBy(words, ({ word }) => word);
  const blank = (text) => text.replaceAll(/[^\n]/g, ' ');
  if (file.endsWith('.md')) {
    reportProse(0, source.replaceAll(QUOTED_IN_DOCUMENT, blank));
    return problems;
  }
  const code = [];
  let from = 0;
  for (const piece of source.matchAll(PIECE)) {
    code.push([from, source.slice(from, piece.index)]);
    from = piece.index + piece[0].length;
    const isComment = /^\/[*/]/.test(piece[0]);
    if (isComment || (TEST.test(file) && BEFORE_TITLE.test(source.slice(Math.max(0, piece.index - 80), piece.index)))) {
      reportProse(piece.index, isComment ? piece[0].replaceAll(CODE_IN_COMMENT, blank) : piece[0]);
    }
  }
  code.push([from, source.slice(from)]);
  // Of a style sheet the classes are ours; its other words are the language's.
  const names = file.endsWith('.css') ? /(?<=\.)[A-Za-z_][\w]*/g : /[A-Za-z_$][\w$]*/g;
  for (const [start, text] of code) {
    for (const match of text.matchAll(names)) {
      report(start + match.index, match[0], 'name');
      for (const [part] of match[0].matchAll(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)) report(start + match.index, part, 'part', match[0]);
    }
  }
  return problems;

  function reportProse(start, text) {
    for (const match of text.matchAll(/(?<![\w-])[A-Za-z]+(?![\w-])/g)) report(start + match.index, match[0], 'prose');
    for (const { phrase, instead } of RETIRED_PHRASES) {
      for (const match of text.matchAll(phrase)) add(start + match.index, match[0], match[0].toLowerCase(), instead);
    }
  }

  function add(at, name, word, instead) {
    problems.push(`${file}:${source.slice(0, at).split('\n').length} ${name}: "${word}" is retired; ${instead}`);
  }

  function report(at, found, where, name = found) {
    const lower = found.toLowerCase();
    for (const retired of [...(byWord.get(found) ?? []), ...(lower === found || where === 'name' ? [] : (byWord.get(lower) ?? []))]) {
      const isPlain = retired.isPlainInDocuments === true && file.endsWith('.md');
      if (!isPlain && retired.in.includes(where)) add(at, name, retired.word, retired.instead);
    }
  }
}

if (import.meta.filename === process.argv[1]) {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' }).split('\n');
  const problems = files
    .filter((file) => SOURCE.test(file) && !EXEMPT.test(file) && !file.startsWith('tooling/checks/retired-words') && existsSync(file))
    .flatMap((file) => retiredWordProblems(file, readFileSync(file, 'utf8')));
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
