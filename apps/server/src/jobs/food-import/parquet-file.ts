/**
 * The rows of a Parquet file as JSON lines, so that they are read like those of every other file. DuckDB does the reading
 * (decision 084); it is loaded with the first Parquet file and not before.
 */
import type { DuckDBConnection, DuckDBDataChunk, DuckDBResult } from '@duckdb/node-api';
import { collectGarbage } from '../../lib/collect-garbage.ts';
import { type Block, UnreadableFileError } from './dump-file.ts';

export type ParquetFile = AsyncDisposable & {
  readonly rows: number;
  /** Blocks of JSON lines; the position after one is the number of rows up to there. */
  blocks(from: number): AsyncGenerator<Block>;
};

/** What is read of a product; the export has 111 columns, and a file may lack some. */
const COLUMNS = [
  'code',
  'product_type',
  'lang',
  'product_name',
  'generic_name',
  'brands',
  'quantity',
  'product_quantity',
  'product_quantity_unit',
  'serving_quantity',
  'categories_tags',
  'compared_to_category',
  'countries_tags',
  'labels_tags',
  'allergens_tags',
  'traces_tags',
  'additives_tags',
  'ingredients_text',
  'ingredients_n',
  'unknown_ingredients_n',
  'ingredients_tags',
  'ingredients_analysis_tags',
  'ingredients',
  'images',
  'nova_group',
  'nova_groups',
  'nutriscore_grade',
  'nutriments',
  'nutrition_data_per',
  'misc_tags',
  'schema_version',
  'obsolete',
  'unique_scans_n',
  'last_modified_t',
] as const;

/** Of the pictures only those of the front are used, and of these only what their address is made of. */
const FRONT_IMAGES = `list_transform(list_filter(images, lambda image: starts_with(image."key", 'front')), lambda image: {'key': image."key", 'rev': image.rev})`;

/**
 * Half of a line is the analysis of its ingredients, of which only the share of red meat is used: it stays out where no kind of it is among
 * them. Wider than what the domain calls red meat (`hasMuchRedMeat`), which decides.
 */
const MEAT_ANALYSIS = `case when ingredients_tags is null or len(ingredients_tags) = 0
  or len(list_filter(ingredients_tags, lambda tag: regexp_matches(tag, 'beef|pork|veal|lamb|mutton|venison|horse|goat|boar|bison'))) > 0
  then ingredients end`;

const BLOCK_SIZE = 1024 * 1024;
/** DuckDB spills to disk beyond it; what it hands over (2,048 rows at once) comes on top. */
const MEMORY_LIMIT = '256MB';

/** @throws UnreadableFileError for a file that is damaged or no export of products */
export async function openParquet(path: string): Promise<ParquetFile> {
  const connection = await connect();
  const source = `read_parquet('${path.replaceAll("'", "''")}', file_row_number = true)`;
  try {
    const columns = await columnsOf(connection, source);
    const rows = await countRows(connection, source);
    return {
      rows,
      blocks: (from) =>
        readBlocks(connection, `select ${lineOf(columns)} from ${source} where file_row_number >= ${Math.trunc(from)}`, from),
      [Symbol.asyncDispose]: async () => connection.closeSync(),
    };
  } catch (error) {
    connection.closeSync();
    throw error;
  }
}

async function connect(): Promise<DuckDBConnection> {
  const duckdb = await import('@duckdb/node-api').catch((error: unknown) => {
    throw new UnreadableFileError('Parquet needs DuckDB, which has no build for this machine. Please import the JSONL export instead.', {
      cause: error,
    });
  });
  // One thread: it is faster than all who take its rows, and each thread would hold rows of its own.
  const instance = await duckdb.DuckDBInstance.create(':memory:', { memory_limit: MEMORY_LIMIT, threads: '1' });
  return instance.connect();
}

/** The columns that are read, with their types. */
async function columnsOf(connection: DuckDBConnection, source: string): Promise<ReadonlyMap<string, string>> {
  const described = await refuse(connection.runAndReadAll(`describe select * from ${source}`));
  const types = new Map(described.getRows().map(([name, type]) => [String(name), String(type)]));
  if (!types.has('code')) throw new UnreadableFileError('This Parquet file has no "code" column: it is no export of products.');
  return new Map(COLUMNS.flatMap((name) => (types.has(name) ? [[name, types.get(name) ?? '']] : [])));
}

async function countRows(connection: DuckDBConnection, source: string): Promise<number> {
  const counted = await refuse(connection.runAndReadAll(`select count(*) from ${source}`));
  return Number(counted.getRows()[0]?.[0] ?? 0);
}

/** The expression that makes a line of a row. */
function lineOf(columns: ReadonlyMap<string, string>): string {
  const valueOf = (name: string, type: string): string => {
    if (name === 'images' && /^STRUCT\(.*\brev\b.*\)\[\]$/u.test(type)) return FRONT_IMAGES;
    return name === 'ingredients' && columns.get('ingredients_tags') === 'VARCHAR[]' ? MEAT_ANALYSIS : `"${name}"`;
  };
  const fields = [...columns].map(([name, type]) => `"${name}" := ${valueOf(name, type)}`);
  return `to_json(struct_pack(${fields.join(', ')}))::varchar`;
}

async function* readBlocks(connection: DuckDBConnection, query: string, from: number): AsyncGenerator<Block> {
  const result = await refuse(connection.stream(query));
  let end = from;
  let lines: string[] = [];
  let size = 0;
  const block = (): Block => ({ bytes: Buffer.from(lines.join('\n'), 'utf8'), end });
  for (let rows = await nextLines(result); rows.length > 0; rows = await nextLines(result)) {
    for (const line of rows) {
      lines.push(line);
      size += line.length;
      end += 1;
      if (size < BLOCK_SIZE) continue;
      yield block();
      lines = [];
      size = 0;
    }
  }
  if (lines.length > 0) yield block();
}

/** What DuckDB hands over at once; empty at the end. Its own copy, tens of megabytes, is given back before the next. */
async function nextLines(result: DuckDBResult): Promise<string[]> {
  const lines = linesOf(await refuse(result.fetchChunk()));
  collectGarbage();
  return lines;
}

function linesOf(chunk: DuckDBDataChunk | null): string[] {
  if (chunk === null || chunk.rowCount === 0) return [];
  const column = chunk.getColumnVector(0);
  return Array.from({ length: chunk.rowCount }, (_, row) => asJson(column.getItem(row)));
}

const NO_NUMBER = /:(?:NaN|-?Infinity)(?=[,}\]])/gu;

/** JSON knows no NaN and no infinity, which floats of a file may be: they are nothing. */
function asJson(line: unknown): string {
  if (typeof line !== 'string') return '{}';
  return line.includes(':NaN') || line.includes('Infinity') ? line.replaceAll(NO_NUMBER, ':null') : line;
}

/** What DuckDB says of a file that it cannot read, in one line. */
async function refuse<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new UnreadableFileError(`This Parquet file cannot be read: ${reason}`, { cause: error });
  }
}
