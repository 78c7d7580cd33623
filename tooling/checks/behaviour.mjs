/**
 * The pages of docs/behaviour: a promise names the test that shows it by a footnote, `[^3]: \`path\` › a piece of the title`. Every named
 * file exists, every piece stands in a title of that file, no footnote is missing or unused, and the index links every page. Where
 * `npm run stress` alone runs the tests of a promise, its line says so. A bench may be named without a title. Links between the documents
 * of the repository lead somewhere, and the paths they name exist; decision records are dated, their paths are those of their day. The map
 * names every room, and leads through an act in seven files at most, beside the tables that it ends at.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';

const MAP = 'docs/architecture.md';
/** Whose folders are rooms, each named on the map. */
const ROOMS_OF = ['apps/server/src/modules', 'apps/web/src/features', 'packages/domain/src'];
/** No room of the product. */
const NO_ROOM = new Set(['lib']);
/** What an act of the map may pass through (docs/decisions/017), and what describes tables. */
const MAX_FILES = 7;
const TABLES = 'apps/server/src/db/schema/';
const FOLDER = 'docs/behaviour/';
const INDEX = `${FOLDER}README.md`;
const FOOTNOTE = /^\[\^([\w-]+)\]: (.+)$/;
const REFERENCE = /^`([^`]+)`(?: › (.+))?$/;
const MARK = /\[\^([\w-]+)\](?!:)/g;
/** A path of the repository in backquotes or in a line of a command. */
const PATH = /[`\s]((?:apps|bench|docs|e2e|packages|tooling)\/[\w./-]*\w)\/?(?=[`\s])/g;
/** A source file by its name alone, in backquotes. */
const FILE_NAME = /`([a-z][\w.-]*\.(?:tsx?|mjs|cjs))`/g;
/** Either of both. */
const ACT_FILE = /`([\w./-]+\.tsx?)`/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)\s#]+)(?:#[^)]*)?\)/g;
const STRING = String.raw`(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|\`((?:\\.|[^\`\\])*)\`)`;
/** Titles of tests that `npm test` leaves out. */
const LONG = [
  new RegExp(String.raw`\w\(\s*${STRING}\s*,\s*\{\s*tag: '@long'`, 'g'),
  new RegExp(String.raw`(?:runIf\(STRESS[^\n]*?\)|skipIf\(!STRESS\))(?:\.each\([^)]*\))?\(\s*${STRING}`, 'g'),
];
/** The first argument of a call, or the first entry of a row of cases, where it is a literal: test titles are among them. */
const TITLE = /[([]\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`)\s*,/g;

/** Everything wrong with the pages, as sentences. `pages` are paths; `read` and `exists` are given, so that planted pages can be judged too. */
export function behaviourProblems(pages, read, exists) {
  const index = pages.includes(INDEX) ? read(INDEX) : '';
  return pages.flatMap((page) => {
    const problems = pageProblems(page, read(page), read, exists);
    const linked = page === INDEX || index.includes(`](${posix.basename(page)})`);
    return linked ? problems : [...problems, `${page} is not in the index`];
  });
}

function pageProblems(page, text, read, exists) {
  const problems = [];
  const defined = new Map();
  const body = [];
  for (const line of text.split('\n')) {
    const [, id, reference] = FOOTNOTE.exec(line) ?? [];
    if (!id) body.push(line);
    else {
      if (defined.has(id)) problems.push(`${page}: footnote ${id} stands twice`);
      defined.set(id, reference);
      problems.push(...referenceProblems(page, reference, read, exists));
    }
  }
  const used = new Set([...body.join('\n').matchAll(MARK)].map(([, id]) => id));
  problems.push(...[...used].filter((id) => !defined.has(id)).map((id) => `${page}: footnote ${id} is missing`));
  problems.push(...[...defined.keys()].filter((id) => !used.has(id)).map((id) => `${page}: footnote ${id} is not used`));
  for (const line of body) {
    const references = [...line.matchAll(MARK)].flatMap(([, id]) => defined.get(id) ?? []);
    const isTriedElsewhere = references.length > 0 && references.every((reference) => isLong(reference, read, exists));
    if (isTriedElsewhere && !line.includes('`npm run stress`'))
      problems.push(
        `${page}: no test that npm test runs shows "${line.slice(0, 60)}"; let one do so, or let the line say \`npm run stress\``,
      );
  }
  return problems;
}

function isLong(reference, read, exists) {
  const [, file, title] = REFERENCE.exec(reference) ?? [];
  if (!file || !title || !exists(file)) return false;
  const source = read(file);
  const left = LONG.flatMap((pattern) => [...source.matchAll(pattern)].map(([, ...titles]) => unescaped(titles.find(Boolean) ?? '')));
  const count = (titles) => titles.filter((one) => one.includes(title)).length;
  return count(left) > 0 && count(left) === count(testTitles(source));
}

const unescaped = (title) => title.replaceAll(/\\(['"`])/g, '$1');

function referenceProblems(page, reference, read, exists) {
  const [, file, title] = REFERENCE.exec(reference) ?? [];
  if (!file) return [`${page}: "${reference}" names no test`];
  if (!exists(file)) return [`${page}: ${file} does not exist`];
  if (!title) return file.startsWith('bench/') ? [] : [`${page}: ${file} is named without a title`];
  return testTitles(read(file)).some((entry) => entry.includes(title)) ? [] : [`${page}: ${file} has no test "${title}"`];
}

/** The titles of a test file as they are written, placeholders included. */
export function testTitles(source) {
  return [...source.matchAll(TITLE)].map(([, single, double, template]) => unescaped(single ?? double ?? template));
}

/** Links of documents that lead to no file. */
export function linkProblems(documents, read, exists) {
  return documents.flatMap((document) =>
    [...read(document).matchAll(LINK)]
      .map(([, target]) => target)
      .filter((target) => !exists(join(dirname(document), decodeURI(target))))
      .map((target) => `${document} links to ${target}, which does not exist`),
  );
}

/** Paths in the text of documents that are not there, what a build writes aside, and names that no source file has. */
export function pathProblems(documents, read, exists, names) {
  return documents.flatMap((document) => {
    const text = read(document);
    return [
      ...[...text.matchAll(PATH)].map(([, path]) => path).filter((path) => !path.includes('/dist/') && !exists(path)),
      ...[...text.matchAll(FILE_NAME)].map(([, name]) => name).filter((name) => !names.has(name)),
    ].map((path) => `${document} names ${path}, which does not exist`);
  });
}

/** Rooms that the map does not name. */
export function roomProblems(map, rooms) {
  return rooms.filter((room) => !map.includes(`\`${basename(room)}\``)).map((room) => `${MAP} does not name ${room}`);
}

/** Acts of the map that pass through more files than one reads together. A file is named by its path, or by its name after one of its folder. */
export function actProblems(map) {
  const [, acts = ''] = map.split('\n## Acts');
  return acts.split('\n- **').flatMap((act, at) => {
    const files = new Set([...act.matchAll(ACT_FILE)].map(([, file]) => file).filter((file) => !file.startsWith(TABLES)));
    return at > 0 && files.size > MAX_FILES ? [`${MAP}: "${act.split(':')[0]}" opens ${files.size} files; ${MAX_FILES} is the limit`] : [];
  });
}

if (import.meta.filename === process.argv[1]) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  const files = listed.split('\n').filter((file) => file !== '' && existsSync(file));
  const documents = files.filter((file) => file.endsWith('.md'));
  const read = (file) => readFileSync(file, 'utf8');
  const pages = documents.filter((file) => file.startsWith(FOLDER));
  const undated = documents.filter((file) => !file.startsWith('docs/decisions/'));
  const problems = [
    ...behaviourProblems(pages, read, existsSync),
    ...linkProblems(documents, read, existsSync),
    ...pathProblems(undated, read, existsSync, new Set(files.map((file) => basename(file)))),
    ...roomProblems(read(MAP), ROOMS_OF.flatMap(roomsIn)),
    ...actProblems(read(MAP)),
  ];
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

function roomsIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && !NO_ROOM.has(entry.name)).map((entry) => `${folder}/${entry.name}`);
}
