import type { Amount, MatchedNutrient, MatchReason } from '@labelwise/domain/matching';
import type { Say } from '../index.ts';
import { termAtStart, termInside, termText } from './terms.ts';

const NUTRIENTS = {
  sugars: 'matches.sugars',
  carbohydrates: 'matches.carbohydrates',
  salt: 'matches.salt',
  'saturated fat': 'matches.saturated_fat',
  fat: 'matches.fat',
  energy: 'matches.energy',
  'added sugars': 'matches.added_sugars',
  'trans fat': 'matches.trans_fat',
  protein: 'matches.protein',
  'plant protein': 'matches.plant_protein',
  fiber: 'matches.fiber',
  'omega-3': 'matches.omega_3',
  caffeine: 'matches.caffeine',
} as const satisfies Readonly<Record<MatchedNutrient, string>>;

/** "9.1 g per 100 g". */
export function amountText(say: Say, { value, unit, per }: Amount): string {
  return say('matches.amount', { value, unit, per });
}

/** Why a preference matches a food, in one sentence. */
export function matchText(say: Say, match: MatchReason): string {
  switch (match.kind) {
    case 'ultra-processed':
      return say('matches.ultra_processed');
    case 'alcoholic drink':
      return say('matches.alcoholic_drink');
    case 'unsaturated fat':
      return say('matches.unsaturated_fat', { fat: amountText(say, match.fat), saturatedFat: amountText(say, match.saturatedFat) });
    case 'alcohol by volume':
      return say('matches.alcohol_by_volume', { percent: match.percent });
    case 'nutrient':
      return say(match.isFull ? 'matches.high_in' : 'matches.some', {
        nutrient: say(NUTRIENTS[match.nutrient]),
        amount: amountText(say, match.amount),
      });
    case 'micronutrient':
      return say('matches.micronutrient', { name: termAtStart(say, match.name), amount: amountText(say, match.amount) });
    case 'usual micronutrient':
      return say('matches.usual_micronutrient', { name: termText(say, match.name) });
    case 'some sugars added':
      return say(match.isFull ? 'matches.high_in_sugars_added' : 'matches.some_sugars_added');
    case 'declared allergen':
      return say('matches.declared_allergen', { words: match.words });
    case 'additive':
      return say('matches.contains_additive', { code: match.code });
    case 'on the pack':
      return say(match.isFull ? 'matches.on_the_pack' : 'matches.on_the_pack_in_part', { words: match.words });
    case 'named in the list':
      return say('matches.named_in_the_list', { name: termInside(say, match.name) });
  }
}
