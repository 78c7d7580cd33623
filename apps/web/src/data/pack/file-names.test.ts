import { expect, it } from 'vitest';
import { fileOf, packOfFile, partOf } from './pack.ts';

it.each(['de', 'world', 'own'])('a file of the pack %s, whole or in part, is known to be of it', (of) => {
  for (const from of [null, '0a'])
    for (const name of [fileOf(of, { version: 'ff', from }), partOf(fileOf(of, { version: 'ff', from }))])
      expect(packOfFile(name)).toBe(of);
});

it.each(['label/own/ff', 'pack/own', 'part/own/ff', 'pack//ff', 'own'])('%j is a file of no pack', (name) => {
  expect(packOfFile(name)).toBeNull();
});
