/**
 * `npm run --silent score -- FILE.jsonl [--profile FILE] [--diets all]`: the personal score of Open Food Facts products, one JSON line
 * each.
 * `npm run --silent score -- --resolved FILE.jsonl [--diets all]`: lines are `{id, name?, food, profile}` with resolved facts.
 */
import { endWithTheReader } from './json-lines.ts';
import { runScore } from './run-score.ts';

endWithTheReader();
process.exitCode = await runScore(process.argv.slice(2), process);
