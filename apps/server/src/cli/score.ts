/**
 * `npm run --silent score -- FILE.jsonl [--profile FILE] [--diets all]`: the personal score of Open Food Facts products, one JSON line
 * each.
 * `npm run --silent score -- --resolved FILE.jsonl [--diets all]`: lines are `{id, name?, food, profile}` with resolved facts.
 */

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DIETS, restrictionId } from '@labelwise/domain/diets';
import { foodFromResolvedJson } from '@labelwise/domain/food';
import type { UnknownRecord } from '@labelwise/domain/lib';
import { evidenceWords, type Suitability, suitability, suits } from '@labelwise/domain/matching';
import {
  type PreparedFood,
  type PreparedProfile,
  prepareFood,
  prepareProfile,
  profileFromJson,
  scoreFood,
} from '@labelwise/domain/scoring';
import { understand } from '@labelwise/domain/understanding';
import { readProduct } from '@labelwise/domain/vocabulary';
import { sayEnglish } from '@labelwise/messages/english';
import { presentScore } from '@labelwise/messages/render/score';
import { causeText } from '@labelwise/messages/render/suitability';
import { createUnderstandingService } from '../modules/member-profile/understanding.service.ts';
import { answered, answerLines, codeOf, endWithTheReader, factsOfProduct, idOf, type Output, textOf } from './json-lines.ts';

const USAGE = `Usage: npm run --silent score -- FILE.jsonl [--profile FILE] [--diets all]   lines are Open Food Facts products
       npm run --silent score -- --resolved FILE.jsonl [--diets all]         lines are {id, name?, food, profile}

Each line is answered with the score and, under "suitability", with the diets and allergies of the profile; --diets all answers every diet.`;

const understanding = createUnderstandingService(async (entries) => entries.map(({ typed, place }) => understand(typed, place)));

/** @returns the exit code: 0 done, also with bad lines, 1 a file cannot be read, 2 wrong options */
export async function runScore(args: string[], output: Output): Promise<number> {
  const options = readOptions(args);
  if (options === null) {
    output.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const { file, resolved, allDiets } = options;
  if (resolved) return answerLines(file, (json) => answered(json, (fields) => resolvedAnswer(fields, allDiets)), output);
  const profile = await readProfile(options.profile);
  if (typeof profile === 'string') {
    output.stderr.write(`${profile}\n`);
    return 1;
  }
  return answerLines(file, (json) => answered(json, (fields) => productAnswer(fields, profile, allDiets)), output);
}

async function resolvedAnswer(fields: UnknownRecord, allDiets: boolean): Promise<object> {
  const facts = foodFromResolvedJson(fields['food']);
  const food = prepareFood({ ...facts, reading: readProduct({ ...facts, name: textOf(fields, 'name') }) });
  const profile = await profileOf(fields['profile']);
  const { score, label, contributions } = scoreFood(food, profile);
  return {
    id: idOf(fields),
    score,
    label,
    contributions: contributions.map(({ id, points }) => ({ id, points })),
    suitability: suitabilityOf(food, profile, allDiets),
  };
}

function productAnswer(fields: UnknownRecord, profile: PreparedProfile, allDiets: boolean): object {
  const facts = factsOfProduct(fields);
  if (facts === null) return { id: idOf(fields), code: codeOf(fields), error: 'This line holds no product.' };
  const food = prepareFood(facts);
  const { score, label, basis, contributions, alerts } = presentScore(sayEnglish, scoreFood(food, profile));
  return {
    id: idOf(fields),
    code: codeOf(fields),
    score,
    label,
    basis,
    contributions: contributions.map(({ data: _data, ...line }) => line),
    alerts: alerts.map(({ level, about, message, why, span }) => ({ level, about, message, why, span })),
    suitability: suitabilityOf(food, profile, allDiets),
  };
}

/** What the profile leaves out, and every diet where all are asked for. */
function suitabilityOf(food: PreparedFood, { constraints }: PreparedProfile, allDiets: boolean): object[] {
  const own = constraints.map(({ restriction }) => restriction);
  const further = allDiets ? DIETS.filter((diet) => !own.some((one) => one.kind === 'diet' && one.diet === diet)) : [];
  return [
    ...own.map((restriction) => answerOf(restrictionId(restriction), suits(food, restriction))),
    ...further.map((diet) => answerOf(diet, suitability(food, diet))),
  ];
}

function answerOf(diet: string, { answer, because }: Suitability): object {
  return { diet, answer, why: causeText(sayEnglish, because), evidence: evidenceWords(because) };
}

/** What is typed in it is resolved, as it is for a member. */
async function profileOf(json: unknown): Promise<PreparedProfile> {
  const profile = profileFromJson(json);
  const { goals = [], conditions = [], restrictions = [] } = profile;
  const { profile: resolved } = await understanding.resolved({
    goals: [...goals],
    conditions: [...conditions],
    restrictions: [...restrictions],
  });
  return prepareProfile({ ...profile, ...resolved });
}

/** @returns the profile, or a sentence that says what is wrong with its file */
async function readProfile(path: string | undefined): Promise<PreparedProfile | string> {
  if (path === undefined) return prepareProfile({});
  try {
    return await profileOf(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    return `${path}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

type ScoreOptions = { file: string; resolved: boolean; profile: string | undefined; allDiets: boolean };

/** What the command was asked for; null where it is to say how it is used. */
export function readOptions(args: string[]): ScoreOptions | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { resolved: { type: 'boolean', default: false }, profile: { type: 'string' }, diets: { type: 'string' } },
    });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0 || (values.diets !== undefined && values.diets !== 'all')) return null;
    return { file, resolved: values.resolved, profile: values.profile, allDiets: values.diets === 'all' };
  } catch {
    return null;
  }
}

if (import.meta.main) {
  endWithTheReader();
  process.exitCode = await runScore(process.argv.slice(2), process);
}
