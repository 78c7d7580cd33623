import { additiveInfo } from '@labelwise/domain/additives';
import type { Amount, ContentLine } from '@labelwise/domain/guide';
import type { Suitability } from '@labelwise/domain/matching';
import type { PlainId, Say } from '../index.ts';
import { additiveName, amountText, CONCERNS, gramsText, nutrientWord } from './guide-words.ts';
import { plainName, plainText, withBrand } from './markdown.ts';
import { causeText } from './suitability.ts';
import { termText } from './terms.ts';

/** Sentences about what a pack says of its food. */

const LEVELS = { high: 'guide.level_high', low: 'guide.level_low', between: 'guide.level_between' } as const;

export function contentSentence(say: Say, line: ContentLine): string {
  const food = withBrand(line.food);
  switch (line.kind) {
    case 'additive listed':
      return say('guide.additive_listed', { food, additive: additiveName(say, line.code) });
    case 'additive not listed':
      return say('guide.additive_not_listed', { food, additive: additiveName(say, line.code) });
    case 'additive unknown':
      return say('guide.additive_unknown', { food, additive: additiveName(say, line.code) });
    case 'not stated':
      return say('guide.amount_not_stated', { food, nutrient: nutrientWord(say, line.name) });
    case 'unknown':
      return say('guide.contains_unknown', { food, nutrient: nutrientWord(say, line.name) });
    case 'shown':
      return say('guide.contains_shown', { food, nutrient: nutrientWord(say, line.name) });
    case 'not named':
      return say('guide.contains_not_named', { food, nutrient: nutrientWord(say, line.name) });
    default:
      return amountSentence(say, line);
  }
}

const AMOUNT_SENTENCES = {
  amount: ['guide.amount', 'guide.amount_judged'],
  'contains amount': ['guide.contains_amount', 'guide.contains_amount_judged'],
} as const;

function amountSentence(say: Say, line: Extract<ContentLine, { amount: Amount }>): string {
  const { name, per, level } = line;
  const values = { food: withBrand(line.food), nutrient: nutrientWord(say, name), amount: amountText(say, line.amount), per };
  if (line.kind === 'portion') {
    const portion = { ...values, portion: gramsText(say, line.portion, per), inPortion: amountText(say, line.inPortion) };
    return level === null ? say('guide.portion', portion) : say('guide.portion_judged', { ...portion, level: say(LEVELS[level]) });
  }
  const [plain, judged] = AMOUNT_SENTENCES[line.kind];
  return level === null ? say(plain, values) : say(judged, { ...values, level: say(LEVELS[level]) });
}

/** What a diet leaves out, as it is named where a food holds it. */
const HELD_BY_DIET: Readonly<Record<string, PlainId>> = {
  'dairy-free': 'guide.kind_held_milk',
  'egg-free': 'guide.kind_held_egg',
  'gluten-free': 'guide.kind_held_gluten',
  'nut-free': 'guide.kind_held_nuts',
  'peanut-free': 'guide.kind_held_peanuts',
  'soy-free': 'guide.kind_held_soy',
  'sesame-free': 'guide.kind_held_sesame',
  'fish-free': 'guide.kind_held_fish',
  'pork-free': 'guide.kind_held_pork',
  'alcohol-free': 'guide.kind_held_alcohol',
};

/** `isHeld`: asked was whether it is in there ("is there pork in it?"), not whether the food does without it. */
export function suitabilitySentence(say: Say, food: string, id: string, { answer, because, traces }: Suitability, isHeld: boolean): string {
  const diet = plainName(termText(say, id));
  const values = { food, diet, why: plainText(causeText(say, because)) };
  if (answer === 'yes') return say(isHeld ? 'guide.holds_not' : 'guide.suits', values);
  if (answer === 'no' && isHeld && HELD_BY_DIET[id] !== undefined)
    return say('guide.holds_what', { ...values, what: say(HELD_BY_DIET[id]) });
  if (answer === 'no') return say(isHeld ? 'guide.holds' : 'guide.suits_not', values);
  if (answer === 'limited') return say('guide.suits_in_moderation', values);
  return traces ? say('guide.suits_but_traces', { food, diet }) : say('guide.suits_unknown', values);
}

export const tagWord = (tag: string): string => plainName(tag.replace(/^[a-z]{2,3}:/, '').replaceAll('-', ' '));

export function additiveLine(say: Say, code: string): string {
  const { riskLevel } = additiveInfo(code);
  const additive = additiveName(say, code);
  return riskLevel === 'unknown'
    ? say('guide.additive_not_evaluated', { additive })
    : say('guide.additive_of_concern', { additive, concern: say(CONCERNS[riskLevel]) });
}
