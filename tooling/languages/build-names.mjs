/**
 * `node tooling/languages/build-names.mjs ADDITIVES CATEGORIES INGREDIENTS`: the names of additives, categories and foods in our languages, from the taxonomies
 * of Open Food Facts as JSON lines (`{ id, names: { fr: ["…"] } }`, plain or gzipped); `-` leaves the tables of one as they are. Writes `packages/messages/src/additive-names/*.data.ts`,
 * a line an additive (what they lack, from `own-additive-names.txt`), `apps/server/src/modules/foods/category-names.tsv.gz`, a line a category
 * (those that everybody meets, from `own-category-names.txt`), `packages/messages/src/category-names/*.data.ts`, those of them that a device has,
 * and `packages/messages/src/food-names/*.data.ts`, a line a food that a person may name.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { LANGUAGES } from '../../packages/contracts/src/languages.ts';
import { namedAdditiveCodes } from '../../packages/domain/src/additives/index.ts';
import { englishCategory, isInformative } from '../../packages/domain/src/food/index.ts';

const ROOT = join(import.meta.dirname, '../..');
const OTHERS = LANGUAGES.filter((language) => language !== 'en');
/** "E450", "E160a(i)", "E450(iv) food additive": a number, and no name. */
const NUMBER = /^E ?\d{3,4}|food additive/i;

/** What the domain calls a food ("sunflower seed"); longer names are recipes, not foods that people name. */
const MAX_WORDS = 2;

/** A category that is named in so many of our other languages is one that people in several countries buy; the others are found by a wider one. */
const MIN_LANGUAGES = 3;

const [additivesFile = '', categoriesFile = '', ingredientsFile = ''] = process.argv.slice(2);
const NOT_GIVEN = '-';
if (additivesFile !== NOT_GIVEN) writeAdditives(readLines(additivesFile));
if (categoriesFile !== NOT_GIVEN) writeCategories(readLines(categoriesFile));
if (ingredientsFile !== NOT_GIVEN) writeFoods(readLines(ingredientsFile));

function readLines(file) {
  const bytes = readFileSync(file);
  const text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

function writeAdditives(entries) {
  const known = new Set(namedAdditiveCodes());
  const folder = join(ROOT, 'packages/messages/src/additive-names');
  mkdirSync(folder, { recursive: true });
  for (const language of OTHERS) {
    const lines = entries.flatMap(({ id, names }) => {
      const code = id.replace(/^en:/, '').replaceAll('-', '');
      const name = (names[language] ?? []).map((one) => one.replaceAll('\\', '').trim()).find((one) => one !== '' && !NUMBER.test(one));
      return known.has(code) && name !== undefined ? [`${code} ${capitalized(name)}`] : [];
    });
    const listed = new Set(lines.map((line) => line.slice(0, line.indexOf(' '))));
    const at = OTHERS.indexOf(language) + 1;
    for (const row of ownNames()) if (!listed.has(row[0])) lines.push(`${row[0]} ${capitalized(row[at])}`);
    writeFileSync(
      join(folder, `${language}.data.ts`),
      `/** Names of additives, one \`code name\` a line; made by \`tooling/languages/build-names.mjs\`. @source Open Food Facts, ODbL 1.0 */\nexport const NAME_LINES = \`\n${lines.toSorted().join('\n').replaceAll('`', '\\`')}\n\`;\n`,
    );
    console.log(`${language}: ${lines.length} of ${known.size} additives`);
  }
}

function writeFoods(entries) {
  const folder = join(ROOT, 'packages/messages/src/food-names');
  mkdirSync(folder, { recursive: true });
  for (const language of OTHERS) {
    const lines = entries.flatMap(({ id, names }) => {
      const food = id.startsWith('en:') ? id.slice(3).replaceAll('-', ' ') : '';
      const name = (names[language]?.[0] ?? '').replaceAll(/[\\`|]/g, '').trim();
      const isFood = food !== '' && food.split(' ').length <= MAX_WORDS && !/\d/.test(food);
      return isFood && name !== '' && !NUMBER.test(name) ? [`${food}|${language === 'de' ? capitalized(name) : small(name)}`] : [];
    });
    writeFileSync(
      join(folder, `${language}.data.ts`),
      `/** Names of foods, one \`English|name\` a line; made by \`tooling/languages/build-names.mjs\`. @source Open Food Facts, ODbL 1.0 */\nexport const NAME_LINES = \`\n${lines.toSorted().join('\n')}\n\`;\n`,
    );
    console.log(`${language}: ${lines.length} foods`);
  }
}

/** As inside a sentence; "DHA" stays. */
function small(name) {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** Rows of our own: code, then a name a language. */
function ownNames() {
  return rowsOf('own-additive-names.txt');
}

function rowsOf(file) {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|'));
}

function writeCategories(entries) {
  const own = new Map(rowsOf('own-category-names.txt').map(([tag, ...names]) => [`en:${tag}`, names]));
  const sourced = new Map(
    entries.map(({ id, names }) => [id, OTHERS.map((language) => (names[language]?.[0] ?? '').replaceAll(/\s+/g, ' ').trim())]),
  );
  const rows = [...new Set([...sourced.keys(), ...own.keys()])].toSorted().flatMap((id) => {
    const row = OTHERS.map((_, at) => capitalized(own.get(id)?.[at] || sourced.get(id)?.[at] || ''));
    return id.startsWith('en:') && row.some((name) => name !== '') ? [[id, ...row]] : [];
  });
  const table = [['id', ...OTHERS], ...rows].map((row) => row.join('\t')).join('\n');
  writeFileSync(join(ROOT, 'apps/server/src/modules/foods/category-names.tsv.gz'), gzipSync(table, { level: 9 }));
  console.log(`${rows.length} categories, ${gzipSync(table, { level: 9 }).length} bytes`);

  const folder = join(ROOT, 'packages/messages/src/category-names');
  mkdirSync(folder, { recursive: true });
  for (const [at, language] of OTHERS.entries()) {
    const lines = rows.flatMap(([id, ...names]) => {
      const english = id.slice(3).replaceAll('-', ' ');
      const name = names[at].replaceAll(/[\\`|]/g, '');
      const isCommon = own.has(id) || names.filter((one) => one !== '').length >= MIN_LANGUAGES;
      return isInformative(id) && isCommon && name !== '' && name !== englishCategory(capitalized(english)) ? [`${english}|${name}`] : [];
    });
    writeFileSync(
      join(folder, `${language}.data.ts`),
      `/** Names of categories, one \`English|name\` a line; made by \`tooling/languages/build-names.mjs\`. @source Open Food Facts, ODbL 1.0 */\nexport const NAME_LINES = \`\n${lines.join('\n')}\n\`;\n`,
    );
    console.log(`${language}: ${lines.length} categories on devices, ${gzipSync(lines.join('\n'), { level: 9 }).length} bytes`);
  }
}

function capitalized(name) {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
