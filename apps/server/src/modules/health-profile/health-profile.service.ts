import type { HealthProfile, HealthProfileChange, SurveyAnswers } from '@labelwise/contracts/health-profile';
import { addChip, profileFromSurvey } from '@labelwise/domain/health-profile';
import type { DayGoals } from '@labelwise/domain/portion';
import { generatePreferences, selectionKey } from '@labelwise/domain/preferences';
import type { Say } from '@labelwise/messages';
import type { output } from 'zod/v4/core';
import type { HealthProfileTable } from '../../db/schema/profiles.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { type Chosen, readChips, selectionsOf } from '../member-profile/selections.ts';
import type { UnderstandingService } from '../member-profile/understanding.service.ts';
import { type Change, emptyProfile, type HealthProfileRepository, withChanges } from './health-profile.repository.ts';

type ProfileChange = output<typeof HealthProfileChange>;
type Deps = {
  repository: HealthProfileRepository;
  understanding: Pick<UnderstandingService, 'understood'>;
  now: Clock;
  newId: () => string;
};

export type HealthProfileService = ReturnType<typeof createHealthProfileService>;

/** Who a member is, as far as the score should know. */
export function createHealthProfileService({ repository, understanding, now, newId }: Deps) {
  /** The preferences follow from the selections at each save: adding and removing a chip need no rules of their own. */
  function outcome(held: HealthProfileTable | undefined, row: HealthProfileTable): ReturnType<Change> {
    const after = selectionsOf(row);
    const added = newlyChosen(selectionsOf(held), after);
    return { row, generated: generatePreferences(after), restored: generatePreferences(added).map(({ name }) => name) };
  }

  /** With what the typed selections mean. */
  async function complete(row: HealthProfileTable, say: Say): Promise<HealthProfile> {
    return { ...present(row), understood: await understanding.understood(selectionsOf(row), say) };
  }

  return {
    async read(memberId: string, say: Say): Promise<HealthProfile | null> {
      const row = await repository.read(memberId);
      return row === undefined ? null : complete(row, say);
    },

    /** What the member's own day is measured by. */
    async targets(memberId: string): Promise<DayGoals> {
      const profile = await repository.read(memberId);
      return { calories: profile?.targetCalories ?? null, protein: profile?.targetProtein ?? null };
    },

    /**
     * Changes the fields that are sent and leaves the rest; creates the profile where there is none.
     * @param id when given, it must be that of the member's own profile
     * @throws AppError not_found
     */
    async save(memberId: string, change: ProfileChange, say: Say, id: string | null = null): Promise<HealthProfile> {
      const time = now();
      const fresh = newId();
      return complete(
        await repository.save(memberId, (held) => {
          if (id !== null && held?.id !== id) throw new AppError('not_found');
          return outcome(held, withChanges(held ?? emptyProfile(memberId, fresh), change, time));
        }),
        say,
      );
    },

    /** Withdraws consent: profile, survey answers and generated preferences go; the member's own preferences stay. */
    withdraw: (memberId: string): Promise<void> => repository.erase(memberId),

    /** Answers of the welcome survey and the profile that they suggest; nothing is stored without consent. */
    async storeSurvey(memberId: string, answers: SurveyAnswers): Promise<void> {
      const { consentVersion } = answers;
      if (consentVersion === undefined || consentVersion === null) return;
      const suggested = profileFromSurvey(answers);
      const time = now();
      const fresh = newId();
      await repository.save(memberId, (held) => {
        const row = held ?? emptyProfile(memberId, fresh);
        const healthGoals = suggested.healthGoals.reduce<readonly string[]>(addChip, readChips(row.healthGoals));
        const dietaryRestrictions = suggested.dietaryRestrictions.reduce<readonly string[]>(addChip, readChips(row.dietaryRestrictions));
        const changed = withChanges(
          row,
          { healthGoals: [...healthGoals], dietaryRestrictions: [...dietaryRestrictions], consentVersion },
          time,
        );
        return outcome(held, { ...changed, survey: JSON.stringify(answers) });
      });
    },
  };
}

function newlyChosen(before: Chosen, after: Chosen): Chosen {
  const added = (then: string[], present: string[]) => {
    const known = new Set(then.map(selectionKey));
    return present.filter((chip) => !known.has(selectionKey(chip)));
  };
  return {
    goals: added(before.goals, after.goals),
    conditions: added(before.conditions, after.conditions),
    restrictions: added(before.restrictions, after.restrictions),
  };
}

function present({
  memberId: _member,
  survey: _survey,
  consentAt: _consentAt,
  updatedAt,
  ...row
}: HealthProfileTable): Omit<HealthProfile, 'understood'> {
  return {
    ...row,
    gender: oneOf(['male', 'female', 'other', 'prefer-not-to-say'], row.gender),
    activityLevel: oneOf(['sedentary', 'lightly-active', 'moderately-active', 'very-active', 'extremely-active'], row.activityLevel),
    healthGoals: readChips(row.healthGoals),
    medicalConditions: readChips(row.medicalConditions),
    dietaryRestrictions: readChips(row.dietaryRestrictions),
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

function oneOf<const T extends string>(allowed: readonly T[], value: string | null): T | null {
  return allowed.find((one) => one === value) ?? null;
}
