import { expect, it } from 'vitest';
import { actProblems, behaviourProblems, linkProblems, pathProblems, roomProblems, testTitles } from './behaviour.mjs';

const TEST = `describe('saved foods', () => {
  it('are stored once', async () => {});
  it.each([['of a visitor', 1], ['of a member', 2]])(
    '%s wait %i seconds',
    async () => {},
  );
  test(\`on \${width} px the member\\'s list fits\`, async () => {});
});`;
const judge = (pages: Record<string, string>) => {
  const tree: Record<string, string> = { 'a/saved.test.ts': TEST, 'bench/http.ts': '', ...pages };
  const exists = (file: string) => file in tree;
  return behaviourProblems(
    Object.keys(pages).filter((path) => path.startsWith('docs/')),
    (file: string) => tree[file] ?? '',
    exists,
  );
};
const page = (text: string) => judge({ 'docs/behaviour/README.md': '[saved](saved.md)', 'docs/behaviour/saved.md': text });

it('a page whose promises name their tests has no problems', () => {
  const notes = '[^1]: `a/saved.test.ts` › stored once\n[^2]: `a/saved.test.ts` › of a visitor\n[^3]: `bench/http.ts`';
  expect(page(`Stored once.[^1] Then it waits.[^2] It is fast.[^3]\n\n${notes}`)).toEqual([]);
});

it('a file that does not exist and a title that no test has are named', () => {
  expect(page('Stored.[^1]\n\n[^1]: `a/gone.test.ts` › stored once')).toEqual(['docs/behaviour/saved.md: a/gone.test.ts does not exist']);
  expect(page('Stored.[^1]\n\n[^1]: `a/saved.test.ts` › stored twice')).toEqual([
    'docs/behaviour/saved.md: a/saved.test.ts has no test "stored twice"',
  ]);
});

it('a test without a title, a missing and an unused footnote are named', () => {
  expect(page('Stored.[^1]\n\n[^1]: `a/saved.test.ts`')).toEqual(['docs/behaviour/saved.md: a/saved.test.ts is named without a title']);
  expect(page('Stored.[^1]')).toEqual(['docs/behaviour/saved.md: footnote 1 is missing']);
  expect(page('Stored.\n\n[^1]: `a/saved.test.ts` › stored once')).toEqual(['docs/behaviour/saved.md: footnote 1 is not used']);
});

it('a promise that only `npm run stress` shows says so, or has another test', () => {
  const source = `test('opens offline', { tag: '@long' }, async () => {}); it.runIf(STRESS)('survives a kill', () => {}); it('opens', () => {});`;
  const look = (line: string) =>
    judge({
      'a/long.spec.ts': source,
      'docs/behaviour/README.md': '[saved](saved.md)',
      'docs/behaviour/saved.md': `${line}\n\n[^1]: \`a/long.spec.ts\` › opens offline\n[^2]: \`a/long.spec.ts\` › survives a kill`,
    });
  expect(look('Opens.[^1][^2]')).toEqual([expect.stringMatching(/no test that npm test runs shows "Opens\./u)]);
  expect(look('Opens (`npm run stress`).[^1][^2]')).toEqual([]);
});

it('a page that the index does not link is named', () => {
  expect(judge({ 'docs/behaviour/README.md': '', 'docs/behaviour/saved.md': '' })).toEqual(['docs/behaviour/saved.md is not in the index']);
});

it('titles are read across lines, with their placeholders and without their escapes', () => {
  expect(testTitles(TEST)).toEqual([
    'saved foods',
    'are stored once',
    'of a visitor',
    'of a member',
    '%s wait %i seconds',
    "on ${width} px the member's list fits",
  ]);
});

it('a link that leads nowhere is named; addresses and anchors are not looked at', () => {
  const read = () => '[a](b.md) [c](gone.md#part) [d](https://example.org) [e](#here)';
  const exists = (file: string) => file === 'docs/b.md';
  expect(linkProblems(['docs/a.md'], read, exists)).toEqual(['docs/a.md links to gone.md, which does not exist']);
});

it('a path that does not exist is named; patterns and code are not looked at', () => {
  const read = () => '`apps/web/src` `packages/gone.ts` `tooling/*.mjs` `npm run check`\n```sh\nnpm run test:one -- e2e/gone.spec.ts\n```';
  expect(pathProblems(['a.md'], read, (file: string) => file === 'apps/web/src', new Set())).toEqual([
    'a.md names packages/gone.ts, which does not exist',
    'a.md names e2e/gone.spec.ts, which does not exist',
  ]);
});

it('what a build writes need not be there', () => {
  const read = () => '`apps/server/dist/main.js` `apps/server/gone.js`';
  expect(pathProblems(['a.md'], read, () => false, new Set())).toEqual(['a.md names apps/server/gone.js, which does not exist']);
});

it('a source file by its name alone exists somewhere', () => {
  const read = () => '`saved.service.ts` `gone.service.ts` `.ts`';
  expect(pathProblems(['a.md'], read, () => true, new Set(['saved.service.ts']))).toEqual([
    'a.md names gone.service.ts, which does not exist',
  ]);
});

it('a room that the map does not name is named', () => {
  expect(roomProblems('`foods` what foods are', ['apps/server/src/modules/foods', 'apps/server/src/modules/scans'])).toEqual([
    'docs/architecture.md does not name apps/server/src/modules/scans',
  ]);
});

it('an act of the map that opens more than seven files is named; tables do not count, nor what the other parts of the map name', () => {
  const files = (count: number) => Array.from({ length: count }, (_, at) => `\`apps/web/src/${at}.ts\``).join(' → ');
  const map = (count: number) =>
    `# Map\n${files(9)}\n\n## Acts, file by file\n- **A tap:** ${files(count)} → \`apps/server/src/db/schema/foods.ts\`\n- **Another:** ${files(2)}`;
  expect(actProblems(map(7))).toEqual([]);
  expect(actProblems(map(8))).toEqual(['docs/architecture.md: "A tap" opens 8 files; 7 is the limit']);
});
