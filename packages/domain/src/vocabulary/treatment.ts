import { hasProperty, type Mask, maskOf, NO_PROPERTIES, overlaps, union } from '../reading/index.ts';
import type { Token } from './list-structure.ts';
import { isUnder } from './plant-forms.ts';
import {
  CANDIED,
  DRIED,
  FERMENTED,
  FREEZE_DRIED,
  JUICE,
  LIGHT,
  MANY_FRUITS,
  RAISIN_WORDS,
  RAISINS,
  RARE_WORDS,
  RARELY_SULPHITED,
  SPICES,
  SULPHITED,
} from './treatment.data.ts';
import type { KnownIngredient, Vocabulary } from './vocabulary.ts';

const SULPHITES: Mask = maskOf(['Sulphites']);
const ALCOHOL: Mask = maskOf(['Alcohol']);

const TOMATO: Mask = maskOf(['Tomato']);

/**
 * What a treatment brings or leaves without its name: sulphites in dried and candied fruit, dried tomatoes and ginger, alcohol in fermented
 * juice and in drinks that are free of it.
 * @source Regulation (EC) 1333/2008, annex II, part E (04.2.1, 04.2.5.2); UK Department of Health, Low alcohol descriptors, 2018
 */
export function leftByTreatment(tokens: readonly Token[], known: readonly KnownIngredient[], denied: Mask, names: Vocabulary): Mask {
  const words = tokens.map(({ word }) => word);
  const isFermented = words.some((word) => FERMENTED.test(word)) && words.some((word) => JUICE.test(word));
  const isFreed = overlaps(denied, ALCOHOL) && known.some(({ has }) => hasProperty(has, 'Alcohol'));
  const left = isFermented || isFreed ? ALCOHOL : NO_PROPERTIES;
  return mayBeSulphited(tokens, known, names) ? union(left, SULPHITES) : left;
}

function mayBeSulphited(tokens: readonly Token[], known: readonly KnownIngredient[], names: Vocabulary): boolean {
  const has = (words: RegExp): boolean => tokens.some(({ word }) => words.test(word));
  const isOf = (ids: readonly string[]): boolean => known.some((one) => ids.some((id) => isUnder(one, id, names)));
  const isCandied = has(CANDIED);
  if (!(isCandied || has(DRIED) || has(LIGHT)) || has(FREEZE_DRIED)) return false;
  if (isOf(RAISINS) || has(RAISIN_WORDS)) return has(LIGHT);
  const isShared = known.some(({ id }) => MANY_FRUITS.test(id));
  if (isCandied && isOf(SPICES)) return true;
  if (!isShared && !isOf(SULPHITED) && !known.some((one) => overlaps(one.has, TOMATO))) return false;
  return isCandied || (has(DRIED) && !(isShared ? has(RARE_WORDS) : isOf(RARELY_SULPHITED)));
}
