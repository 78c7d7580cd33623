import { foldText } from '../../lib/index.ts';
import { type Answer, answerOf } from '../answer.ts';
import type { CaffeineDrink, YoungDrinker } from '../asked-blocks.ts';

/**
 * Caffeine of a usual portion, in mg.
 * @source EFSA, Scientific Opinion on the safety of caffeine, 2015 (espresso, filter coffee, tea, energy drinks); packs of the brands, 2024
 */
const DRINKS: readonly { readonly form: RegExp; readonly ml: number; readonly mg: number; readonly isEnergy?: true }[] = [
  { form: /\b(?:monster(?: energy)?|rockstar|reign)\b/, ml: 500, mg: 160, isEnergy: true },
  {
    form: /\b(?:red ?bull|energy ?drinks?|energydrinks?|boissons? energisantes?|bebidas? energeticas?|bebidas? energizantes?|bevand[ae] energetic[ah]e?|energetico|energeticos|energiedrank\w*|energiedrankje|burn energy|effect energy)\b/,
    ml: 250,
    mg: 80,
    isEnergy: true,
  },
  { form: /\b(?:espressos?|expressos?|caffe espresso|ristretto)\b/, ml: 60, mg: 80 },
  { form: /\b(?:pepsi max|pepsi zero)\b/, ml: 330, mg: 43 },
  { form: /\b(?:(?:coke|coca(?: cola)?|cola) (?:light|diet)|diet coke|coca light)\b/, ml: 330, mg: 42 },
  { form: /\b(?:dr ?pepper)\b/, ml: 330, mg: 38 },
  { form: /\b(?:mountain dew)\b/, ml: 330, mg: 50 },
  { form: /\b(?:club mate|mate tee|yerba mate)\b/, ml: 500, mg: 100 },
  { form: /\b(?:(?:coke|coca cola|coca|cola) zero|coca ?cola|coke|cola|pepsi)\b/, ml: 330, mg: 32 },
  { form: /\b(?:green tea|gruner? tee|grunen tee|the vert|te verde|cha verde|groene thee)\b/, ml: 220, mg: 35 },
  { form: /\b(?:ice(?:d)? tea|eistee|the glace|te freddo|cha gelado|ijsthee)\b/, ml: 330, mg: 20 },
  {
    form: /\b(?:(?:black )?tea|schwarz(?:er|en)? tee|schwarztee|tee(?= |$)|the noir|te negro|te nero|cha preto|zwarte thee|thee)\b/,
    ml: 220,
    mg: 50,
  },
  { form: /\b(?:coffees?|filter ?coffee|kaffee|filterkaffee|cafes?|caffe|koffie|cappuccino|latte macchiato|cold brew)\b/, ml: 200, mg: 90 },
];
const ASKS_CAFFEINE = /\b(?:caffeine|koffein|coffein|cafeine|cafeina|caffeina|cafeine)\b/;
const ASKS_AMOUNT =
  /\b(?:how much|how many|wie ?viel\w*|combien|cuant[oa]|quant[oaie]|quanto|quanta|hoeveel|content|gehalt|teneur|contenido|contenuto|teor|gehalte|compar\w*|mg|milligram\w*)\b|\?\?/;

/** "I'm 15", "ho 15 anni", "my 9 year old": years below 18. */
const AGES: readonly RegExp[] = [
  /\b(?:i'?m|i am|im|he'?s|she'?s|hes|shes|he is|she is|bin|ist|aged?|age)(?: just| only| erst| gerade)? (\d{1,2})\b(?! ?(?:kg|weeks?|months?|wochen|monate|min\w*|hours?|stunden|percent|kilos?|cm|st\b))/,
  /\b(\d{1,2}) ?(?:years?|yrs?|yo|y o|jahre?|jahrig\w*|ans|anos|anni|anys|jaar|jarig\w*)\b/,
  /\b(?:er ist|sie ist|ich bin|er is|hij is|zij is|ze is|ik ben) (\d{1,2})\b(?! ?(?:kg|weken|maanden|wochen|monate))/,
  /\((\d{1,2})\)/,
];
const OF_A_BODY = /\b(\d{2,3}) ?(?:kg|kilos?|kilo)\b/;
/**
 * Median weight in kg by years of age, of girls and boys together, rounded.
 * @source WHO growth standards and references, 2006 and 2007; from 11 years on the body mass index and height of the same references
 */
const KG: readonly number[] = [9, 10, 12, 14, 16, 18, 20, 23, 25, 28, 32, 36, 40, 45, 50, 55, 59, 62];
const MIN_AGE = 1;
/** Most of a limit. */
const LARGE_SHARE = 0.75;
const PER_KG = 3;

const plain = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}'()?]+/gu, ' ')
    .trim();

/** Of whom a message tells years below 18; `null` of nobody. */
export function youngIn(message: string): YoungDrinker | null {
  const text = plain(message);
  const age = AGES.flatMap((form) => Number(form.exec(text)?.[1] ?? Number.NaN)).find((years) => years >= MIN_AGE && years < KG.length);
  if (age === undefined) return null;
  return { age, kg: Number(OF_A_BODY.exec(text)?.[1] ?? KG[age] ?? KG.at(-1)) };
}

/**
 * What caffeine the drinks hold that a message names: where it asks how much, or where they are for somebody below 18. `null` where it names none, or
 * asks for something else.
 *
 * @param child years that were reported before
 */
export function composeCaffeine(message: string, child: number | null): Answer | null {
  const text = plain(message);
  const asksCaffeine = ASKS_CAFFEINE.test(text);
  const named = youngIn(message);
  const young = named ?? (child === null ? null : { age: child, kg: KG[child] ?? KG[KG.length - 1] ?? 0 });
  if (young === null && !(asksCaffeine && ASKS_AMOUNT.test(text))) return null;
  const found = drinksIn(text);
  if (found.length === 0 || (young !== null && !asksCaffeine && !found.some(({ isEnergy }) => isEnergy) && !IS_COFFEE.test(text)))
    return null;
  const drinks = found.map(({ drink, ml, mg }) => ({ drink, ml, mg }));
  const limit = young === null ? null : Math.round(young.kg * PER_KG);
  const says =
    limit === null || young === null
      ? null
      : found.some(({ isEnergy }) => isEnergy)
        ? 'energy'
        : Math.max(...drinks.map(({ mg }) => mg)) >= limit * LARGE_SHARE
          ? 'over'
          : 'under';
  return answerOf(
    [{ kind: 'caffeine', drinks, young: young === null || limit === null || says === null ? null : { ...young, limit, says } }],
    [{ kind: 'publication', publication: 'efsaCaffeine' }],
  );
}
const IS_COFFEE = /\b(?:coffee|kaffee|cafes?|caffe|koffie|espressos?)\b/;

function drinksIn(text: string): (CaffeineDrink & { readonly at: number; readonly isEnergy: boolean })[] {
  const taken: [number, number][] = [];
  return DRINKS.flatMap(({ form, ml, mg, isEnergy = false }) => {
    const match = form.exec(text);
    if (match === null) return [];
    const [from, to] = [match.index, match.index + match[0].length];
    if (taken.some(([start, end]) => from < end && start < to)) return [];
    taken.push([from, to]);
    return [{ drink: match[0], ml, mg, at: from, isEnergy }];
  }).toSorted((one, other) => one.at - other.at);
}
