import { describe, expect, it } from 'vitest';
import { insidePath, safeAddress } from './markdown.tsx';

describe('the address of a link', () => {
  it.each([
    'https://who.int/a?b=c#d',
    'http://example.com',
    'irc://irc.example/x',
    'ircs://irc.example/x',
    'mailto:a@example.com',
    'xmpp:a@example.com',
    '/results/3017620422003',
    '#note',
    '?q=a:b',
    'page',
  ])('%s stays', (address) => expect(safeAddress(address)).toBe(address));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://x',
    'tel:112',
    'sms:1',
    'ftp://x',
    'intent://x',
    'x-y.z+1:a',
    'https&colon;'.replace('https', 'javascript:'),
  ])('%j is blanked', (address) => expect(safeAddress(address)).toBe(''));
});

describe('a link into the app', () => {
  const inside = (address: string) => insidePath(address, 'https://labelwise.example');

  it.each([
    ['/results/3017620422003', '/results/3017620422003'],
    ['https://labelwise.example/results/1?from=chat', '/results/1?from=chat'],
    ['/history', '/history'],
    ['results/7', '/results/7'],
  ])('%s opens %s', (address, path) => expect(inside(address)).toBe(path));

  it.each([
    'https://evil.example/results/1',
    '//evil.example/results/1',
    '/\\evil.example/results/1',
    '/api/ai/conversations',
    '#results',
    '',
    'mailto:a@example.com',
    'http://[',
  ])('%j is none', (address) => expect(inside(address)).toBeNull());
});
