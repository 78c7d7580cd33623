import { existsSync, readFileSync } from 'node:fs';
import { foodFromResolvedJson, type FoodFacts } from '../../food/index.ts';
import { profileFromJson } from '../profile/profile-json.ts';
import type { ScoreProfile } from '../profile/score-profile.ts';

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

const FILE = new URL('../../../../../../shared/data/scoring/golden.jsonl', import.meta.url);

/** The worked cases of the scoring model; empty where the reference data is not beside the repository. */
export function goldenCases(): GoldenCase[] {
  if (!existsSync(FILE)) return [];
  return readFileSync(FILE, 'utf8').trim().split('\n').map((line) => {
    const { id, food, profile, expected } = JSON.parse(line);
    return { id, food: foodFromResolvedJson(food), profile: profileFromJson(profile), expected };
  });
}
