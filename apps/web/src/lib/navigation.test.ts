import { describe, expect, it } from 'vitest';
import { backTarget, createNavigationMemory, MEMORY_LIMIT } from './navigation.tsx';
import { returnPath } from './paths.ts';

describe('the navigation memory', () => {
  it('remembers the last ten routes and no more', () => {
    const memory = createNavigationMemory();
    for (let n = 1; n <= 12; n += 1) memory.note(`/r${n}`, 'push');
    expect(memory.routes()).toEqual(Array.from({ length: MEMORY_LIMIT }, (_, n) => `/r${n + 3}`));
    expect(memory.previous()).toBe('/r11');
  });

  it('takes the left route off again on a step back', () => {
    const memory = createNavigationMemory(['/a', '/b', '/c']);
    memory.note('/b', 'pop');
    expect(memory.routes()).toEqual(['/a', '/b']);
  });

  it('puts a replacing route in the place of the one before', () => {
    const memory = createNavigationMemory(['/a', '/b']);
    memory.note('/c', 'replace');
    expect(memory.routes()).toEqual(['/a', '/c']);
    memory.note('/a', 'replace');
    expect(memory.routes()).toEqual(['/a']);
  });

  it('notes the same route once and saves every change', () => {
    const saved: (readonly string[])[] = [];
    const memory = createNavigationMemory([], (routes) => saved.push(routes));
    memory.note('/a', 'push');
    memory.note('/a', 'push');
    expect(saved).toEqual([['/a']]);
  });
});

describe('back', () => {
  it.each([
    ['?from=favorites', '/x', { kind: 'page', path: '/favorites' }],
    ['?from=trending', '/x', { kind: 'page', path: '/trending' }],
    ['?fromPage=insights', '/x', { kind: 'page', path: '/insights' }],
    ['?fromPage=insights', '/insights?tab=purchased', { kind: 'history' }],
    ['?from=favorites', '/favorites', { kind: 'history' }],
    ['?fromPage=detailed-history', null, { kind: 'page', path: '/detailed-history' }],
    ['?from=elsewhere', '/x', { kind: 'history' }],
    ['', '/scan', { kind: 'history' }],
    ['', null, { kind: 'page', path: '/' }],
  ] as const)('with query %j and previous %j leads to %j', (search, previous, target) => {
    expect(backTarget(search, previous)).toEqual(target);
  });
});

describe('the page to return to after sign-in', () => {
  it.each([
    [{ returnTo: '/favorites?x=1' }, '/favorites?x=1'],
    [{ returnTo: '//evil.example' }, null],
    [{ returnTo: '/\\evil.example' }, null],
    [{ returnTo: 'https://evil.example' }, null],
    [{ returnTo: 5 }, null],
    [null, null],
  ])('of state %j is %j', (state, path) => {
    expect(returnPath(state)).toBe(path);
  });
});
