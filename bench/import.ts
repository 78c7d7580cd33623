/**
 * Import of catalogue lines beside what the sqlite3 command does with the same foods, in alternating rounds, and what of it costs processor
 * time until a food is stored, beside unpacking the file and cutting it into lines, which anybody has to do.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import BetterSqlite3 from 'better-sqlite3';
import { openDatabase } from '../apps/server/src/db/open.ts';
import { importFoods } from '../apps/server/src/jobs/food-import/import-foods.ts';
import { lineAt } from './lib/documents.ts';
import { count, median, printTable } from './lib/table.ts';

const FOODS = Number(process.env['BENCH_FOODS'] ?? 100_000);
const ROUNDS = 3;
const IMPORT = path.join(import.meta.dirname, '../apps/server/src/cli/import.ts');
const COLUMNS = ['id', 'name', 'brand', 'category', 'categoryTag', 'grade', 'points', 'popularity', 'source', 'modifiedAt', 'hash', 'doc'];

const TABLE = `create table food (id integer primary key, name text not null, brand text, category text, categoryTag text, grade text, points integer,
popularity integer not null, source text not null, modifiedAt bigint, hash bigint not null, doc text not null);
create index foodCategory on food (categoryTag, points) where categoryTag is not null;
.mode ascii
.separator "\\t" "\\n"
`;
const PROJECTED = `${TABLE}.import rows.tsv food\n`;
/** Less than we do: no checks, no scores, no search words. */
const FROM_JSON = `${TABLE}create table line (text);
.import dump.jsonl line
insert into food select json_extract(text, '$.code'), json_extract(text, '$.product_name'), json_extract(text, '$.brands'), '',
json_extract(text, '$.categories_tags[#-1]'),
'', 0, json_extract(text, '$.unique_scans_n'), 'import', json_extract(text, '$.last_modified_t') * 1000, 0,
json_array(json_extract(text, '$.nutriments'), json_extract(text, '$.ingredients_text'), json_extract(text, '$.categories_tags'),
json_extract(text, '$.labels_tags'),
json_extract(text, '$.allergens_tags'), json_extract(text, '$.additives_tags'), json_extract(text, '$.nova_group'),
json_extract(text, '$.quantity')) from line;
drop table line;
`;

const folder = await mkdtemp(path.join(tmpdir(), 'labelwise-bench-'));
const inFolder = (name: string): string => path.join(folder, name);
try {
  await writeDump(inFolder('dump.jsonl'));
  const rows: Array<[string, number[]]> = [
    ['first import, whole command: stored, made, found by name', []],
    ['the same again, nothing changed', []],
    ['of the first: stored and found by barcode', []],
    ['of the first: made and found by name', []],
  ];
  runImport('first.db');
  writeProjectedRows('first.db');
  const rivals = existsSync('/usr/bin/sqlite3') || inPath('sqlite3');
  if (rivals)
    rows.push(['sqlite3 .import of the projected rows', []], ['sqlite3 .import of the same lines, projected by its JSON functions', []]);
  for (let round = 0; round < ROUNDS; round++) {
    rmSync(inFolder('ours.db'), { force: true });
    let output = '';
    rows[0]?.[1].push(
      timed(() => {
        output = runImport('ours.db');
      }),
    );
    rows[1]?.[1].push(timed(() => runImport('ours.db')));
    rows[2]?.[1].push(Number(/done in ([\d.]+) s/.exec(output)?.[1]));
    rows[3]?.[1].push(Number(/by their names now \(([\d.]+) s/.exec(output)?.[1]));
    if (!rivals) continue;
    rows[4]?.[1].push(timed(() => sqlite(PROJECTED)));
    rows[5]?.[1].push(timed(() => sqlite(FROM_JSON)));
  }
  const base = median(rows[4]?.[1] ?? []);
  printTable(
    `Import, ${count(FOODS)} foods, ${(statSync(inFolder('dump.jsonl')).size / FOODS / 1024).toFixed(1)} KB a line, median of ${ROUNDS}; whole process, start included`,
    ['what', 'rows/s', 'of .import'],
    rows.map(([what, seconds]) => [what, count(FOODS / median(seconds)), rivals ? (base / median(seconds)).toFixed(2) : '']),
  );
  const bytes = statSync(inFolder('ours.db')).size / FOODS;
  console.log(
    `${Math.round(bytes)} bytes a stored food, search included, reading and answer not; ${(bytes / (statSync(inFolder('dump.jsonl')).size / FOODS)).toFixed(2)} of its line`,
  );
  await processorTimes();
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** All threads of this process together, in alternating rounds. */
async function processorTimes(): Promise<void> {
  await pipeline(createReadStream(inFolder('dump.jsonl')), createGzip({ level: 6 }), createWriteStream(inFolder('dump.jsonl.gz')));
  const rows: Array<[string, number[]]> = [
    ['unpacked and cut into lines', []],
    ['the same, and each line parsed by JSON.parse', []],
    ['stored and found by barcode, from .jsonl', []],
    ['stored and found by barcode, from .jsonl.gz', []],
  ];
  for (let round = 0; round < ROUNDS; round++) {
    rows[0]?.[1].push(await spent(() => cutIntoLines(() => undefined)));
    rows[1]?.[1].push(await spent(() => cutIntoLines((line) => JSON.parse(line.toString()))));
    rows[2]?.[1].push(await spent(() => storeIn('plain.db', 'dump.jsonl')));
    rows[3]?.[1].push(await spent(() => storeIn('packed.db', 'dump.jsonl.gz')));
  }
  const base = Math.min(...(rows[0]?.[1] ?? []));
  printTable(
    `Processor time a record, threads and their start included, least and median of ${ROUNDS}`,
    ['what', 'least µs', 'median µs', 'least, of unpacking and cutting'],
    rows.map(([what, times]) => [what, Math.min(...times).toFixed(1), median(times).toFixed(1), (Math.min(...times) / base).toFixed(1)]),
  );
}

/** @returns µs a record */
async function spent(work: () => Promise<void>): Promise<number> {
  const from = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / FOODS;
}

const NEWLINE = 0x0a;

async function cutIntoLines(take: (line: Buffer) => void): Promise<void> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const part of createReadStream(inFolder('dump.jsonl.gz')).pipe(createGunzip({ chunkSize: 256 * 1024 }))) {
    const bytes: Buffer = Buffer.concat([rest, part]);
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
      take(bytes.subarray(start, end));
      start = end + 1;
    }
    rest = bytes.subarray(start);
  }
}

async function storeIn(database: string, dump: string): Promise<void> {
  rmSync(inFolder(database), { force: true });
  const db = await openDatabase({ dialect: 'sqlite', file: inFolder(database), synchronous: 'NORMAL' });
  await importFoods(db, inFolder(dump), { waitingFrom: 0 });
  await db.close();
}

async function writeDump(file: string): Promise<void> {
  const out = createWriteStream(file);
  for (let index = 0; index < FOODS; index++) {
    if (!out.write(`${lineAt(index)}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
}

/** @returns what the command says */
function runImport(database: string): string {
  const args = [IMPORT, inFolder('dump.jsonl'), '--database', inFolder(database)];
  return execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

/** What our own import made of the lines, as a file that the command can import. */
function writeProjectedRows(database: string): void {
  const db = new BetterSqlite3(inFolder(database), { readonly: true });
  const lines: string[] = [];
  for (const row of db
    .prepare(`select ${COLUMNS.map((name) => `"${name}"`).join(', ')} from food`)
    .raw()
    .iterate()) {
    if (Array.isArray(row)) lines.push(row.map((cell) => String(cell ?? '').replaceAll(/[\t\n]/g, ' ')).join('\t'));
  }
  writeFileSync(inFolder('rows.tsv'), lines.join('\n'));
  db.close();
}

function sqlite(script: string): void {
  rmSync(inFolder('rival.db'), { force: true });
  execFileSync('sqlite3', ['rival.db'], { cwd: folder, input: script, stdio: ['pipe', 'ignore', 'inherit'] });
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

function inPath(program: string): boolean {
  return (process.env['PATH'] ?? '').split(path.delimiter).some((each) => existsSync(path.join(each, program)));
}
