import { readdirSync, readFileSync } from 'node:fs';
import {
  type BetterBecause,
  compareScores,
  isSuggestable,
  type PreparedProfile,
  prepareProfile,
  scoreFood,
  scoreOnly,
} from '@labelwise/domain/scoring';
import { profiles } from '@labelwise/domain/scoring/testing';
import {
  byHealthiness,
  type Candidate,
  candidateOf,
  GOOD,
  isOneKind,
  isReady,
  isSameProduct,
  type Proposals,
  type RankedFoods,
  wayForward,
} from '@labelwise/domain/shelf';
import { times } from '@labelwise/domain/testing';
import { sample } from 'fast-check';
import { expect, it } from 'vitest';
import { parseSampleFood } from '../../jobs/sample-catalogue.ts';

const FOLDER = new URL('../../../catalogue/', import.meta.url);
const FOODS: readonly Candidate[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').trim().split('\n'))
  .map((line) => candidateOf(parseSampleFood(line)))
  .sort(byHealthiness);

const shelves = new Map<string, RankedFoods>();
function shelfOf(reach: 'narrow' | 'wide', tag: string): RankedFoods {
  const known = shelves.get(`${reach} ${tag}`);
  if (known !== undefined) return known;
  const found = FOODS.filter(({ product, prepared }) =>
    reach === 'narrow' ? product.categoriesTags.at(-1) === tag : product.categoriesTags.includes(tag) && scoreOnly(prepared) >= GOOD,
  );
  shelves.set(`${reach} ${tag}`, found);
  return found;
}
const SHELVES = {
  narrow: async (tag: string) => shelfOf('narrow', tag),
  wide: async (tag: string) => shelfOf('wide', tag),
};

/** "More protein: 16 g instead of 21 g". */
function isContradicted(because: BetterBecause | null): boolean {
  if (because?.kind === 'fits') return isContradicted(because.besides);
  if (because?.kind !== 'component' || because.amounts === null) return false;
  const { better, current } = because.amounts;
  return ['fiber', 'proteins', 'fruitVeg'].includes(because.component) ? better < current : better > current;
}

/** What is wrong with an answer, worked out the long way: each food of the shelf by itself. */
function faultsOf(food: Candidate, profile: PreparedProfile, { kind, foods }: Proposals): string[] {
  const own = scoreFood(food.prepared, profile);
  const above = own.basis === 'none' ? -1 : own.score;
  const faults = foods.flatMap(({ candidate, score, because, isNear, occasion }, at) => {
    const exact = scoreFood(candidate.prepared, profile);
    return [
      exact.score === score ? '' : `is shown with ${score} and has ${exact.score}`,
      exact.basis === 'none' ? 'is a food that nobody can judge' : '',
      score > above ? '' : `is no better: ${score} for ${above}`,
      kind === 'better' && score < GOOD ? `is a poor match called better: ${score}` : '',
      kind === 'best of shelf' && (score >= GOOD || !isNear) ? `is called the best of a shelf that has nothing good: ${score}` : '',
      // A better one stands behind another only where it is from further away, which its occasion says.
      foods.slice(0, at).some((other) => other.score < score && other.isNear === isNear && other.occasion === occasion)
        ? `stands behind a lower one of its kind: ${score}`
        : '',
      isNear || isReady(candidate) || !isReady(food) ? '' : 'has to be prepared, and stands for what is eaten at once',
      isSuggestable(candidate.prepared, profile) ? '' : 'may not be proposed to this person',
      isSameProduct(candidate.product, food.product) ? 'is the same product again' : '',
      foods.slice(0, at).some((other) => isSameProduct(other.candidate.product, candidate.product)) ? 'stands there twice' : '',
      JSON.stringify(because) === JSON.stringify(compareScores(exact, own, food.prepared.isDrink)) ? '' : 'has the reason of another',
      isContradicted(because) ? `gives figures that say the opposite: ${JSON.stringify(because)}` : '',
    ].flatMap((fault) => (fault === '' ? [] : `${candidate.product.name} ${fault}`));
  });
  if (kind === 'better') return faults;
  const leaf = food.product.categoriesTags.at(-1);
  const missed = (leaf === undefined || !isOneKind(leaf) ? [] : shelfOf('narrow', leaf)).find(({ product, prepared }) => {
    const score = scoreOnly(prepared, profile);
    const isBetter = score > above && (score >= GOOD || (kind === 'none' && own.basis !== 'none'));
    const isCertain = prepared.basis.base === 'nutriscore' && !prepared.basis.isUnknown;
    return isBetter && isCertain && isSuggestable(prepared, profile) && !isSameProduct(product, food.product);
  });
  return missed === undefined ? faults : [...faults, `${missed.product.name} of its shelf is better and is not named`];
}

it('whoever asks of whichever food of the sample catalogue gets no poor one called better, none that harms, and none left out', async () => {
  const faults: string[] = [];
  let [better, best] = [0, 0];
  for (const [at, person] of [{}, ...sample(profiles, times(3, 300))].entries()) {
    const profile = prepareProfile(person);
    for (const food of FOODS) {
      const answer = await wayForward(food.product, profile, SHELVES);
      if (answer.kind === 'better') better += 1;
      if (answer.kind === 'best of shelf') best += 1;
      faults.push(...faultsOf(food, profile, answer).map((fault) => `person ${at}, ${food.product.name}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
  expect(better).toBeGreaterThan(FOODS.length / 2);
  expect(best).toBeGreaterThan(0);
}, 600_000);
