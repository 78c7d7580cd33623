import { foldText } from '../../lib/index.ts';
import { portionTyped } from '../amounts/portions.ts';
import { foodOfWords, headNamed } from '../generic/names-inside.ts';
import { isPlainWord } from '../intents/plain-words.ts';
import { TERM_LANGUAGES } from '../knowledge/terms.data.ts';
import { namesNothing, VARIANTS } from '../understand/mention-words.ts';
import { languageAsked } from '../understand/question-words.ts';
import { understand } from '../understand/understand.ts';
import { plainWords, stem } from '../understand/words.ts';
import { KIND_OF_IT, MEASURES, OF_IT, OF_SALT, OF_SUGAR, ONE_INSIDE, POINTS_AT_AMOUNT, VARIANT_OF_IT, WHAT_ELSE } from './as-meant.data.ts';
import type { ChatTurn } from './chat.ts';
import { askedOfAnother } from './of-another.ts';
import { POINTS_BACK } from './points-back.ts';

/** Turns that what is meant may stand in. */
const LOOKED_AT = 8;
const MAX_WORDS = 10;

/**
 * A message with what it leaves to the messages before it in words: "the soya one" after yoghurt is soya yoghurt, "how many teaspoons is that"
 * of an amount of salt is that amount in teaspoons, "and how much in a tablespoon" is of the food before. Others as they are.
 */
export function asMeant(typed: string, turns: readonly ChatTurn[]): string {
  const message = inMilligrams(typed);
  const before = turns.slice(-LOOKED_AT);
  if (before.length === 0 || message.trim() === '') return message;
  const text = plain(message);
  return (
    askedOfAnother(message, before) ??
    POINTS_BACK.reduce<string | null>((found, read) => found ?? read(message, text, before), null) ??
    oneOfThose(message, before) ??
    kindOfFood(message, before) ??
    variantOf(message, before) ??
    inMeasure(message, before) ??
    portionOfIt(message, before) ??
    more(message, before) ??
    message
  );
}

const plain = (message: string): string =>
  foldText(message)
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}'%.,-]+/gu, ' ')
    .replace(/[.,-]+(?!\d)/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

const LINK = /\[(?<name>[^\]]+)\]\(\/results\/(?<code>\d{8,14})\)/g;

/** "The peanut one" of two products that an answer named: the one that bears the food in its name. */
function oneOfThose(message: string, before: readonly ChatTurn[]): string | null {
  const found = ONE_INSIDE.exec(message);
  const kind = found?.groups?.['kind'];
  if (found === null || kind === undefined) return null;
  const answers = before.flatMap(({ role, content }) => (role === 'assistant' ? [linkedIn(content)] : []));
  const products = answers.findLast((each) => each.size > 1);
  const food = foodOfWords(kind);
  const names = [kind, ...(food?.names.flat() ?? [])].map((name) => plainWords(name).split(' ').map(stem));
  const matching = [...(products ?? [])].filter(([, name]) => {
    const words = plainWords(name).split(' ').map(stem);
    return names.some((each) => each.every((word) => words.includes(word)));
  });
  const [only, ...others] = matching;
  return only === undefined || others.length > 0 ? null : message.replace(found[0], only[0]);
}

function linkedIn(answer: string): ReadonlyMap<string, string> {
  return new Map([...answer.matchAll(LINK)].map(({ groups }): [string, string] => [groups?.['code'] ?? '', groups?.['name'] ?? '']));
}

/** "And the soya one?" after yoghurt: soya yoghurt. */
function kindOfFood(message: string, before: readonly ChatTurn[]): string | null {
  const text = plain(message);
  if (text.split(' ').length > MAX_WORDS) return null;
  const kind = KIND_OF_IT.map((form) => form.exec(text)?.groups?.['kind']).find((one) => one !== undefined && foodOfWords(one) !== null);
  if (kind === undefined) return null;
  const spoken = before.filter(({ role }) => role === 'user').map(({ content }) => content);
  const named = spoken.findLast((one) => headNamed(one) !== null && KIND_OF_IT.every((form) => !form.test(plain(one))));
  const head = named === undefined ? null : headNamed(named);
  const food = head === null ? null : foodOfWords(head);
  if (head === null || food === null || food.id === foodOfWords(kind)?.id) return null;
  return MODIFIER_FIRST.has(languageAsked(message) ?? 'en') ? `${kind} ${head}?` : `${head} de ${kind}?`;
}
const MODIFIER_FIRST: ReadonlySet<string> = new Set(['en', 'de', 'nl']);

/** "E quella light" after "Coca Zero": "Coca light". */
function variantOf(message: string, before: readonly ChatTurn[]): string | null {
  const text = plain(message);
  const kind = text.split(' ').length > MAX_OF_VARIANT ? undefined : VARIANT_OF_IT.exec(text)?.groups?.['kind'];
  const last = before.findLast(({ role }) => role === 'user')?.content;
  if (kind === undefined || last === undefined) return null;
  const [mention, ...others] = understand(last).mentions;
  const name = mention
    ?.split(' ')
    .filter((word) => !VARIANTS.has(word))
    .join(' ');
  return name === undefined || name === '' || others.length > 0 || name.split(' ').includes(kind) ? null : `${name} ${kind}?`;
}
const MAX_OF_VARIANT = 5;

/** "How many teaspoons is that?" */
function inMeasure(message: string, before: readonly ChatTurn[]): string | null {
  const text = plain(message);
  const measure = MEASURES.find(([, words]) => words.test(text));
  if (measure === undefined || /\d/.test(text)) return null;
  const rest = text
    .replace(measure[1], ' ')
    .replace(OF_SALT, ' ')
    .replace(OF_SUGAR, ' ')
    .split(' ')
    .filter((word) => word !== '');
  const points = rest.some((word) => POINTING.test(word)) || /^(?:and |und |et |y |e |en )?(?:in|en|em) /.test(text) || rest.length <= 2;
  if (!points || !rest.every((word) => POINTS_AT_AMOUNT.has(word))) return null;
  const asked = [
    text,
    ...before
      .filter(({ role }) => role === 'user')
      .map(({ content }) => plain(content))
      .toReversed(),
  ];
  const of = asked.map((one) => (OF_SALT.test(one) ? 'salt' : OF_SUGAR.test(one) ? 'sugar' : null)).find((one) => one !== null);
  const answer = before.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const grams = /\*\*(?<value>\d+(?:[.,]\d+)?)[\s  ]?g\*\*/u.exec(answer)?.groups?.['value'];
  return of === undefined || of === null || grams === undefined ? null : `${grams.replace(',', '.')} g ${of} in ${measure[0]}`;
}
const POINTING = /^(?:that|it|this|das|es|davon|ca|cela|c'est|eso|questo|isso|dat)$/;

/** "How much sugar in a tablespoon?" of the food before. */
function portionOfIt(message: string, before: readonly ChatTurn[]): string | null {
  const text = plain(message);
  const words = text.split(' ');
  if (words.length > MAX_WORDS || portionTyped(message) === null) return null;
  const without = MEASURES.reduce((rest, [, measure]) => rest.replace(measure, ' '), text);
  if (without === text) return null;
  const { nutrients, refersBack } = understand(message);
  if (nutrients.length === 0 || refersBack) return null;
  const isLittle = (word: string) =>
    /^[\d.,]+$/.test(word) || SMALL.test(word) || namesNothing(word) || TERM_LANGUAGES.some((one) => isPlainWord(word, one));
  const rest = without
    .replace(OF_SALT, ' ')
    .replace(OF_SUGAR, ' ')
    .replace(FIGURES, ' ')
    .split(' ')
    .filter((word) => word !== '');
  if (!rest.every((word) => isLittle(word))) return null;
  const asked = message.replace(/[?!.\s]+$/u, '');
  const language = languageAsked(message) ?? 'en';
  const answers = before.filter(({ role }) => role === 'assistant').slice(-MAX_BEFORE);
  if (answers.some(({ content }) => content.includes('](/results/'))) return `${asked} ${OF_IT[language] ?? 'of it'}?`;
  const spoken = before
    .filter(({ role }) => role === 'user')
    .slice(-MAX_BEFORE)
    .toReversed();
  const food = spoken
    .map(({ content }) => understand(content).mentions[0] ?? understand(content).names[0] ?? headNamed(content))
    .find((one) => one != null);
  return food == null ? null : `${asked} ${OF[language] ?? 'of'} ${food}?`;
}
const OF: Readonly<Record<string, string>> = { en: 'of', de: 'von', fr: 'de', es: 'de', it: 'di', pt: 'de', nl: 'van' };
const SMALL = /^(?:numa|num|nella|nello|n'une|d'une|d'un|ein\p{L}*|zwei|two|deux|dos|due|dois|duas|twee|drei|three)$/u;
const FIGURES =
  /(?<!\p{L})(?:kcal|calor\p{L}*|kalor\p{L}*|kilojoules?|energ\p{L}*|protein\p{L}*|eiwei\p{L}*|eiwit\p{L}*|fat|fett|gras\p{L}*|gord\p{L}*|grass\p{L}*|vet|fib\p{L}*|carbs?|koffein|caff?ein\p{L}*|cafein\p{L}*)(?!\p{L})/gu;

/** "What else?" after an amount of what is good to have: more foods with it. */
function more(message: string, before: readonly ChatTurn[]): string | null {
  if (!WHAT_ELSE.test(plain(message))) return null;
  const asked = before
    .filter(({ role }) => role === 'user')
    .slice(-MAX_BEFORE)
    .toReversed();
  const nutrient = asked.flatMap(({ content }) => understand(content).nutrients).find((name) => Object.hasOwn(GOOD_TO_HAVE, name));
  return nutrient === undefined ? null : `foods high in ${GOOD_TO_HAVE[nutrient]}`;
}
const MAX_BEFORE = 3;
const GOOD_TO_HAVE: Readonly<Record<string, string>> = { Protein: 'protein', Fiber: 'fiber', Iron: 'iron', Calcium: 'calcium' };

/** "Salt in 2 mini Babybel, in mg sodium": how much sodium is in them. */
function inMilligrams(message: string): string {
  const text = plain(message);
  if (!/(?<!\p{L})mg(?!\p{L})/u.test(text) || !/(?<!\p{L})(?:sodium|natrium|sodio)(?!\p{L})/u.test(text)) return message;
  if (/(?<!\p{L})how much(?!\p{L})/u.test(text)) return message;
  // The unit is no name of a food.
  if (ASKS_AMOUNT.test(text)) return message.replace(/(?<!\p{L})(?:(?:in|en|em) )?mg(?!\p{L})/iu, '').replace(/ {2,}/g, ' ');
  const what = SALT_IN.exec(text)?.groups?.['what'];
  return what === undefined ? message : `how much sodium in mg is in ${what}`;
}
const ASKS_AMOUNT = /(?<!\p{L})(?:wie ?viel\p{L}*|cuant\p{L}+|quant[oa]s?|hoeveel)(?!\p{L})/u;
const SALT_IN =
  /(?<!\p{L})(?:salt|sodium|salz|natrium|sel|sal|sodio|sale|zout) (?:is |are |there )*(?:in|of|von|dans|de|d'|en|di|nel|nella|em|do|da|van) (?<what>(?:\d+ )?\p{L}[\p{L}' -]*?)(?= (?:please|pls|bitte|s'il|por favor|per favore|alsjeblieft|in mg|en mg|em mg|in milli)|$|,)/u;
