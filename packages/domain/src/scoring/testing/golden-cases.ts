import { readFileSync } from 'node:fs';
import { type FoodFacts, foodFromResolvedJson } from '../../food/index.ts';
import { readProduct } from '../../vocabulary/index.ts';
import { profileFromJson, type ScoreProfile } from '../profile.ts';

export type GoldenCase = {
  id: string;
  food: FoodFacts;
  profile: ScoreProfile;
  expected: {
    nutriscore: { points?: number | null; grade?: string; reason?: string };
    base: string;
    matches: Record<string, number | null>;
    suitability: Record<string, string>;
    contributions: { id: string; points: number }[];
    counted_once: string[];
    alerts: { level: string; about: string }[];
    score: number;
    label: string;
  };
};

const FILE = new URL('../../../fixtures/scoring/golden.jsonl', import.meta.url);

/** The worked cases of the score, each list read as it is when a food comes in. */
export function goldenCases(): GoldenCase[] {
  return readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { id, name, food, profile, expected } = JSON.parse(line);
      const facts = foodFromResolvedJson(food);
      return { id, food: { ...facts, reading: readProduct({ ...facts, name }) }, profile: profileFromJson(profile), expected };
    });
}
