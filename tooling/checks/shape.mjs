/**
 * The shape of the tree: no file over 300 lines (data tables `*.data.ts` and locales excepted), median under 60,
 * about a dozen rooms a folder (a file, its test and its style are one room), kebab-case names. Counts what git tracks or would track.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

const MAX_LINES = 300;
const MAX_MEDIAN = 60;
const MAX_ROOMS = 16;
const SOURCE = /\.(ts|tsx|mjs|cjs|css)$/;
const EXEMPT = /(\.data\.ts|tokens\.css|\.d\.ts)$/;

/** Everything that breaks a rule, as sentences. `read` and `files` are given, so that planted trees can be judged too. */
export function shapeProblems(files, read) {
  const problems = [];
  const sizes = [];
  const rooms = new Map();
  for (const file of files) {
    const lines = read(file).split('\n').length - 1;
    if (!EXEMPT.test(file)) {
      sizes.push(lines);
      if (lines > MAX_LINES) problems.push(`${file} has ${lines} lines; ${MAX_LINES} is the limit`);
    }
    if (!/^[a-z0-9.][a-z0-9.-]*$/.test(basename(file))) problems.push(`${file} is not kebab-case`);
    addRooms(rooms, file);
  }
  for (const [folder, children] of rooms) {
    if (children.size > MAX_ROOMS) problems.push(`${folder} has ${children.size} rooms; ${MAX_ROOMS} is the limit`);
  }
  const median = sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
  if (median > MAX_MEDIAN) problems.push(`the median file has ${median} lines; ${MAX_MEDIAN} is the limit`);
  return problems;
}

/** Enters a file and each folder above it as a room of the folder that holds it. */
function addRooms(rooms, file) {
  let child = basename(file).replace(/\..*$/, '');
  for (let folder = dirname(file); folder !== '.'; child = basename(folder), folder = dirname(folder)) {
    if (!rooms.has(folder)) rooms.set(folder, new Set());
    rooms.get(folder).add(child);
  }
}

if (process.argv[1] === import.meta.filename) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  const files = listed.split('\n').filter((file) => SOURCE.test(file) && existsSync(file));
  const problems = shapeProblems(files, (file) => readFileSync(file, 'utf8'));
  problems.forEach((problem) => process.stdout.write(`${problem}\n`));
  process.exitCode = problems.length === 0 ? 0 : 1;
}
