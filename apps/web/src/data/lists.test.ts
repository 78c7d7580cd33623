import { describe, expect, it } from 'vitest';
import { nextOf } from './lists.ts';

describe('the next page of a list', () => {
  it.each([
    ['</api/scans?cursor=abc>; rel="next"', '/api/scans?cursor=abc'],
    ['</api/scans?limit=5&cursor=a%3D>; rel=next', '/api/scans?limit=5&cursor=a%3D'],
    ['</api/scans?cursor=z>; rel="prev"', null],
    ['</api/scans>; rel="first", </api/scans?cursor=b>; rel="next"', '/api/scans?cursor=b'],
    ['<https://elsewhere.example/api/scans?cursor=abc>; rel="next"', null],
    ['', null],
    [null, null],
  ])('of %j is %j', (link, path) => {
    expect(nextOf(link)).toBe(path);
  });
});
