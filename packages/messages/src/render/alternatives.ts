import type { NutriScoreComponent } from '@labelwise/domain/nutri-score';
import type { BetterBecause } from '@labelwise/domain/scoring';
import type { Say } from '../index.ts';
import { fittingText } from './alerts.ts';
import { capitalized } from './foods.ts';
import { preferenceReason } from './score.ts';
import { termInside } from './terms.ts';

const PLAIN = {
  'scores higher': 'alternatives.scores_higher',
  'better figures': 'alternatives.better_figures',
  'less processed': 'alternatives.less_processed',
  'no additives': 'alternatives.no_additives',
  'fewer additives': 'alternatives.fewer_additives',
  organic: 'alternatives.organic',
} as const;

const COMPONENTS = {
  energy: 'alternatives.less_energy',
  sugars: 'alternatives.less_sugar',
  saturatedFat: 'alternatives.less_saturated_fat',
  saturatedFatRatio: 'alternatives.better_fat',
  energyFromSaturates: 'alternatives.less_saturated_fat',
  salt: 'alternatives.less_salt',
  sweetener: 'alternatives.no_sweetener',
  fruitVeg: 'alternatives.more_fruit_and_vegetables',
  fiber: 'alternatives.more_fiber',
  proteins: 'alternatives.more_protein',
} as const satisfies Readonly<Record<NutriScoreComponent['id'], string>>;

/** Why an alternative is better, in a few words. */
export function betterBecauseText(say: Say, because: BetterBecause): string {
  switch (because.kind) {
    case 'fits': {
      const fits = capitalized(fittingText(say, because));
      return because.besides === null ? fits : `${fits}. ${betterBecauseText(say, because.besides)}`;
    }
    case 'grade':
      return say('alternatives.grade', { better: because.better.toUpperCase(), current: because.current.toUpperCase() });
    case 'component': {
      const what = say(COMPONENTS[because.component]);
      return because.amounts === null ? what : say('alternatives.amounts', { what, ...because.amounts });
    }
    case 'wanted':
      return preferenceReason(say, because.preference).replace(/\.$/u, '');
    case 'without':
      return say('alternatives.without', { name: termInside(say, because.name) });
    case 'less':
      return say('alternatives.less', { name: termInside(say, because.name) });
    default:
      return say(PLAIN[because.kind]);
  }
}
