import type { IngredientMatter, PopularIngredient } from '@labelwise/domain/popular';
import type { Say } from '../index.ts';
import { presentAlert } from './alerts.ts';
import { termInside } from './terms.ts';

const NAMES = {
  'added-sugar': 'popular.added_sugar',
  salt: 'popular.salt',
  sweeteners: 'popular.sweeteners',
  'palm-oil': 'popular.palm_oil',
  'olive-oil': 'popular.olive_oil',
  milk: 'popular.milk',
  eggs: 'popular.eggs',
  gluten: 'popular.gluten',
  'whole-grains': 'popular.whole_grains',
  oats: 'popular.oats',
  nuts: 'popular.nuts',
  peanuts: 'popular.peanuts',
  soy: 'popular.soy',
  legumes: 'popular.legumes',
  fish: 'popular.fish',
  meat: 'popular.meat',
  chocolate: 'popular.chocolate',
  honey: 'popular.honey',
  tomato: 'popular.tomato',
  onion: 'popular.onion',
  garlic: 'popular.garlic',
  preservatives: 'popular.preservatives',
  colors: 'popular.colors',
} as const satisfies Readonly<Record<PopularIngredient, string>>;

export function ingredientName(say: Say, ingredient: PopularIngredient): string {
  return say(NAMES[ingredient]);
}

/** What an ingredient means for a member, in one sentence. */
export function matterText(say: Say, matter: NonNullable<IngredientMatter>): string {
  switch (matter.kind) {
    case 'conflict':
    case 'possible conflict': {
      const { message, detail } = presentAlert(say, matter.alert);
      return detail === '' ? message : detail;
    }
    case 'less':
      return say('popular.less', { name: say.term === undefined ? matter.name : termInside(say, matter.name) });
    case 'more':
      return say('popular.more', { name: say.term === undefined ? matter.name : termInside(say, matter.name) });
    default:
      return matter satisfies never;
  }
}
