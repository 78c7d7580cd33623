import {
  AND_HALF,
  BABY,
  BY_NOW,
  CHILD,
  FIRST_BIRTHDAY,
  IS_AGED,
  MONTHS,
  NEARLY,
  NO_AGE_BEHIND,
  NUMBERS,
  ONE,
  PRONOUN_IS,
  REACHED,
  REACHES,
  SHORT_MONTHS,
  SHORT_WEEKS,
  SHORT_YEARS,
  SMALL_CHILD,
  SOME_BABY,
  WEEKS,
  YEARS,
} from './ages.data.ts';

/** How old a child is in whole years, the words that tell it, and whether these name the child. */
export type AgeRead = { readonly age: number; readonly words: string; readonly isNamed: boolean; readonly clause: string };

const AGE_OF_A_TODDLER = 2;
const MONTHS_A_YEAR = 12;
const WEEKS_A_YEAR = 52;

const WORDS = Object.keys(NUMBERS).join('|');
const NUMBER = `(?<n>\\d{1,2}(?:[.,]\\d)?|${WORDS})`;
const UNIT = `(?:(?<months>${MONTHS})|(?<weeks>${WEEKS})|(?<years>${YEARS}))(?![a-z])`;
/** Beside a child a letter is enough. */
const IN_MONTHS = `(?<months>${MONTHS}|${SHORT_MONTHS})`;
const IN_WEEKS = `(?<weeks>${WEEKS}|${SHORT_WEEKS})`;
const ANY_UNIT = `(?:${IN_MONTHS}|${IN_WEEKS}|(?<years>${YEARS}|${SHORT_YEARS}))\\.?(?![a-z])${NO_AGE_BEHIND}`;
const OLD = "(?: old| alt| oud| de edad| d'age| di eta| de idade)";
const THEIRS = '(?:my|our|mein|meine|unser\\w*|mon|ma|notre|mi|nuestr[oa]|mio|mia|meu|minha|mijn|ons|onze|the|a|an)';
const NO_MEASURE = "(?![\\d'])(?! ?(?:g|kg|kcal|cm|ml|l|%|lbs?|stone|pounds?|euros?|times|x|mal|fois|veces|volte|vezes|keer)(?![a-z]))";
/** "Has 2 yoghurts a day": what somebody has is an age only with a unit, or where nothing follows. */
const HAS_THINGS = /(?:^| )(?:has|hat|heeft|a|ha|tiene|tem|mit|avec|con|com|met|of|von|van|de|di)(?: \S+)? \S+$/;

type Form = { readonly form: RegExp; readonly isNamed: boolean; readonly isOnlyOfChild?: true };
const AGES: readonly Form[] = [
  {
    form: new RegExp(`(?:\\b${THEIRS} )?\\b${CHILD}(?: \\w+){0,2}? ${REACHES} ${NUMBER}\\b(?: ?${ANY_UNIT})?${NO_MEASURE}`),
    isNamed: true,
  },
  {
    form: new RegExp(`(?:\\b${THEIRS} )?\\b${CHILD}(?: \\w+){0,2}? ${REACHED} ${NUMBER}\\b(?: ?${ANY_UNIT})?${NO_MEASURE}`),
    isNamed: true,
  },
  {
    form: new RegExp(`(?:\\b${THEIRS} )?\\b${CHILD} ?(?:${IS_AGED} )+${NUMBER}(?: ?${ANY_UNIT}${OLD}?|(?![a-z\\d.,])${NO_MEASURE})`),
    isNamed: true,
  },
  {
    form: new RegExp(
      `\\b(?:for |fur |pour |para |per |voor )?(?:my |our |a |an |mein\\w* |ein\\w* )?${NUMBER} ?(?:(?<months>months?|monate?|mos?|mths?)|(?<weeks>weeks?|wochen?|wks?)|(?<years>years?|yrs?|y)) ?(?:olds?|o)\\b(?: ${CHILD})?`,
    ),
    isNamed: false,
  },
  // "My 6mo", "for a 14 m old".
  {
    form: new RegExp(
      `\\b(?:my|our|for an?|mijn|mein\\w*) ${NUMBER} ?(?:(?<months>mo|m|mnd)|(?<weeks>wk|w)|(?<years>yo|y))(?: ?old)?(?= |$)`,
    ),
    isNamed: false,
  },
  // "Baby 8 months can he have honey".
  {
    form: new RegExp(`^(?:${CHILD}|bab(?:y|ies)|bebe|neonato|saugling|nourrisson|toddler|kind) ${NUMBER} ?${ANY_UNIT}(?= |$)`),
    isNamed: false,
  },
  { form: new RegExp(`\\b(?:mein\\w* |ein\\w* |mijn |my |our )?${NUMBER} ?${UNIT} (?:old|alte[nrs]?|oude?) ${CHILD}`), isNamed: false },
  { form: new RegExp(`\\b(?:mein\\w* |ein\\w* )?${NUMBER} ?(?:(?<months>monatig)|(?<years>jahrig))\\w*(?: ${CHILD})?`), isNamed: false },
  { form: new RegExp(`(?:^| )${PRONOUN_IS} ${NUMBER} ?${ANY_UNIT}${OLD}?`), isNamed: false },
  // "He's two and a half".
  { form: new RegExp(`(?:^| )${PRONOUN_IS} (?<n>\\d{1,2}\\.5)\\b(?! ?\\p{L})${NO_MEASURE}`, 'u'), isNamed: false },
  { form: new RegExp(`(?:^| )${PRONOUN_IS} ${NUMBER}\\b(?! ?\\p{L})${NO_MEASURE}`, 'u'), isNamed: false, isOnlyOfChild: true },
  {
    form: new RegExp(
      `(?:^| )(?:she|he|sie|er|elle|il|ella|el|lei|lui|ela|ele|ze|zij|hij)? ?(?:${REACHES}|${REACHED}) ${NUMBER}\\b(?: ?${ANY_UNIT})?${NO_MEASURE}`,
    ),
    isNamed: false,
    isOnlyOfChild: true,
  },
];

/** "1 and 2 weeks old" is a year and two weeks. */
const YEARS_AND_MORE = new RegExp(`\\b(\\d{1,2})(?: ?(?:${YEARS}))? (?:and|und|et|y|e|en|&) \\d{1,2} (?:${MONTHS}|${WEEKS})(?![a-z])`, 'g');
const GERMAN_HALF = /\b(ein|zwei|drei|vier|funf|sechs|sieben|acht|neun)einhalb(?=jahr|monat|$| )/g;
const DUTCH_HALF = /\b(twee|drie|vier|vijf|zes|zeven|acht|negen)en(?:een)?half\b/g;
const numberOf = (word: string): number => (word === 'ein' ? 1 : (NUMBERS[word] ?? Number(word.replace(',', '.'))));

/** A clause with halves and "a year" in figures: "anderthalb", "deux ans et demi", "año y medio", "un an". */
function inFigures(clause: string): string {
  const some = `(?:${YEARS}|${MONTHS})`;
  return clause
    .replace(/\b(?:anderthalb|anderhal[fv]e?)(?=jahr|monat|$| )/g, '1.5 ')
    .replace(GERMAN_HALF, (_, number: string) => `${numberOf(number)}.5 `)
    .replace(DUTCH_HALF, (_, number: string) => `${numberOf(number)}.5`)
    .replace(new RegExp(`\\b(\\d{1,2}|${WORDS}) ${AND_HALF}(?= |$)`, 'g'), (_, number: string) => `${numberOf(number)}.5`)
    .replace(
      new RegExp(`\\b(\\d{1,2}|${WORDS}) (${some}) ${AND_HALF}(?= |$)`, 'g'),
      (_, number: string, unit: string) => `${numberOf(number)}.5 ${unit}`,
    )
    .replace(new RegExp(`\\b(?:${ONE} )?(year|ano|anno|an|month|mes|mese|mois|monat|jahr) ${AND_HALF}(?= |$)`, 'g'), '1.5 $1')
    .replace(new RegExp(`\\b${ONE} (${some}|${WEEKS})(?: (?:y pico|e qualcosa|und ein bisschen))?(?= |$)`, 'g'), '1 $1')
    .replace(/\b(ano|anno) y pico\b/g, '1 $1')
    .replace(/\b(kein|geen|pas) (jahr|jaar|an)(?= |$)/g, '$1 1 $2')
    .replace(/(?<=\b(?:wordt|wird|turns?|turning|compie|faz|cumple) (?:\S+ ){0,3})(?:een|eins|uno|un|um)$/, '1')
    .replace(YEARS_AND_MORE, '$1 years')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/**
 * The age in whole years of a child that a clause speaks of; one that is only about to be reached counts from its birthday on.
 *
 * @param isOfChild whether the message names a child
 * @param mayBeUnborn whether weeks and months may be those of a pregnancy
 */
export function ageIn(given: string, isOfChild: boolean, mayBeUnborn: boolean): AgeRead | null {
  const clause = inFigures(given);
  for (const { form, isNamed, isOnlyOfChild } of AGES) {
    if (isOnlyOfChild === true && !isOfChild) continue;
    const match = form.exec(clause);
    const age = match === null ? null : ageOf(match, clause, mayBeUnborn);
    if (match !== null && age !== null) return { age, words: match[0], isNamed, clause };
  }
  const birthday = isOfChild ? FIRST_BIRTHDAY.exec(clause)?.[0] : undefined;
  if (birthday !== undefined) return { age: BEFORE.test(clause) || NEARLY.test(clause) ? 0 : 1, words: birthday, isNamed: false, clause };
  const small = SMALL_CHILD.exec(clause)?.[0];
  if (small !== undefined) return { age: 1, words: small, isNamed: false, clause };
  const baby = new RegExp(`\\b${BABY}\\b`).exec(clause)?.[0];
  if (baby !== undefined) return { age: 0, words: baby, isNamed: false, clause };
  const some = SOME_BABY.exec(clause)?.[0];
  return some === undefined
    ? null
    : { age: /toddler|kleinkind|peuter|dreumes/.test(some) ? AGE_OF_A_TODDLER : 0, words: some, isNamed: false, clause };
}
/** A day that is to come. */
const BEFORE =
  /(?<!\p{L})(?:next|tomorrow|before|nachste\w*|morgen|vor|prochaine?|demain|avant|proxim[oa]|manana|antes|prossim[oa]|domani|prima|amanha|que vem|volgende|voor)(?!\p{L})/u;

function ageOf(match: RegExpExecArray, clause: string, mayBeUnborn: boolean): number | null {
  const { n = '', months, weeks, years } = match.groups ?? {};
  const isBare = months === undefined && weeks === undefined && years === undefined;
  const behind = clause.slice(match.index + match[0].length);
  // "My son of 2 wants": a verb tells what the child does, and no thing that it has.
  const isFollowed = /^ \p{L}/u.test(behind) && !(OF_SOMEBODY.test(match[0]) && DOES.test(behind));
  if (isBare && isFollowed && HAS_THINGS.test(match[0])) return null;
  if (mayBeUnborn && (months !== undefined || weeks !== undefined) && !/(?:old|alt|oud|edad|age|eta|idade)/.test(match[0])) return null;
  const count = numberOf(n) / (weeks !== undefined ? WEEKS_A_YEAR : months !== undefined ? MONTHS_A_YEAR : 1);
  const isToCome = NEARLY.test(match[0]) || (IS_REACHED.test(match[0]) && !BY_NOW.test(clause));
  return Math.max(0, Math.floor(isToCome ? count - A_LITTLE : count));
}
const OF_SOMEBODY = /(?:^| )(?:of|von|van|de|di|d') ?\S+$/;
const DOES =
  /^ (?:wants?|can|may|has|is|gets?|eats?|loves?|likes?|hates?|and|will|darf|kann|mag|hat|ist|isst|bekommt|mochte|und|veut|peut|a|est|mange|aime|demande|et|quiere|puede|tiene|come|pide|y|vuole|puo|mangia|chiede|e|quer|pode|come|tem|pede|wil|mag|kan|heeft|eet|lust|vraagt|en)(?= |$)/;
const IS_REACHED = new RegExp(`(?:^| )${REACHES} `);
const A_LITTLE = 0.01;
