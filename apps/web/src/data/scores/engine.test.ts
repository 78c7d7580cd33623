import path from 'node:path';
import { FoodFacts } from '@labelwise/contracts/foods';
import { profileFromJson, scoreFood, scoreOnly } from '@labelwise/domain/scoring';
import { foods, profiles } from '@labelwise/domain/scoring/testing';
import { times } from '@labelwise/domain/testing';
import { assert, property } from 'fast-check';
import { build } from 'vite';
import { beforeAll, expect, it } from 'vitest';

const RUNS = times(200, 100_000);

let engine: typeof import('./engine.ts');
beforeAll(async () => {
  const entry = path.join(import.meta.dirname, 'engine.ts');
  // Minified as the production build does it.
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry, formats: ['es'] } },
  });
  const code = [built]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .map((each) => ('code' in each ? each.code : ''))
    .join('');
  engine = await import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
});

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it('the engine as built for browsers gives the server’s score, to the last bit, from facts and a profile that came as JSON', {
  timeout: 600_000,
}, () => {
  assert(
    property(foods, profiles, (food, profile) => {
      const facts = FoodFacts.parse(overTheWire(food));
      const score = engine.scoreFood(facts, profileFromJson(overTheWire(profile)));
      expect(JSON.stringify(score)).toBe(JSON.stringify(scoreFood(food, profile)));
    }),
    { numRuns: RUNS },
  );
});

it('nothing is lost of a food or a score on the wire', () => {
  assert(
    property(foods, (food) => {
      const facts = FoodFacts.parse(overTheWire(food));
      expect(facts).toStrictEqual(overTheWire(food));
      expect(Object.is(scoreOnly(engine.prepareFood(facts)), scoreOnly(engine.prepareFood(food)))).toBe(true);
    }),
    { numRuns: 300 },
  );
});
