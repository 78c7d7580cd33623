import type { ProfileView } from '@labelwise/domain/guide';

/** A part of the health profile that a question may need. */
export type HealthField = keyof ProfileView;

/** Words that call for a part of the profile, in the languages that packs are read in. Stems, folded to plain letters. */
const CALLS: ReadonlyArray<{ words: RegExp; fields: readonly HealthField[] }> = [
  // Whatever is proposed or judged must keep the person's restrictions and conditions.
  {
    words:
      /\b(?:eat|food|snack|meal|recipe|cook|dish|breakfast|lunch|dinner|suggest|recommend|instead|alternative|swap|buy|choos|choice|compar|better|healthy|good|bad|safe|avoid|allow|can i|should i|for me|score|match|idee|essen|mahlzeit|gesund|statt|manger|repas|sain|comida|comer|sano|cibo|mangiare|pasto)/u,
    fields: ['restrictions', 'conditions'],
  },
  {
    words:
      /\b(?:allerg|intoleran|gluten|celiac|coeliac|lactose|dairy|nut|peanut|vegan|vegetarian|halal|kosher|diet|restrict|zoliak|arachid|cacahuet)/u,
    fields: ['restrictions'],
  },
  {
    words:
      /\b(?:heart|blood|pressure|cholesterol|diabet|sugar|kidney|liver|gout|condition|health|sodium|salt|herz|zucker|salz|coeur|sucre|sel\b|corazon|azucar|cuore|zucchero)/u,
    fields: ['conditions'],
  },
  {
    words:
      /\b(?:goal|lose|loss|gain|muscle|energy|sleep|digest|improve|plan|week|progress|analy[sz]e|review|my recent|ziel|abnehm|perdre|objectif|perder|objetivo|obiettiv)/u,
    fields: ['goals', 'conditions', 'restrictions'],
  },
  {
    words:
      /\b(?:calorie|kcal|target|macro|protein|carb|fat\b|fats|plan|a day|per day|daily|portion|intake|kalorie|eiweiss|proteine|proteina)/u,
    fields: ['targets'],
  },
  { words: /\b(?:weight|bmi|kg|pound|lbs?\b|lose|gain|slim|per kilo|gewicht|poids|peso)/u, fields: ['weightKg', 'goals'] },
];

/**
 * Which parts of the health profile a question needs; none for what anyone could be answered ("What is E330?"). Only these may
 * leave for a model. Follow-ups count with the question before, since "and with less sugar?" says little alone.
 */
export function neededHealth(question: string, before: string | undefined): ReadonlySet<HealthField> {
  const text = `${question} ${before ?? ''}`
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/nutri.?score/gu, '');
  return new Set(CALLS.flatMap(({ words, fields }) => (words.test(text) ? fields : [])));
}
