import { bmiCategory, REFERENCE_INTAKES } from '../../health-profile/index.ts';
import { type Answer, answerOf, type Derived, targetSource } from '../answer.ts';
import type { PreferenceView, ProfileView } from '../facts.ts';
import { sourcesOfTopic, topicNamed, topicOfNutrient } from '../knowledge/find-topic.ts';

const MAX_PREFERENCES = 12;
/** g of protein per kg of body weight a day. @source EFSA 2012, population reference intake of adults */
const PROTEIN_PER_KG = 0.83;
const TARGET_OF: Readonly<Record<string, keyof ProfileView['targets']>> = {
  Calories: 'calories',
  Protein: 'protein',
  Carbohydrates: 'carbs',
  Fat: 'fat',
};

/** "What are my restrictions, goals, targets, preferences?" */
export function composeMemberData(profile: ProfileView | null, preferences: readonly PreferenceView[]): Answer {
  const strongest = preferences.slice(0, MAX_PREFERENCES).map(({ name, value }) => ({ name, value }));
  return answerOf(
    [
      { kind: 'profile', profile },
      { kind: 'preferences', preferences: strongest },
    ],
    [
      ...(profile === null ? [] : [{ kind: 'own profile' as const }]),
      ...(strongest.length === 0 ? [] : [{ kind: 'own preferences' as const }]),
    ],
  );
}

/** "What is my BMI?" From the stored figures, in kg and m. */
export function composeBmi(profile: ProfileView | null): Answer {
  const topic = topicNamed('bmi');
  const [weightKg, heightCm] = [profile?.weightKg ?? null, profile?.heightCm ?? null];
  const about = topic === null ? null : { kind: 'topic' as const, topic: topic.id };
  const sources = topic === null ? [] : sourcesOfTopic(topic);
  if (weightKg === null || heightCm === null || heightCm <= 0) return answerOf([{ kind: 'bmi unknown' }, about], sources);
  const value = weightKg / (heightCm / 100) ** 2;
  return answerOf(
    [{ kind: 'bmi', weightKg, heightCm, value, category: bmiCategory(value) }, about],
    [{ kind: 'own profile' }, ...sources],
    {
      derived: [{ kind: 'product', value, of: [weightKg, 100 / heightCm, 100 / heightCm] }],
    },
  );
}

/** "How much protein do I need?" By the member's target, else by what authorities say of average adults. */
export function composeNeed(name: string, profile: ProfileView | null): Answer {
  const target = TARGET_OF[name];
  const topic = topicOfNutrient(name);
  const own = target === undefined ? null : (profile?.targets[target] ?? null);
  const weightKg = name === 'Protein' ? (profile?.weightKg ?? null) : null;
  const grams = weightKg === null ? null : PROTEIN_PER_KG * weightKg;
  const derived: Derived[] = weightKg === null || grams === null ? [] : [{ kind: 'product', value: grams, of: [PROTEIN_PER_KG, weightKg] }];
  return answerOf(
    [
      {
        kind: 'daily need',
        name,
        unit: target === 'calories' ? 'kcal' : 'g',
        own,
        reference: target === undefined || own !== null ? null : REFERENCE_INTAKES[target],
        byWeight: weightKg === null || grams === null ? null : { weightKg, grams },
      },
      topic === null ? { kind: 'no daily figure' } : { kind: 'topic', topic: topic.id },
      { kind: 'needs differ' },
    ],
    [
      target === undefined ? { kind: 'reference intakes' } : targetSource(profile, target),
      ...(topic === null ? [] : sourcesOfTopic(topic)),
    ],
    { derived },
  );
}
