/**
 * `npm run --silent score -- FILE.jsonl [--profile FILE]`: the personal score of Open Food Facts products, one JSON line each.
 * `npm run --silent score -- --resolved FILE.jsonl`: lines are `{id, food, profile}` with resolved facts.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { foodFromResolvedJson, resolveFacts } from '@labelwise/domain/food';
import { prepareProfile, profileFromJson, scoreFood, type PreparedProfile } from '@labelwise/domain/scoring';
import { answerLines } from './answer-lines.ts';

const USAGE = `Usage: npm run --silent score -- FILE.jsonl [--profile FILE]   lines are Open Food Facts products
       npm run --silent score -- --resolved FILE.jsonl           lines are {id, food, profile}`;

process.exitCode = await run(process.argv.slice(2));

async function run(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (options === null) {
    console.error(USAGE);
    return 2;
  }
  if (options.resolved) return answerLines(options.file, (json) => answered(json, resolvedAnswer));
  const profile = readProfile(options.profile);
  if (typeof profile === 'string') {
    console.error(profile);
    return 1;
  }
  return answerLines(options.file, (json) => answered(json, (fields) => productAnswer(fields, profile)));
}

type Fields = Readonly<Record<string, unknown>>;

/** A line that cannot be scored says why; it never stops the file. */
function answered(json: unknown, answer: (fields: Fields) => object): object {
  if (json === undefined) return { id: null, error: 'This line is not JSON.' };
  if (!isFields(json)) return { id: null, error: 'This line is not an object.' };
  try {
    return answer(json);
  } catch (error) {
    return { id: idOf(json), error: error instanceof Error ? error.message : String(error) };
  }
}

function resolvedAnswer(fields: Fields): object {
  const { score, label, contributions } = scoreFood(foodFromResolvedJson(fields['food']), profileFromJson(fields['profile']));
  return { id: idOf(fields), score, label, contributions: contributions.map(({ id, points }) => ({ id, points })) };
}

function productAnswer(fields: Fields, profile: PreparedProfile): object {
  const facts = speaksOfFood(fields) ? resolveFacts(fields) : null;
  if (facts === null) return { id: idOf(fields), code: codeOf(fields), error: 'This line holds no product.' };
  const { score, label, contributions, alerts } = scoreFood(facts, profile);
  return { id: idOf(fields), code: codeOf(fields), score, label, contributions, alerts };
}

/** A record without any of these is some other file, and a score of it would only look like one. */
function speaksOfFood(fields: Fields): boolean {
  const record = isFields(fields['product']) ? fields['product'] : fields;
  return ['code', 'product_name', 'nutriments', 'ingredients_text', 'categories_tags'].some((key) => key in record);
}

function idOf(fields: Fields): unknown {
  return fields['id'] ?? fields['_id'] ?? codeOf(fields);
}

function codeOf(fields: Fields): unknown {
  const product = fields['product'];
  return fields['code'] ?? (isFields(product) ? product['code'] : undefined) ?? null;
}

function isFields(json: unknown): json is Fields {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** @returns the profile, or a sentence that says what is wrong with its file */
function readProfile(path: string | undefined): PreparedProfile | string {
  if (path === undefined) return prepareProfile({});
  try {
    const json: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return prepareProfile(profileFromJson(json));
  } catch (error) {
    return `${path}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function readOptions(args: string[]): { file: string; resolved: boolean; profile: string | undefined } | null {
  try {
    const { values, positionals } = parseArgs({
      args, allowPositionals: true, options: { resolved: { type: 'boolean', default: false }, profile: { type: 'string' } },
    });
    const [file, ...others] = positionals;
    return file === undefined || others.length > 0 ? null : { file, resolved: values.resolved, profile: values.profile };
  } catch {
    return null;
  }
}
