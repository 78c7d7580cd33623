import type { Advantage, ComparedId, ComparisonVerdict } from '@labelwise/domain/comparison';
import type { Say } from '../index.ts';

const NAMES = {
  sugars: 'comparison.sugars',
  saturatedFat: 'comparison.saturated_fat',
  salt: 'comparison.salt',
  fiber: 'comparison.fiber',
  proteins: 'comparison.proteins',
  additives: 'comparison.additives',
} as const satisfies Readonly<Record<ComparedId, string>>;

/** Which of the foods to take, in one sentence. */
export function comparisonText(say: Say, verdict: ComparisonVerdict, names: readonly string[]): string {
  switch (verdict.kind) {
    case 'one': {
      const name = names[verdict.at] ?? '';
      if (verdict.isPoor) return say('comparison.best_of_poor', { name });
      const reasons = verdict.because.map((because) => advantageText(say, because)).join(', ');
      return reasons === '' ? say('comparison.one_by_score', { name }) : say('comparison.one', { name, reasons });
    }
    case 'same': {
      const { score, at, isAll, isPoor } = verdict;
      if (isAll) return say('comparison.same', { score });
      return say(isPoor ? 'comparison.tied_poor' : 'comparison.tied', { names: joined(say, at, names), score });
    }
    case 'none fits':
      return say('comparison.none_fits');
    case 'check':
      return verdict.not.length === 0 ? say('comparison.check') : say('comparison.check_rest', { names: joined(say, verdict.not, names) });
    case 'unknown':
      return say('comparison.unknown');
    default:
      return verdict satisfies never;
  }
}

/** The names of the foods at these places. */
function joined(say: Say, at: readonly number[], names: readonly string[]): string {
  return at.map((place) => names[place] ?? '').reduce((one, other) => say('comparison.both', { one, other }));
}

function advantageText(say: Say, because: Advantage): string {
  const what = say(NAMES[because.id]);
  switch (because.kind) {
    case 'part':
      return say(`comparison.${because.part}`, { what });
    case 'none':
      return say('comparison.none', { what });
    case 'best':
      if (because.id === 'additives') return say('comparison.fewest_additives');
      return say(because.better === 'more' ? 'comparison.most' : 'comparison.least', { what });
    default:
      return because satisfies never;
  }
}
