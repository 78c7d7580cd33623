/** Import of catalogue lines beside what the sqlite3 command does with the same foods, in alternating rounds. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
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
} finally {
  await rm(folder, { recursive: true, force: true });
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
