import { type Restriction, restrictionsOfChip } from '@labelwise/domain/diets';
import { generatePreferences } from '@labelwise/domain/preferences';
import type { ScoreProfile } from '@labelwise/domain/scoring';
import type { Say } from '@labelwise/messages';
import { sayEnglish } from '@labelwise/messages/english';
import { readBack } from '@labelwise/messages/render/restrictions';
import type { TypedEntry } from '../scores/reading-thread.ts';
import type { Chosen } from './selections.ts';

/** `restrictions` is empty where nothing is left out; `readBack` says them in words. */
export type Understood = { typed: string; restrictions: Restriction[]; readBack: string[] };
/** Selections as the score takes them. `isSettled: false`: something could not be resolved just now and binds as words; ask again later. */
export type Resolved = { profile: Pick<ScoreProfile, 'goals' | 'conditions' | 'restrictions' | 'understood'>; isSettled: boolean };

/** What members typed is asked for at every call, and changes rarely. */
const MAX_READINGS = 5000;

export type UnderstandingService = ReturnType<typeof createUnderstandingService>;

/** What members mean by what they typed about allergies and diets. @param read a thread that resolves texts */
export function createUnderstandingService(read: (entries: readonly TypedEntry[]) => Promise<Restriction[][]>) {
  const cache = new Map<string, Restriction[]>();

  /** Of texts that could not be resolved now: bound as words, no food is called free of them. */
  async function restrictionsOf(entries: readonly TypedEntry[]): Promise<{ restrictions: Restriction[][]; isSettled: boolean }> {
    const restrictions: Restriction[][] = [];
    let isSettled = true;
    // One after the other: a text that takes too long takes no other along.
    for (const one of entries) {
      const known = cache.get(keyOf(one)) ?? (await read([one]).catch(() => []))[0];
      if (known !== undefined) keep(keyOf(one), known);
      isSettled &&= known !== undefined;
      restrictions.push(known ?? [asWords(one.typed)]);
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
    say: Say,
  ): Promise<{ understood: Understood[]; isSettled: boolean }> {
    const entries = typedAmong(chosen);
    const { restrictions, isSettled } = await restrictionsOf(entries);
    return { understood: entries.map(({ typed }, index) => present(typed, restrictions[index] ?? [], say)), isSettled };
  }

  return {
    /** The typed ones among conditions and restrictions; chips mean what they are. */
    understood: async (chosen: Pick<Chosen, 'conditions' | 'restrictions'>, say: Say): Promise<Understood[]> =>
      (await understoodOf(chosen, say)).understood,

    /** Which of conditions, chosen or typed, rule foods out ("Celiac Disease", "Zöliakie"; not "Asthma"). One that was not asked for does. */
    async rulingOut(conditions: readonly string[]): Promise<(condition: string) => boolean> {
      const typed = typedAmong({ conditions: [...conditions], restrictions: [] });
      const { restrictions } = await restrictionsOf(typed);
      const found = new Map(typed.map((entry, index) => [entry.typed, restrictions[index] ?? []]));
      return (condition) => (restrictionsOfChip(condition) ?? found.get(condition))?.length !== 0;
    },

    /** Selections for the score: the typed ones resolved, those that leave nothing out ("no known allergies") left away. */
    async resolved(chosen: Chosen): Promise<Resolved> {
      const { understood, isSettled } = await understoodOf(chosen, sayEnglish);
      const empty = new Set(understood.filter(({ restrictions }) => restrictions.length === 0).map(({ typed }) => typed));
      return {
        profile: {
          goals: chosen.goals,
          conditions: chosen.conditions.filter((typed) => !empty.has(typed) || generatePreferences({ conditions: [typed] }).length > 0),
          restrictions: chosen.restrictions.filter(
            (typed) => !empty.has(typed) || generatePreferences({ restrictions: [typed] }).length > 0,
          ),
          understood: understood.flatMap(({ restrictions }) => restrictions),
        },
        isSettled,
      };
    },
  };
}

/** What one text was resolved to, with its words. */
export function present(typed: string, restrictions: Restriction[], say: Say): Understood {
  return { typed, restrictions, readBack: restrictions.map((restriction) => readBack(say, restriction)) };
}

function typedAmong({ conditions, restrictions }: Pick<Chosen, 'conditions' | 'restrictions'>): TypedEntry[] {
  const withoutChips = (selections: readonly string[]) => [...new Set(selections)].filter((typed) => restrictionsOfChip(typed) === null);
  // Typed in both places, it binds as a restriction does.
  const conditionsOnly = withoutChips(conditions).filter((typed) => !restrictions.includes(typed));
  return [
    ...conditionsOnly.map((typed) => ({ typed, place: 'condition' as const })),
    ...withoutChips(restrictions).map((typed) => ({ typed, place: 'restriction' as const })),
  ];
}

const keyOf = ({ typed, place }: TypedEntry): string => `${place} ${typed}`;

function asWords(typed: string): Restriction {
  return { kind: 'words', words: typed.trim(), strictness: 'safety', typed };
}
