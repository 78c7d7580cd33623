import { type Restriction, restrictionsOfChip } from '@labelwise/domain/diets';
import { generatePreferences } from '@labelwise/domain/preferences';
import type { ScoreProfile } from '@labelwise/domain/scoring';
import { sayEnglish } from '@labelwise/messages/english';
import { readBack } from '@labelwise/messages/render/restrictions';
import type { Typed } from '../scores/reading/reading-thread.ts';
import type { Chosen } from './selections.ts';

/** `restrictions` is empty where nothing is left out; `readBack` says them in words. */
export type Understood = { said: string; restrictions: Restriction[]; readBack: string[] };
/** Selections as the score takes them. `isSettled: false`: something could not be resolved just now and binds as words; ask again later. */
export type Resolved = { profile: Pick<ScoreProfile, 'goals' | 'conditions' | 'restrictions' | 'understood'>; isSettled: boolean };

/** What members typed is asked for at every call, and changes rarely. */
const MAX_READINGS = 5000;

export type UnderstandingService = ReturnType<typeof createUnderstandingService>;

/** What members mean by what they typed about allergies and diets. @param read a thread that resolves texts */
export function createUnderstandingService(read: (typed: readonly Typed[]) => Promise<Restriction[][]>) {
  const cache = new Map<string, Restriction[]>();

  /** Of texts that could not be resolved now: bound as words, no food is called free of them. */
  async function restrictionsOf(typed: readonly Typed[]): Promise<{ restrictions: Restriction[][]; isSettled: boolean }> {
    const restrictions: Restriction[][] = [];
    let isSettled = true;
    // One after the other: a text that takes too long takes no other along.
    for (const one of typed) {
      const known = cache.get(keyOf(one)) ?? (await read([one]).catch(() => []))[0];
      if (known !== undefined) keep(keyOf(one), known);
      isSettled &&= known !== undefined;
      restrictions.push(known ?? [asWords(one.said)]);
    }
    return { restrictions, isSettled };
  }

  function keep(key: string, restrictions: Restriction[]): void {
    cache.delete(key);
    cache.set(key, restrictions);
    if (cache.size > MAX_READINGS)
      for (const oldest of cache.keys()) {
        cache.delete(oldest);
        break;
      }
  }

  async function understoodOf(
    chosen: Pick<Chosen, 'conditions' | 'restrictions'>,
  ): Promise<{ understood: Understood[]; isSettled: boolean }> {
    const typed = typedAmong(chosen);
    const { restrictions, isSettled } = await restrictionsOf(typed);
    return { understood: typed.map(({ said }, index) => present(said, restrictions[index] ?? [])), isSettled };
  }

  return {
    /** The typed ones among conditions and restrictions; chips mean what they are. */
    understood: async (chosen: Pick<Chosen, 'conditions' | 'restrictions'>): Promise<Understood[]> =>
      (await understoodOf(chosen)).understood,

    /** Selections for the score: the typed ones resolved, those that leave nothing out ("no known allergies") left away. */
    async resolved(chosen: Chosen): Promise<Resolved> {
      const { understood, isSettled } = await understoodOf(chosen);
      const empty = new Set(understood.filter(({ restrictions }) => restrictions.length === 0).map(({ said }) => said));
      return {
        profile: {
          goals: chosen.goals,
          conditions: chosen.conditions.filter((said) => !empty.has(said) || generatePreferences({ conditions: [said] }).length > 0),
          restrictions: chosen.restrictions.filter((said) => !empty.has(said) || generatePreferences({ restrictions: [said] }).length > 0),
          understood: understood.flatMap(({ restrictions }) => restrictions),
        },
        isSettled,
      };
    },
  };
}

/** What one text was resolved to, with its words. */
export function present(said: string, restrictions: Restriction[]): Understood {
  return { said, restrictions, readBack: restrictions.map((restriction) => readBack(sayEnglish, restriction)) };
}

function typedAmong({ conditions, restrictions }: Pick<Chosen, 'conditions' | 'restrictions'>): Typed[] {
  const typed = (selections: readonly string[]) => [...new Set(selections)].filter((said) => restrictionsOfChip(said) === null);
  // Typed in both places, it binds as a restriction does.
  const conditionsOnly = typed(conditions).filter((said) => !restrictions.includes(said));
  return [
    ...conditionsOnly.map((said) => ({ said, place: 'condition' as const })),
    ...typed(restrictions).map((said) => ({ said, place: 'restriction' as const })),
  ];
}

const keyOf = ({ said, place }: Typed): string => `${place} ${said}`;

function asWords(said: string): Restriction {
  return { kind: 'words', words: said.trim(), strictness: 'safety', said };
}
