import { expect, it } from 'vitest';
import { createMemoryIndex, findByText, type NamedRow, staticRank } from './index.ts';

const COMMON = ['chocolate', 'milk', 'organic', 'biscuits', 'cheese', 'oat', 'salt', 'dark', 'cream', 'tea'];
const PAGE = 20;
const EVERYTHING = { candidates: Infinity, first: 0, ranked: Infinity, found: PAGE };

/** Numbers 0…1, the same at every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** Names as catalogues have them: a few words are very common, most are rare, and few foods are scanned by many. */
function catalogue(size: number): NamedRow[] {
  const random = randomFrom(7);
  const word = (): string => {
    const place = Math.floor(3000 ** random()) - 1;
    return COMMON[place] ?? `${COMMON[place % 10]?.slice(0, 1 + (place % 5))}${place.toString(36)}`;
  };
  const words = (most: number): string => Array.from({ length: 1 + Math.floor(random() * most) }, word).join(' ');
  return Array.from({ length: size }, (_, id) => ({
    id,
    name: words(5),
    brand: words(2),
    popularity: Math.floor(2000 ** (random() ** 3)) - 1,
  }));
}

it('finds at least 95 in 100 of the first page that a ranking of everything would show', async () => {
  const rows = catalogue(6000);
  const index = createMemoryIndex(rows);
  const random = randomFrom(11);
  const some = (): string[] => (rows[Math.floor(random() * rows.length)]?.name ?? 'milk').split(' ');
  const questions = [...COMMON, ...COMMON.map((word) => word.slice(0, 3)), ...COMMON.map((word, at) => `${word} ${COMMON[(at + 1) % 10]}`)];
  for (let at = 0; at < 60; at += 1) {
    const [one = 'milk', two = 'tea'] = some();
    questions.push(one, one.slice(0, 2), `${one} ${two}`, `${one} ${two.slice(0, 3)}`, `${one}x`);
  }
  let [found, all] = [0, 0];
  for (const question of new Set(questions)) {
    const { ids } = await findByText(index, question, {}, EVERYTHING);
    const page = new Set((await findByText(index, question)).ids.slice(0, PAGE));
    all += ids.length;
    found += ids.filter((id) => page.has(id)).length;
  }
  expect(all).toBeGreaterThan(2000);
  expect(found / all).toBeGreaterThan(0.95);
});

it('a food that more people scan, or of a shorter name, stands before another whatever is asked', () => {
  const rankOf = (name: string, popularity: number) => staticRank({ name, popularity });
  expect(rankOf('Oat drink', 900)).toBeLessThan(rankOf('Oat drink', 800));
  expect(rankOf('Oat drink', 0)).toBeLessThan(rankOf('Oat drink with vanilla', 0));
  expect(rankOf('', 0)).toBeLessThan(9000);
  expect(rankOf('Cola', 1e12)).toBeGreaterThan(0);
});

it('a food whose name begins with the word is found among hundreds that only hold it', async () => {
  const others = Array.from({ length: 500 }, (_, id) => ({ id, name: 'Crisps salt', brand: null, popularity: 60 }));
  const index = createMemoryIndex([...others, { id: 900, name: 'Salt sea', brand: null, popularity: 20 }]);
  expect((await findByText(index, 'salt')).ids[0]).toBe(900);
});

it('half a word of any length is found, and the word itself before those that begin with it', async () => {
  const rows = ['Chocolaterie', 'Choco', 'Chocolate', 'Ch'].map((name, id) => ({ id, name, brand: null, popularity: 0 }));
  const index = createMemoryIndex(rows);
  for (const letters of ['ch', 'cho', 'choc', 'chocol', 'chocolat']) expect((await findByText(index, letters)).ids).toContain(0);
  expect((await findByText(index, 'ch')).ids[0]).toBe(3);
  expect((await findByText(index, 'choco')).ids[0]).toBe(1);
});

it.each([
  ['muesli', 'Müsli'],
  ['müsli', 'Früchte-Muesli'],
  ['MÜSLI', 'Muesli'],
  ['oeuf', 'Œufs plein air'],
  ['œufs', 'Oeufs plein air'],
  ['acucar', 'Açúcar amarelo'],
  ['açúcar', 'Acucar amarelo'],
  ['pina', 'Piña en su jugo'],
  ['piña', 'Pina en su jugo'],
  ['strassburger', 'Straßburger Wurst'],
  ['gemuesebruehe', 'Gemüsebrühe'],
  ['queso', 'Queso curado'],
])('"%s" finds %s', async (asked, name) => {
  const others = Array.from({ length: 40 }, (_, id) => ({ id, name: `Biscuits ${id}`, brand: null, popularity: 9 }));
  const { ids, whole, corrected } = await findByText(createMemoryIndex([...others, { id: 99, name, brand: null, popularity: 1 }]), asked);
  expect([ids[0], whole.has(99), corrected]).toEqual([99, true, null]);
});

it('a word spelled without umlauts finds the foods with them among many that stand as it was typed', async () => {
  const rows = Array.from({ length: 60 }, (_, id) => ({ id, name: id % 2 === 0 ? 'Muesli' : 'Müsli', brand: null, popularity: 9 }));
  expect((await findByText(createMemoryIndex(rows), 'muesli')).whole.size).toBe(60);
});

it.each([
  ['cocacola', 'Coca-Cola Original', 'coca cola'],
  ['cocacolla', 'Coca-Cola Original', 'coca cola'],
  ['crunchy peanutbutter', 'Peanut Butter, crunchy', 'crunchy peanut butter'],
  ['haagendazs', 'Vanilla ice cream', 'haagen dazs'],
])('two words typed as one ("%s") find the food that has them side by side: %s', async (asked, name, words) => {
  const others = Array.from({ length: 40 }, (_, id) => ({ id, name: `Cola ${id} of coca leaves, butter`, brand: 'Dazs', popularity: 9 }));
  const row = { id: 99, name, brand: words.startsWith('haagen') ? 'Häagen-Dazs' : 'Anyone', popularity: 1 };
  const { ids, corrected } = await findByText(createMemoryIndex([...others, row]), asked);
  expect({ ids, corrected }).toEqual({ ids: [99], corrected: words });
  expect((await findByText(createMemoryIndex(others), asked.split(' ').at(-1) ?? '')).ids).toEqual([]);
  expect((await findByText(createMemoryIndex([...others, row]), asked, { isExact: true })).ids).toEqual([]);
});
