import { type Circumstance, isForSmallChild } from '../declared/circumstances.ts';
import { childrenEntryIn, isAboutApp, isAboutChildren } from './find-general.ts';
import { GENERAL, type GeneralId } from './general.data.ts';
import { ASKED_ENTRIES } from './general-asked.data.ts';
import { DRINK_ENTRIES } from './general-drinks.data.ts';
import { FOOD_ENTRIES } from './general-foods.data.ts';
import { FURTHER_ENTRIES } from './general-further.data.ts';
import { LIVING_ENTRIES } from './general-living.data.ts';
import { MORE_DRINKS_ENTRIES, MORE_FOODS_ENTRIES, MORE_LIVING_ENTRIES, MORE_NUTRIENTS_ENTRIES } from './general-more.data.ts';
import { VITAMIN_ENTRIES } from './general-vitamins.data.ts';
import type { TopicId } from './topics.data.ts';

/**
 * Whether an entry may be given to someone of these circumstances: below three years only what is about children, and in pregnancy
 * nothing on a food, drink, supplement or diet that does not say what holds then.
 */
export function suitsCircumstances(id: GeneralId, circumstances: readonly Circumstance[]): boolean {
  if (isAboutApp(id)) return true;
  if (isForSmallChild(circumstances)) return isAboutChildren(id);
  const isOnFood = ON_FOOD.some((entries) => Object.hasOwn(entries, id));
  return !isPregnantOrNursing(circumstances) || !isOnFood || 'isForPregnancyToo' in GENERAL[id];
}

const ON_FOOD: readonly object[] = [
  FOOD_ENTRIES,
  DRINK_ENTRIES,
  VITAMIN_ENTRIES,
  LIVING_ENTRIES,
  FURTHER_ENTRIES,
  ASKED_ENTRIES,
  MORE_FOODS_ENTRIES,
  MORE_DRINKS_ENTRIES,
  MORE_NUTRIENTS_ENTRIES,
  MORE_LIVING_ENTRIES,
];

/** What is asked in general, by the entry that says what holds for somebody of these circumstances. */
export function entryFor(id: GeneralId, circumstances: readonly Circumstance[]): GeneralId {
  if (isPregnantOrNursing(circumstances)) return IN_PREGNANCY.get(id) ?? id;
  return circumstances.some(({ kind }) => kind === 'child') ? (OF_CHILDREN.get(id) ?? id) : id;
}

/** What may be eaten by a child for whom no food is proposed by its score: how to begin with food, or what is good between meals. */
export function foodsOfSmallChild(circumstances: readonly Circumstance[]): GeneralId {
  return circumstances.some((one) => one.kind === 'child' && one.age < 1) ? 'baby_solids' : 'kids_snacks';
}

/** Whether an entry says what holds in pregnancy and while breastfeeding, and nothing else. */
export function isOfPregnancy(id: GeneralId): boolean {
  return id.startsWith('pregnancy_');
}

/** The entry that stands in the place of what a topic says of adults. */
export function entryInPlaceOf(topic: TopicId, circumstances: readonly Circumstance[]): GeneralId | null {
  if (isPregnantOrNursing(circumstances)) return TOPICS_IN_PREGNANCY.get(topic) ?? null;
  return circumstances.some(({ kind }) => kind === 'child') ? (TOPICS_OF_CHILDREN.get(topic) ?? null) : null;
}

function isPregnantOrNursing(circumstances: readonly Circumstance[]): boolean {
  return circumstances.some(({ kind }) => kind === 'pregnancy' || kind === 'breastfeeding');
}

function standingFor(entry: GeneralId, ...ids: readonly GeneralId[]): [GeneralId, GeneralId][] {
  return ids.map((id) => [id, entry]);
}
const IN_PREGNANCY: ReadonlyMap<GeneralId, GeneralId> = new Map([
  ...standingFor('pregnancy_caffeine', 'caffeine_a_day', 'caffeine_contents', 'caffeine_kinds_of_tea', 'coffee_cancer', 'coffee_night'),
  ...standingFor('pregnancy_caffeine', 'coffee_dehydrates', 'decaf', 'tea', 'green_tea', 'energy_drinks'),
  ...standingFor('pregnancy_alcohol', 'alcohol_safe', 'alcohol_week', 'alcohol_calories', 'red_wine', 'alcohol_free_beer'),
  ...standingFor('pregnancy_fish', 'fish_week', 'mercury_fish', 'farmed_fish'),
  ...standingFor('pregnancy_cheese', 'cheese'),
]);
const TOPICS_IN_PREGNANCY: ReadonlyMap<TopicId, GeneralId> = new Map([
  ['caffeine', 'pregnancy_caffeine'],
  ['alcohol', 'pregnancy_alcohol'],
]);

/** What holds of children, in the place of what holds of adults. */
const OF_CHILDREN: ReadonlyMap<GeneralId, GeneralId> = new Map([
  ...standingFor('kids_salt', 'salt_a_day'),
  ...standingFor('kids_sugar', 'sugar_a_day'),
  ...standingFor('kids_energy_drinks', 'caffeine_a_day', 'caffeine_contents', 'energy_drinks', 'coffee_night'),
  ...standingFor('kids_protein', 'protein_a_day'),
  ...standingFor('kids_creatine', 'creatine'),
]);
const TOPICS_OF_CHILDREN: ReadonlyMap<TopicId, GeneralId> = new Map([
  ['salt', 'kids_salt'],
  ['sugars', 'kids_sugar'],
  ['caffeine', 'kids_energy_drinks'],
]);

/** An entry about children, or what there is instead where what it is about is left out: plant drinks in place of milk. */
export function ofChildrenWithout(id: GeneralId | null, isLeftOut: (words: string) => boolean): GeneralId | null {
  return id === 'kids_milk' && isLeftOut('milk') ? 'kids_plant_drink' : id;
}

/** What is asked of a food for a small child that was reported before ("and honey?"), by an entry about children. */
export function entryOfChildren(text: string, circumstances: readonly Circumstance[]): GeneralId | null {
  const ages = circumstances.flatMap((one) => (one.kind === 'child' ? [one.age] : []));
  const who = Math.min(...ages) < 1 ? 'baby' : 'kids';
  const plain = text.replace(/\b(?:he|she|they|him|her|it|and|what about|how about)\b/g, ' ').trim();
  return childrenEntryIn(`${who} ${plain}`);
}
