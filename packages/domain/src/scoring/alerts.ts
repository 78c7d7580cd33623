import { definitionOf, MEMBER_SINGULAR, type Restriction } from '../diets/index.ts';
import { type Because, isAlcoholic, type Suitability, suits } from '../matching/index.ts';
import { eachItem, type Property } from '../reading/index.ts';
import type { Constraint, Manner } from './constraints.ts';
import type { AlertLevel, ScoreAlert } from './ledger.types.ts';
import type { PreparedFood } from './prepared-food.ts';

const ORDER: readonly AlertLevel[] = ['conflict', 'traces', 'unknown', 'warning', 'note'];

/** What a restriction asks a food to be, as it stands in a sentence: "gluten-free", "Mediterranean", "kiwi-free". */
export function restrictionWord({ restriction, id }: Constraint): string {
  return restriction.kind === 'diet' ? definitionOf(restriction.diet).word : id;
}

/** What a person has to know before the number, most serious first; within a level by name. */
export function alertsFor(food: PreparedFood, constraints: readonly Constraint[]): ScoreAlert[] {
  const alerts = constraints.flatMap((constraint) => alertFor(food, constraint, suits(food, constraint.restriction)) ?? []);
  if (isAlcoholic(food)) {
    alerts.push({ level: 'warning', about: 'alcohol', message: 'Contains alcohol.', why: 'more than 1.2% alcohol by volume', span: null });
  }
  return alerts.sort((one, other) => ORDER.indexOf(one.level) - ORDER.indexOf(other.level) || (one.about < other.about ? -1 : 1));
}

function alertFor(food: PreparedFood, constraint: Constraint, suits: Suitability): ScoreAlert | null {
  const { strictness, restriction } = constraint;
  const { answer, because, why, traces } = suits;
  const word = restrictionWord(constraint);
  const alert = (level: AlertLevel, message: string): ScoreAlert => ({
    level,
    about: constraint.id,
    message,
    why,
    span: spanOf(food, because),
  });
  if (answer === 'yes') return null;
  if (because.kind === 'advice')
    return alert(answer === 'no' ? 'conflict' : answer === 'unknown' ? 'unknown' : 'note', `${capital(why)} (${because.source}).`);
  if (answer === 'limited') return alert('note', `Fits ${word} in moderation: ${why}.`);
  if (answer === 'no') {
    if (strictness === 'guide') return alert('note', `Not typical of a ${word} diet: ${why}.`);
    if (strictness === 'pattern') return alert('warning', `Does not fit ${word}: ${why}.`);
    return alert('conflict', conflictMessage(constraint, because, why));
  }
  if (strictness === 'guide') return null;
  if (traces) return alert('traces', tracesMessage(constraint, because));
  if (because.kind === 'not understood')
    return alert(
      'unknown',
      `We do not know “${because.words}” as a food. We look for the word itself and never call a product free of it.`,
    );
  if (because.kind === 'family') return alert('unknown', `You named ${because.named}; this holds ${because.words}.`);
  const substance = substanceOf(restriction);
  if (suits.isMild && because.kind === 'not known' && substance !== null) {
    return alert(
      'unknown',
      `No ${substance} named. Not known to us: ${because.items
        .slice(0, 3)
        .map((item) => `“${item}”`)
        .join(', ')}.`,
    );
  }
  return alert('unknown', `The pack does not show whether it is ${word}: ${why}.`);
}

/** "Contains hazelnuts. You are allergic to nuts.": the cause in plain words, then why it matters to this person. */
function conflictMessage(constraint: Constraint, because: Because, why: string): string {
  const substance = substanceOf(constraint.restriction);
  if (because.kind !== 'contains' || substance === null) return `Not ${restrictionWord(constraint)}: ${why}.`;
  const held = because.property === null ? because.words : (PROPERTY_WORDS[because.property] ?? because.words);
  const lead = because.source === 'name' ? `Its name says ${because.words}.` : `Contains ${held}.`;
  return `${lead} ${mattersTo(constraint.manner, substance)}`;
}

function tracesMessage({ manner, restriction, id }: Constraint, because: Because): string {
  const substance = substanceOf(restriction);
  if (substance === null) return `May hold traces, so it is not known to be ${id}.`;
  return `May contain traces of ${because.kind === 'traces' && because.words !== null ? because.words : substance}. ${mattersTo(manner, substance)}`;
}

function mattersTo(manner: Manner, substance: string): string {
  switch (manner) {
    case 'allergic':
      return `You are allergic to ${substance}.`;
    case 'intolerant':
      return `You do not tolerate ${substance}.`;
    case 'celiac':
      return 'You have celiac disease.';
    case 'avoids':
      return `You avoid ${substance}.`;
  }
}

function substanceOf(restriction: Restriction): string | null {
  switch (restriction.kind) {
    case 'diet':
      return definitionOf(restriction.diet).substance;
    case 'member':
      return MEMBER_SINGULAR[restriction.member] === restriction.member.toLowerCase()
        ? restriction.member.toLowerCase()
        : restriction.member;
    case 'food':
      return restriction.name;
    case 'words':
      return restriction.words;
  }
}

/** Properties as they stand after "Contains"; for every other one the pack's own words stand there. */
const PROPERTY_WORDS: { readonly [property in Property]?: string } = {
  Gluten: 'gluten',
  Wheat: 'wheat',
  Barley: 'barley',
  Rye: 'rye',
  Oats: 'oats',
  Dairy: 'milk',
  Lactose: 'lactose',
  Eggs: 'eggs',
  Peanuts: 'peanuts',
  Soy: 'soy',
  Fish: 'fish',
  crustaceans: 'crustaceans',
  molluscs: 'molluscs',
  Sesame: 'sesame',
  Mustard: 'mustard',
  Celery: 'celery',
  Lupin: 'lupin',
  Sulphites: 'sulphites',
  Nuts: 'nuts',
  almonds: 'almonds',
  hazelnuts: 'hazelnuts',
  walnuts: 'walnuts',
  cashews: 'cashews',
  pecans: 'pecans',
  'brazil nuts': 'Brazil nuts',
  pistachios: 'pistachios',
  macadamias: 'macadamias',
  Pork: 'pork',
  Gelatin: 'gelatin',
  Alcohol: 'alcohol',
  Meat: 'meat',
  Shellfish: 'shellfish',
};

function spanOf(food: PreparedFood, because: Because): ScoreAlert['span'] {
  const words =
    because.kind === 'contains' || because.kind === 'doubt' || because.kind === 'family' || because.kind === 'traces'
      ? because.words
      : null;
  if (words === null || words === '') return null;
  for (const item of eachItem(food.reading.items)) {
    if (item.source === 'list' && item.presence !== 'denied' && food.wordsOf(item) === words) return [item.start, item.end];
  }
  return null;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
