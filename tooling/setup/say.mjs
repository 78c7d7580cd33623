/** Announces a step on stderr, so that `npm run --silent …` keeps stdout for answers. */
export function say(text) {
  process.stderr.write(`labelwise: ${text}\n`);
}
