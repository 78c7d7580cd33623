import { bmiCategory, REFERENCE_INTAKES } from '../../health-profile/index.ts';
import type { PreferenceView, ProfileView } from '../facts.ts';
import { sourcesOfTopic, topicNamed, topicOfNutrient } from '../knowledge/find-topic.ts';
import { wordFor } from './figures.ts';
import { listed, plainName, short } from './format.ts';
import { bullets, type Derived, type Reply, reply } from './reply.ts';
import { INTAKES_SOURCE, YOUR_PREFERENCES, YOUR_PROFILE } from './sources.ts';

const SHOWN = 12;
/** g of protein per kg of body weight a day. @source EFSA 2012, population reference intake of adults */
const PROTEIN_PER_KG = 0.83;
const TARGETS = [
  ['calories', 'kcal', 'energy'],
  ['protein', 'g', 'protein'],
  ['carbs', 'g', 'carbohydrates'],
  ['fat', 'g', 'fat'],
] as const;
const TARGET_OF: Readonly<Record<string, keyof ProfileView['targets']>> = {
  Calories: 'calories',
  Protein: 'protein',
  Carbohydrates: 'carbs',
  Fat: 'fat',
};

/** "What are my restrictions, goals, targets, preferences?" */
export function composeMine(profile: ProfileView | null, preferences: readonly PreferenceView[]): Reply {
  const wishes = preferences
    .slice(0, SHOWN)
    .map(({ name, value }) => `${value > 0 ? 'more' : 'less'} ${plainName(wordFor(name))} (${value > 0 ? `+${value}` : `−${-value}`})`);
  return reply(
    [
      profile === null
        ? 'You have no health profile that I may use. If you want answers by your goals, conditions and restrictions, fill it in under [Health profile](/health-profile).'
        : profileBlock(profile),
      wishes.length === 0 ? 'You have set no [preferences](/preferences).' : `What counts in your scores: ${listed(wishes)}.`,
    ],
    [...(profile === null ? [] : [YOUR_PROFILE]), ...(wishes.length === 0 ? [] : [YOUR_PREFERENCES])],
  );
}

function profileBlock({ goals, conditions, restrictions, targets }: ProfileView): string {
  const chips = (title: string, list: readonly string[]) => `${title}: ${list.length === 0 ? 'none' : listed(list.map(plainName))}`;
  const set = TARGETS.flatMap(([key, unit, word]) => (targets[key] === null ? [] : [`${word} ${targets[key]} ${unit}`]));
  return (
    bullets([
      chips('Goals', goals),
      chips('Conditions', conditions),
      chips('Restrictions', restrictions),
      `Daily targets: ${set.length === 0 ? 'none' : listed(set)}`,
    ]) ?? ''
  );
}

/** "What is my BMI?" From the stored figures, in kg and m. */
export function composeBmi(profile: ProfileView | null): Reply {
  const topic = topicNamed('bmi');
  const [kg, cm] = [profile?.weightKg ?? null, profile?.heightCm ?? null];
  const about = topic === null ? null : topic.text;
  const sources = topic === null ? [] : sourcesOfTopic(topic);
  if (kg === null || cm === null || cm <= 0)
    return reply(['I do not know it: your [health profile](/health-profile) has no height and weight that I may use.', about], sources);
  const value = kg / (cm / 100) ** 2;
  return reply(
    [
      `By your health profile (${short(kg)} kg, ${short(cm)} cm) your BMI is **${short(value)}**: ${bmiCategory(value).toLowerCase()} by the limits of the WHO.`,
      about,
    ],
    [YOUR_PROFILE, ...sources],
    { derived: [{ kind: 'product', value, of: [kg, 100 / cm, 100 / cm] }] },
  );
}

/** "How much protein do I need?" By the member's target, else by what authorities say of average adults. */
export function composeNeed(name: string, profile: ProfileView | null): Reply {
  const target = TARGET_OF[name];
  const topic = topicOfNutrient(name);
  const own = target === undefined ? null : (profile?.targets[target] ?? null);
  const unit = target === 'calories' ? 'kcal' : 'g';
  const derived: Derived[] = [];
  const parts: string[] = [];
  if (own !== null) parts.push(`Your own target is **${own} ${unit}** of ${wordFor(name)} a day.`);
  else if (target !== undefined)
    parts.push(`You have set no target. The EU reference intake of an average adult is **${REFERENCE_INTAKES[target]} ${unit}** a day.`);
  if (name === 'Protein' && profile?.weightKg !== undefined && profile.weightKg !== null) {
    const need = PROTEIN_PER_KG * profile.weightKg;
    derived.push({ kind: 'product', value: need, of: [PROTEIN_PER_KG, profile.weightKg] });
    parts.push(`By EFSA’s 0.83 g per kg, ${profile.weightKg} kg of body weight come to about **${short(need)} g**.`);
  }
  return reply(
    [
      parts.join(' '),
      topic === null ? 'I have no figure for that.' : topic.text,
      'What you need yourself depends on age, size, activity and health; a dietitian can tell.',
    ],
    [...(own === null ? [INTAKES_SOURCE] : [YOUR_PROFILE]), ...(topic === null ? [] : sourcesOfTopic(topic))],
    { derived },
  );
}
