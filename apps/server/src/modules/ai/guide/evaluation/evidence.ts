import { additiveInfo, knownAdditiveCodes, namedAdditiveCodes } from '@labelwise/domain/additives';
import { type Answer, type Derived, dishOf } from '@labelwise/domain/guide';
import { DIETARY_RESTRICTIONS, HEALTH_GOALS, MEDICAL_CONDITIONS, REFERENCE_INTAKES } from '@labelwise/domain/health-profile';
import { KJ_PER_KCAL } from '@labelwise/domain/lib';
import { generatePreferences } from '@labelwise/domain/preferences';
import { EN } from '@labelwise/messages/en';
import { sayEnglish } from '@labelwise/messages/english';
import { additiveConcerns, additiveDescription } from '@labelwise/messages/render/additives';
import { plainText } from '@labelwise/messages/render/markdown';
import type { AssistantTools, MemberTools } from '../../tools/assistant-tools.ts';

const NUMBER = /\d+(?:\.\d+)?/g;
/** Numbers of our own sentences: the ends of the scale, "per 100 g", assumed servings, EFSA's protein per kg, group and part numbers. */
const OWN_WORDS = [0, 100, 60, 150, 0.83, 1.2, 2, ...Object.values(REFERENCE_INTAKES)];

/** The tools, and everything that they answered. */
export function recorded(tools: AssistantTools): { tools: AssistantTools; seen: unknown[] } {
  const seen: unknown[] = [];
  const keep = <T>(answer: T): T => {
    seen.push(answer);
    return answer;
  };
  return {
    seen,
    tools: {
      householdOf: tools.householdOf,
      async forMember(memberId, audience, declared, conditions, chosen) {
        const own = await tools.forMember(memberId, audience, declared, conditions, chosen);
        // The days that are looked at, which may begin with the month.
        keep([own.today, `${own.today.slice(0, -2)}01`]);
        return {
          ...own,
          dayOf: (at) => keep(own.dayOf(at)),
          profile: () => keep(own.profile()),
          preferences: async () => keep(await own.preferences()),
          own: async (set, limit) => keep(await own.own(set, limit)),
          search: async (text, limit) => keep(await own.search(text, limit)),
          ofCategories: async (tags, limit) => keep(await own.ofCategories(tags, limit)),
          product: async (barcode) => keep(await own.product(barcode)),
          alternatives: async (barcode) => keep(await own.alternatives(barcode)),
          ideas: async (asked) => keep(await own.ideas(asked)),
        } satisfies MemberTools;
      },
    },
  };
}

/**
 * What the tables of the kitchen say of a food: how long it keeps, what a piece of it weighs, what a portion of a dish holds. A weight is
 * shown in steps of 5 g, energy in steps of 10 kcal.
 */
export function kitchenFigures({ blocks }: Answer): readonly unknown[] {
  return blocks.flatMap((block): readonly unknown[] => {
    if (block.kind === 'dishes')
      return block.dishes.map(({ id, energy, protein, sugars, salt }) => [
        dishOf(id).minutes,
        block.occasion.minutes,
        Math.round(energy / ENERGY_STEP) * ENERGY_STEP,
        Math.round(protein),
        Math.round(sugars),
        Math.round(salt * TENTHS) / TENTHS,
      ]);
    if (block.kind !== 'kitchen') return [];
    const { fact } = block;
    return fact.asked === 'measure' ? [fact, Math.round(fact.measure.to.value / STEP) * STEP] : [fact];
  });
}
const STEP = 5;
const ENERGY_STEP = 10;
const TENTHS = 10;

/** Every number of a text, without those of links. */
export function numbersIn(text: string): number[] {
  return [
    ...text
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/(\d)[  ](\d{3})\b/g, '$1$2')
      .matchAll(NUMBER),
  ].map(([number]) => Number(number));
}

/**
 * Numbers of an answer that nothing given to it supports. Supported are: figures and texts of the data that was looked up (ingredient
 * lists left out), the sentences of the knowledge tables that the answer quotes whole, the question, and what was worked out from them.
 */
export function unsupportedNumbers({
  text,
  derived,
  seen,
  question,
  known,
}: {
  text: string;
  derived: readonly Derived[];
  seen: unknown;
  question: string;
  known: readonly string[];
}): number[] {
  let rest = text;
  for (const sentence of known.toSorted((one, other) => other.length - one.length)) rest = rest.replaceAll(sentence, ' ');
  const evidence = new Set<string>();
  for (const number of [...OWN_WORDS, ...numbersIn(question)]) addNumber(evidence, number);
  collect(seen, evidence);
  for (const one of derived) if (followsFrom(one)) addNumber(evidence, one.value);
  return numbersIn(rest).filter((number) => !evidence.has(String(number)));
}

/** Whether a number is what it says it was worked out to be. */
export function followsFrom(derived: Derived): boolean {
  const near = (value: number) => Math.abs(value - derived.value) < 1e-6 * Math.max(1, Math.abs(value));
  switch (derived.kind) {
    case 'portions':
      return near(derived.of.reduce((sum, { per100, grams }) => sum + (per100 * grams) / 100, 0));
    case 'sum':
      return near(derived.of.reduce((sum, value) => sum + value, 0));
    case 'mean':
      return near(derived.of.reduce((sum, value) => sum + value, 0) / derived.of.length);
    case 'product':
      return near(derived.of.reduce((product, value) => product * value, 1));
    case 'share':
      return derived.value === Math.round((100 * derived.part) / derived.whole);
    case 'difference':
      return near(derived.from - derived.less);
    case 'count':
      return derived.value === derived.of.length;
    default:
      return derived satisfies never;
  }
}

/** A figure counts as it is written: whole from 100 on, one decimal from 1 on, two below; grams also in milligrams and micrograms. */
function addNumber(evidence: Set<string>, value: number): void {
  for (const scaled of [value, value / KJ_PER_KCAL]) {
    const size = Math.abs(scaled);
    for (const amount of [size, size * 1000, size * 1_000_000]) {
      const digits = amount >= 100 ? 1 : amount >= 1 ? 10 : 100;
      evidence.add(String(Math.floor(amount * digits + 0.5) / digits));
    }
  }
  evidence.add(String(Math.abs(value)));
}

function collect(value: unknown, evidence: Set<string>): void {
  if (typeof value === 'number') addNumber(evidence, value);
  else if (typeof value === 'string') for (const number of numbersIn(value)) evidence.add(String(number));
  else if (Array.isArray(value)) for (const one of value) collect(one, evidence);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) if (key !== 'ingredientsText') collect(one, evidence);
  }
}

/** Every sentence with a number that an answer may quote from our own tables of named sources. */
export function knownSentences(): string[] {
  const advice = [...HEALTH_GOALS, 'Digestive Health', ...MEDICAL_CONDITIONS, ...DIETARY_RESTRICTIONS]
    .flatMap((name) => generatePreferences({ goals: [name], conditions: [name], restrictions: [name] }))
    .flatMap(({ reason, source }) => [sayEnglish(`guidance.${reason}`), source]);
  const additives = [...new Set([...knownAdditiveCodes(), ...namedAdditiveCodes()])]
    .map(additiveInfo)
    .flatMap((info) => [
      info.name,
      `${plainText(info.name)} (${info.code.toUpperCase()})`,
      additiveDescription(sayEnglish, info),
      ...additiveConcerns(sayEnglish, info),
      plainText(info.evaluation?.reference.title ?? ''),
      `${info.evaluation?.authority ?? ''}, ${info.evaluation?.year ?? ''}`,
      `${info.evaluation?.authority ?? ''} ${info.evaluation?.year ?? ''}`,
    ]);
  const quoted = Object.entries(EN.guide).flatMap(([id, text]) =>
    // Examples are offered as buttons without their quotes.
    /^(?:claim|source|example|note|no_score|people|kind)_/.test(id) && !text.includes('{') ? [text, text.replaceAll(/[“”]/g, '')] : [],
  );
  // What is fixed in the words of a line ("above 1.2% alcohol"); its values come with the data.
  const kitchen = Object.entries(EN.guide).flatMap(([id, text]) =>
    /^(?:kitchen|freeze|instead|portion|piece|measure|stored|dishes)_/.test(id) ? [text] : [],
  );
  const lines = [...Object.values(EN.ledger), ...Object.values(EN.suitability), ...kitchen].flatMap((text) =>
    [text, capitalized(text)].flatMap((one) => one.split(/\{[^{}]*\}/u)),
  );
  return [
    ...new Set([
      ...lines,
      ...Object.values(EN.topics),
      ...Object.values(EN.general),
      ...Object.values(EN.publications),
      ...quoted,
      ...advice,
      ...additives,
    ]),
  ].filter((text) => text.length > 2 && /\d/.test(text));
}

/** Sentences of advice begin an alert. */
function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
