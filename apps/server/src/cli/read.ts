/**
 * `npm run --silent read -- FILE.jsonl`: the reading of each list, one JSON line each. Lines are Open Food Facts products, or
 * `{code?, lang, name, text}`. Places are those in `text`; of a product, in its list as the catalogue stores it, without markup.
 */
import { endWithTheReader } from './json-lines.ts';
import { runRead } from './run-read.ts';

endWithTheReader();
process.exitCode = await runRead(process.argv.slice(2), process);
