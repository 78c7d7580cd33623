import { type GeneratedPreference, generatePreferences } from '../../preferences/index.ts';
import type { Criterion, ProductView } from '../facts.ts';
import type { Selected } from '../understand/concepts.ts';
import { wordFor } from './figures.ts';
import { listed, plainName } from './format.ts';
import { bullets } from './reply.ts';

/** What dietary guidance asks for a goal or condition, in words, as a criterion, and from whom. */
export type Advice = { about: string; text: string; less: string[]; criterion: Criterion; sources: string[] };

const TOLD = 4;
/** Guidance of this strength and more decides which foods are proposed. */
const STRONG = 3;

/** Advice for the goals and conditions that a question names; `null` where it names none that guidance speaks of. */
export function adviceFor(selected: Selected): Advice | null {
  const names = [...selected.goals, ...selected.conditions];
  const lines = generatePreferences(selected);
  if (names.length === 0 || lines.length === 0) return null;
  const strongest = (side: 1 | -1): GeneratedPreference[] =>
    lines
      .filter(({ value }) => value * side > 0)
      .sort((one, other) => Math.abs(other.value) - Math.abs(one.value))
      .slice(0, TOLD);
  const [more, less] = [strongest(1), strongest(-1)];
  const items = (list: readonly GeneratedPreference[], word: string) =>
    list.map(({ name, reason }) => `**${word} ${wordFor(name)}**: ${reason}`);
  const caution = selected.conditions.length === 0 ? '' : ' Your doctor or dietitian knows your case; this is general guidance.';
  return {
    about: listed(names.map(plainName)),
    less: less.map(({ name, reason }) => `**${wordFor(name)}**: ${reason}`),
    text: `For **${listed(names.map(plainName))}**, guidance asks for:\n${bullets([...items(more, 'More'), ...items(less, 'Less')]) ?? ''}${caution === '' ? '' : `\n\n${caution.trim()}`}`,
    criterion: {
      kind: 'guidance',
      more: more.map(({ name }) => name),
      less: less.filter(({ value }) => -value >= STRONG).map(({ name }) => name),
    },
    sources: [...new Set([...more, ...less].map(({ source }) => source))],
  };
}

/** Diets of the member that every one of the foods is known to fit. */
export function keptBy(products: readonly ProductView[]): string[] {
  const [first, ...others] = products;
  return first === undefined ? [] : first.fits.filter((diet) => others.every(({ fits }) => fits.includes(diet)));
}
