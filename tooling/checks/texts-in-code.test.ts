import { describe, expect, it } from 'vitest';
import { textProblems } from './texts-in-code.mjs';

const web = (code: string) =>
  textProblems('apps/web/src/features/a/b.tsx', code).map((problem: string) =>
    problem.replace(/^[^:]*:(?<line>\d+) /u, '$<line> ').replace(/ is a text.*/u, ''),
  );
const server = (code: string) => textProblems('apps/server/src/modules/a/b.service.ts', code).length;

describe('a text for people that stands in code is found', () => {
  it.each([
    ['between tags', 'const A = () => <p>Hello there</p>;', 'Hello there'],
    ['as a child in braces', "const A = () => <p>{isOn ? 'On' : say('screens-a.off')}</p>;", 'On'],
    ['as a child with values', 'const A = () => <p>{`${n} foods`}</p>;', '… foods'],
    ['in a fragment', 'const A = () => <>Hello</>;', 'Hello'],
    ['as a label', 'const A = () => <button aria-label="Close" />;', 'Close'],
    ['as a title in braces', "const A = () => <img alt={name ?? 'Picture of it'} />;", 'Picture of it'],
    ['as a placeholder with values', 'const A = () => <input placeholder={`${n} g of it`} />;', '… g of it'],
    ['as a field of a toast', "toast({ title: 'Saved' });", 'Saved'],
    ['as a description put together', "toast({ description: 'saved as ' + name });", 'saved as'],
    ['as a sentence in a table', "const WORDS = { a: 'Nothing is known yet.' };", 'Nothing is known yet.'],
    ['in small letters of another alphabet, after a comment', '// Ä\nconst A = () => <p>für dich</p>;', 'für dich'],
  ])('%s', (_where, code, words) => {
    const line = code.startsWith('//') ? 2 : 1;
    expect(web(code)).toEqual([`${line} ${JSON.stringify(words)}`]);
  });

  it('in an answer of the server', () => {
    expect(server("reply.send({ message: 'That went wrong.' });")).toBe(1);
  });
});

it.each([
  "const A = () => <p>{say('screens-a.title')} · 5 %</p>;",
  'const A = () => <a title={say(\'screens-a.title\')} className="link strong" href="/a b" />;',
  "const ROUTE = { title: 'screens-a.title', message: 'errors.not_found' };",
  "throw new Error('Nothing stands here.'); log.warn('It went wrong here.');",
  "type Words = 'Great big words'; const isIt = word === 'Great big words';",
  'const A = () => <b>Labelwise</b>;',
])('what is no text for people, or comes by id, passes: %s', (code) => {
  expect(web(code)).toEqual([]);
});

it('tests and other rooms are not looked at', () => {
  const code = 'const A = () => <p>Hello there</p>;';
  expect(textProblems('apps/web/src/a.test.tsx', code)).toEqual([]);
  expect(textProblems('packages/domain/src/a.tsx', code)).toEqual([]);
});
