/**
 * `npm run languages`: what each language lacks, what is wrong in it, which texts are far longer than English, and which messages nothing
 * says. Exit code 1 where something is wrong; areas that are pending and long texts are only listed.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogProblems, lengthOutliers } from '../../packages/messages/src/compare-catalogs.ts';
import { EN } from '../../packages/messages/src/en/index.ts';
import { LANGUAGE_NAMES, LOCALES } from '../../packages/messages/src/languages.ts';
import { PENDING_AREAS } from '../../packages/messages/src/pending.ts';
import { TRANSLATIONS } from '../../packages/messages/src/translations.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Who says messages. Catalogs only hold them, and tests are no reason to keep one. */
const SAYS = /^(?:apps\/(?:server|web)\/src\/|packages\/messages\/src\/(?!(?:[a-z]{2}\/|pseudo))).*(?<!\.test)\.tsx?$/;

/**
 * Messages that no source names: neither in full (`errors.internal`), nor by their beginning in a template (`errors.${code}`), nor, for the
 * words of the domain, by `termText` and its like.
 */
export function unusedMessages(ids, sources) {
  const text = sources.join('\n');
  const named = new Set(text.match(/\b[a-z][a-z-]*\.[\w-]+/g));
  const beginnings = [...text.matchAll(/\b([a-z][a-z-]*\.[\w-]*)\$\{/g)].map(([, beginning]) => beginning);
  return ids.filter((id) => !id.startsWith('terms.') && !named.has(id) && !beginnings.some((beginning) => id.startsWith(beginning)));
}

export function readSources() {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e8,
  }).split('\n');
  return files.filter((file) => SAYS.test(file)).map((file) => readFileSync(join(ROOT, file), 'utf8'));
}

export const allMessages = () => Object.entries(EN).flatMap(([area, texts]) => Object.keys(texts).map((id) => `${area}.${id}`));

if (process.argv[1] === import.meta.filename) {
  let isWrong = false;
  const isPending = (area) => PENDING_AREAS.includes(area);
  const areas = Object.keys(EN).filter((area) => !isPending(area));
  const texts = (list) => list.reduce((sum, area) => sum + Object.keys(EN[area]).length, 0);
  console.log(`English: ${texts(Object.keys(EN))} texts in ${Object.keys(EN).length} areas`);
  console.log(`Pending, English in every language: ${PENDING_AREAS.map((area) => `${area} (${texts([area])})`).join(', ')}\n`);
  for (const [language, catalogs] of Object.entries(TRANSLATIONS)) {
    const problems = areas.flatMap((area) =>
      catalogProblems(EN[area], catalogs[area] ?? {}, LOCALES[language]).map((problem) => `${area}.${problem}`),
    );
    const long = areas.flatMap((area) =>
      lengthOutliers(EN[area], catalogs[area] ?? {}).map(({ id, text }) => `${area}.${id} (${text.length}): ${text}`),
    );
    const same = areas
      .filter((area) => area !== 'terms')
      .flatMap((area) =>
        Object.entries(EN[area])
          .filter(([id, text]) => /[a-z]{4}/.test(text.replaceAll(/\{[^}]*\}/g, '')) && catalogs[area]?.[id] === text)
          .map(([id]) => `${area}.${id}`),
      );
    const there = areas.reduce((sum, area) => sum + Object.keys(catalogs[area] ?? {}).length, 0);
    console.log(
      `${LANGUAGE_NAMES[language]} (${language}): ${there} of ${texts(Object.keys(EN))} texts, ${problems.length} wrong, ${long.length} far longer, ${same.length} like English`,
    );
    for (const problem of problems) console.log(`  wrong   ${problem}`);
    if (process.argv.includes('--long')) for (const one of long) console.log(`  longer  ${one}`);
    if (same.length > 0) console.log(`  like English: ${same.join(', ')}`);
    isWrong ||= problems.length > 0;
  }
  const unused = unusedMessages(allMessages(), readSources());
  console.log(`\nUnused: ${unused.length === 0 ? 'none' : unused.join(', ')}`);
  process.exitCode = isWrong || unused.length > 0 ? 1 : 0;
}
