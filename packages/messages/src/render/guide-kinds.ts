import type { MessageId, PlainId, Say } from '../index.ts';
import type { BlockOf } from './guide-words.ts';
import { listed, plainName, termsListed } from './markdown.ts';

type KindLine = BlockOf<'kind advice'>['lines'][number];

const LEVELS = {
  never: 'guide.kind_never',
  no: 'guide.kind_no',
  ask: 'guide.kind_ask',
  apart: 'guide.kind_apart',
  depends: 'guide.kind_depends',
  little: 'guide.kind_little',
  limited: 'guide.kind_limited',
  unnamed: 'guide.kind_unnamed',
  fine: 'guide.kind_fine',
} as const satisfies Readonly<Record<KindLine['level'], MessageId>>;

const HELD: Readonly<Record<string, PlainId>> = {
  fish: 'guide.kind_held_fish',
  crustaceans: 'guide.kind_held_crustaceans',
  molluscs: 'guide.kind_held_molluscs',
  meat: 'guide.kind_held_meat',
  pork: 'guide.kind_held_pork',
  milk: 'guide.kind_held_milk',
  egg: 'guide.kind_held_egg',
  gluten: 'guide.kind_held_gluten',
  nuts: 'guide.kind_held_nuts',
  peanuts: 'guide.kind_held_peanuts',
  soy: 'guide.kind_held_soy',
  sesame: 'guide.kind_held_sesame',
  celery: 'guide.kind_held_celery',
  gelatin: 'guide.kind_held_gelatin',
  honey: 'guide.kind_held_honey',
  alcohol: 'guide.kind_held_alcohol',
};

/** A paragraph for each kind of food: how much of it suits, and why. */
export function kindAdvice(say: Say, { lines, isKnown }: BlockOf<'kind advice'>): readonly string[] {
  return [...lines.map((line) => lineOf(say, line)), ...(isKnown ? [] : [say('guide.kind_no_product')])];
}

/** Of the foods that are named below, what has to be left out here, and why. */
export function leaveOut(say: Say, { held, diets, reasons }: BlockOf<'leave out'>): readonly string[] {
  const what = heldWords(say, held);
  const names = termsListed(say, diets);
  const first =
    diets.length === 0
      ? say('guide.kind_leave_some')
      : what.length === 0
        ? say('guide.kind_leave_diets', { diets: names })
        : say('guide.kind_leave', { what: listed(say, what), diets: names });
  return [[first, ...reasons.map((reason) => say(`guide.kind_${reason}`))].join(' ')];
}

function heldWords(say: Say, held: readonly string[]): string[] {
  return held.flatMap((one) => (HELD[one] === undefined ? [] : [say(HELD[one])]));
}

function lineOf(say: Say, line: KindLine): string {
  return say(LEVELS[line.level], { food: kindName(line.food), reason: kindReason(say, line) });
}

/** A food as it stands at the beginning of a sentence. */
export function kindName(food: string): string {
  const name = plainName(food);
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}

/** Why a kind of food suits or not. */
export function kindReason(say: Say, { reasons, held, diets, isLeftOut }: KindLine): string {
  const what = heldWords(say, held);
  return [
    ...(what.length === 0 ? [] : [say('guide.kind_held', { what: listed(say, what), diets: termsListed(say, diets) })]),
    ...(isLeftOut ? [say('guide.kind_left_out')] : []),
    ...reasons.map((reason) => say(`guide.kind_${reason}`)),
  ].join(' ');
}
