import { foldText } from '../../lib/index.ts';

/** A limit of a day that was set for the one who writes. `amount`: grams of salt, litres of fluids. */
export type OwnLimit = { readonly of: 'salt' | 'fluids'; readonly amount: number };

const NUMBER = '(?<n>\\d+(?:[.,]\\d+)?|half a|a|one|ein(?:en|em)?|un|uno|um|een|anderthalb|eineinhalb)';
/** Who sets a limit, or that one is set: what somebody asks about amounts in general is none. */
const IS_SET =
  /(?<!\p{L})(?:doctors?|dr|gp|dieti[ct]ian|cardiologist|nephrologist|specialist|hospital|clinic|arzt|arztin|hausarzt|kardiologe|kardiologin|nephrologe|klinik|diatologin|medecin|docteur|cardiologue|nephrologue|dieteticien(?:ne)?|medic[oa]|doctora?|cardiolog[oa]|nefrolog[oa]|nutricionista|dietista|dottor(?:e|essa)?|nutrizionista|arts|huisarts|cardioloog|nefroloog|dietist|restricted|restriction|limited to|i(?:'m| am) (?:only )?allowed|i may only|ich darf (?:nur|hochstens|maximal)|begrenzt auf|beschrankt auf|trinkmenge|me limite|limite a|limitee? a|je ne dois pas depasser|je n'ai droit qu'a|no puedo pasar de|limitad[oa]|restriccion|non posso superare|limitat[oa] a|nao posso passar|beperkt tot|mag (?:maar|hoogstens)|vochtbeperking)(?!\p{L})/u;
const SALT = '(?:salt|sodium|salz|natrium|sel|sal|sale|zout|sodio)';
const FLUID =
  /(?<!\p{L})(?:fluids?|liquids?|drink(?:ing|s)?|water|flussigkeit|trinke?n?|trinkmenge|wasser|boire|boissons?|liquides?|eau|beber|bebidas?|liquidos?|agua|bere|bevande|liquidi|acqua|drinken|vocht\p{L}*)(?!\p{L})/u;
const OF = "(?:of |de |d'|di |da |an |a )?";
const GRAMS = new RegExp(
  `(?<![\\p{L}\\d])${NUMBER} ?(?<unit>mg|g|gr|grams?|gramm|grammes?|gramos?|grammi|gramas?) ${OF}${SALT}(?!\\p{L})`,
  'u',
);
const SALT_FIRST = new RegExp(
  `(?<!\\p{L})(?<what>${SALT})(?:\\W+\\p{L}+){0,6}?\\W+${NUMBER} ?(?<unit>mg|g|gr|grams?|gramm|grammes?|gramos?|grammi|gramas?)(?!\\p{L})`,
  'u',
);
const LITRES = new RegExp(`(?<![\\p{L}\\d])${NUMBER} ?(?<unit>ml|l|lt|litres?|liters?|litros?|litri|litro)(?!\\p{L})`, 'u');
/** Salt is sodium times 2.5 (Regulation (EU) 1169/2011). */
const SALT_PER_SODIUM = 2.5;

const WORDS: Readonly<Record<string, number>> = { 'half a': 0.5, anderthalb: 1.5, eineinhalb: 1.5 };
const numberOf = (typed: string): number => WORDS[typed] ?? (/^\d/.test(typed) ? Number(typed.replace(',', '.')) : 1);

const ASKS_SALT = new RegExp(`(?<!\\p{L})(?:${SALT}|salzig|salty|salzarm|sale|sels?|natriumarm)(?!\\p{L})`, 'u');

/** Whether a message asks of what a limit is of. */
export function asksOf(message: string, of: OwnLimit['of']): boolean {
  const text = foldText(message);
  return of === 'salt' ? ASKS_SALT.test(text) : FLUID.test(text) || SOUP.test(text);
}
const SOUP = /(?<!\p{L})(?:soups?|broth|suppen?|bruhe|soupes?|bouillon|potage|sopas?|caldo|zupp[ae]|minestr[ae]|brodo|soep)(?!\p{L})/u;

/** What limits of a day a message reports that were set for the one who writes: "my doctor says 3 g of salt a day". */
export function ownLimitsIn(message: string): readonly OwnLimit[] {
  const text = foldText(message).replaceAll('’', "'");
  if (!IS_SET.test(text)) return [];
  const limits: OwnLimit[] = [];
  const salt = (GRAMS.exec(text) ?? SALT_FIRST.exec(text))?.groups;
  if (salt !== undefined) {
    const grams = numberOf(salt['n'] ?? '') / (salt['unit'] === 'mg' ? 1000 : 1);
    const isSodium = /sodium|natrium|sodio/.test(text);
    const amount = Math.round(grams * (isSodium ? SALT_PER_SODIUM : 1) * 10) / 10;
    if (amount >= 0.5 && amount <= 15) limits.push({ of: 'salt', amount });
  }
  const fluids = FLUID.test(text) ? LITRES.exec(text)?.groups : undefined;
  if (fluids !== undefined) {
    const amount = numberOf(fluids['n'] ?? '') / (fluids['unit'] === 'ml' ? 1000 : 1);
    if (amount >= 0.3 && amount <= 5) limits.push({ of: 'fluids', amount });
  }
  return limits;
}

/** The limits in force after these messages, oldest first: a newer one replaces an older one. */
export function ownLimits(messages: readonly string[]): readonly OwnLimit[] {
  const all = messages.flatMap(ownLimitsIn);
  return (['salt', 'fluids'] as const).flatMap((of) => all.findLast((one) => one.of === of) ?? []);
}
