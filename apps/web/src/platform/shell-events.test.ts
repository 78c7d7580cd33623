import { expect, it } from 'vitest';
import { pathOfLink } from './shell-events.ts';

const HOST = 'labelwise.example';

it.each([
  ['labelwise://results/3017620422003', '/results/3017620422003'],
  ['labelwise://results/96385074/', '/results/96385074'],
  ['https://labelwise.example/results/3017620422003?utm=x#y', '/results/3017620422003'],
  ['https://labelwise.example.evil.example/results/3017620422003', null],
  ['http://labelwise.example/results/3017620422003', null],
  ['https://labelwise.example/profile', null],
  ['labelwise://profile/3017620422003', null],
  ['labelwise://results/301762', null],
  ['labelwise://results/abcdefgh', null],
  ['labelwise://results/3017620422003/../../profile', null],
  ['javascript:alert(1)', null],
  ['no address', null],
])('the link %s opens %j', (link, path) => {
  expect(pathOfLink(link, HOST)).toBe(path);
});

it('no web address is ours where the host is unknown', () => {
  expect(pathOfLink('https://labelwise.example/results/3017620422003', null)).toBeNull();
});
