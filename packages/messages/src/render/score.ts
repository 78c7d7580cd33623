import type { Amount, MatchedNutrient, MatchReason } from '@labelwise/domain/matching';
import type { Contribution, FoodScore, LedgerLine, LineData, ScoreUnknown } from '@labelwise/domain/scoring';
import type { Say } from '../index.ts';
import { fittingText, type PresentedAlert, presentAlert } from './alerts.ts';
import { capitalized, nutrimentName, unstatedKind } from './foods.ts';
import { reasonText, strengthText } from './preferences.ts';
import { additiveName, termAtStart, termInside, termText } from './terms.ts';

/** A score with the words of its ledger, as the API answers it. */
export type PresentedScore = Omit<FoodScore, 'contributions' | 'alerts' | 'unknowns' | 'deduplicated' | 'fitting'> & {
  contributions: PresentedLine[];
  alerts: PresentedAlert[];
  unknowns: PresentedUnknown[];
  countedOnce: FoodScore['deduplicated'];
  suits: string[];
};
export type PresentedLine = Contribution & { data: PresentedLineData };
type PreferenceLine = Extract<LineData, { kind: 'preference' }>;
/** As the line has it, the reason of a preference in words. */
export type PresentedLineData = Exclude<LineData, PreferenceLine> | (Omit<PreferenceLine, 'reason'> & { reason: string | null });
/** What was left out, why, and what would settle it. */
export type PresentedUnknown = { name: string; reason: string; fix: string; data: ScoreUnknown };

export function presentScore(say: Say, { deduplicated, contributions, alerts, unknowns, fitting, ...score }: FoodScore): PresentedScore {
  return {
    ...score,
    contributions: contributions.map((line) => presentLine(say, line)),
    alerts: alerts.map((alert) => presentAlert(say, alert)),
    unknowns: unknowns.map((unknown) => ({ ...unknownWords(say, unknown), data: unknown })),
    countedOnce: deduplicated,
    suits: fitting.map((one) => fittingText(say, one)),
  };
}

export function presentLine(say: Say, { id, points, group, data }: LedgerLine): PresentedLine {
  return { id, points, group, ...lineWords(say, data), data: presentData(say, data) };
}

/** A line of a stored scan; one that was stored in words is answered as it stands. */
export function presentStoredLine<Worded extends Contribution>(say: Say, line: LedgerLine | Worded): PresentedLine | Worded {
  return 'label' in line ? line : presentLine(say, line);
}

function presentData(say: Say, data: LineData): PresentedLineData {
  if (data.kind !== 'preference') return data;
  return { ...data, reason: data.reason === null ? null : reasonText(say, data.reason) };
}

type Words = Pick<Contribution, 'label' | 'reason' | 'source'>;

/** The words of a line: what it is, why, and what it rests on. */
export function lineWords(say: Say, data: LineData): Words {
  switch (data.kind) {
    case 'water':
      return {
        label: say('ledger.nutri_score', { grade: 'A' }),
        reason: sentences(say('ledger.plain_water'), unstatedKind(say, data.foodKind)),
        source: say('ledger.nutri_score_source'),
      };
    case 'nutri-score':
      return {
        label: say('ledger.nutri_score', { grade: data.grade.toUpperCase() }),
        reason: sentences(
          say('ledger.nutri_score_points', { points: data.nutriScore, shown: String(data.nutriScore).replace('-', '−') }),
          data.assumed.length === 0 ? null : say('ledger.assumed', { names: names(say, data.assumed) }),
          unstatedKind(say, data.foodKind),
        ),
        source: say('ledger.nutri_score_source'),
      };
    case 'processing':
      return {
        label: say(data.nova === 4 ? 'ledger.ultra_processed' : 'ledger.processed'),
        reason: say('ledger.nova_group', { nova: data.nova }),
        source: say('ledger.nova_source'),
      };
    case 'additive': {
      const code = data.code.toUpperCase();
      const name = capitalized(additiveName(say, data.code, data.name));
      return {
        label: name === code ? code : say('ledger.additive', { name, code }),
        reason: say(`ledger.concern_${data.risk}`),
        source: say('ledger.additive_source'),
      };
    }
    case 'organic':
      return { label: say('ledger.organic'), reason: say('ledger.organic_reason'), source: say('ledger.organic_source') };
    case 'preference':
      return {
        // Who did not choose a strength is shown none: the reason says what asks for it.
        label:
          data.reason === null
            ? say('ledger.preference', { name: termAtStart(say, data.name), strength: strengthText(say, data.value) })
            : termAtStart(say, data.name),
        reason: preferenceReason(say, data),
        source: data.source ?? data.matchSource,
      };
    case 'neutral start':
    case 'nutriment':
    case 'printed nutri-score':
    case 'nutri-score range':
      return { ...fallbackWords(say, data), source: say('ledger.fallback_source') };
    default:
      return limitWords(say, data);
  }
}

/** What matched, then why the profile asks for it. */
export function preferenceReason(say: Say, { match, reason }: PreferenceLine): string {
  return sentences(matchText(say, match), reason === null ? null : reasonText(say, reason));
}

type FallbackLine = Extract<LineData, { kind: 'neutral start' | 'nutriment' | 'printed nutri-score' | 'nutri-score range' }>;

function fallbackWords(say: Say, data: FallbackLine): Omit<Words, 'source'> {
  switch (data.kind) {
    case 'neutral start':
      return {
        label: say('ledger.neutral_start'),
        reason: sentences(
          say('ledger.no_nutri_score', { why: data.missing === null ? '' : say(`ledger.${data.missing}`) }),
          unstatedKind(say, data.foodKind),
        ),
      };
    case 'nutriment':
      return {
        label: say(FALLBACK_NUTRIMENTS[data.nutriment]),
        reason: say('ledger.above_limit', { limit: data.limit, amount: amountText(say, data.amount) }),
      };
    case 'printed nutri-score':
      return { label: say('ledger.nutri_score', { grade: data.grade.toUpperCase() }), reason: say('ledger.printed') };
    case 'nutri-score range':
      return {
        label: say('ledger.range'),
        reason: say('ledger.range_reason', { best: data.best.toUpperCase(), worst: data.worst.toUpperCase() }),
      };
  }
}

const FALLBACK_NUTRIMENTS = {
  sugars: 'ledger.sugars',
  salt: 'ledger.salt',
  saturatedFat: 'ledger.saturated_fat',
  proteins: 'ledger.protein',
  fiber: 'ledger.fiber',
} as const satisfies Readonly<Record<Extract<LineData, { kind: 'nutriment' }>['nutriment'], string>>;

type LimitLine = Exclude<LineData, FallbackLine | { kind: 'water' | 'nutri-score' | 'processing' | 'additive' | 'organic' | 'preference' }>;

function limitWords(say: Say, data: LimitLine): Words {
  const words = (label: string, reason: string, source: string | null = null): Words => ({ label, reason, source });
  switch (data.kind) {
    case 'additives limit':
      return words(say('ledger.additives_limit'), say('ledger.additives_limit_reason', { limit: data.limit }));
    case 'processing and additives limit':
      return words(say('ledger.processing_additives_limit'), say('ledger.processing_additives_limit_reason', { limit: data.limit }));
    case 'energy density limit':
      return words(say('ledger.energy_density_limit'), say('ledger.energy_density_limit_reason', { kcal: data.kcal, limit: data.limit }));
    case 'goals limit':
      return words(
        say('ledger.goals_limit'),
        say(data.isSweet ? 'ledger.goals_limit_of_sweets' : 'ledger.goals_limit_reason', { limit: data.limit }),
      );
    case 'conflict cap':
      return words(
        say('ledger.conflict_cap', { restriction: termText(say, data.restriction) }),
        say('ledger.conflict_cap_reason', { limit: data.limit }),
      );
    case 'unknown cap':
      return words(
        say('ledger.unknown_cap', { restriction: termText(say, data.restriction) }),
        say('ledger.unknown_cap_reason', { limit: data.limit }),
      );
    case 'potassium cap': {
      const food = data.food === null ? say('ledger.this_food') : termText(say, data.food);
      return words(
        say('ledger.potassium_cap'),
        say('ledger.potassium_cap_reason', { food, limit: data.limit }),
        say('ledger.potassium_source'),
      );
    }
    case 'avoided cap':
      return words(say('ledger.avoided_cap'), say('ledger.avoided_cap_reason', { limit: data.limit }));
    case 'alcohol cap':
      return words(say('ledger.alcohol_cap'), say('ledger.alcohol_cap_reason', { limit: data.limit }), say('ledger.alcohol_source'));
    case 'high additive cap':
      return words(say('ledger.high_additive_cap'), say('ledger.high_additive_cap_reason', { limit: data.limit }));
    case 'end of scale':
      return words(say('ledger.ends_of_scale'), say('ledger.ends_of_scale_reason'));
  }
}

function unknownWords(say: Say, unknown: ScoreUnknown): Omit<PresentedUnknown, 'data'> {
  const words = (name: string, reason: string, fix: string): Omit<PresentedUnknown, 'data'> => ({ name, reason, fix });
  switch (unknown.kind) {
    case 'nutri-score':
      return words(
        say('unknowns.nutri_score'),
        say('unknowns.nutri_score_reason'),
        unknown.missing.length > 0 ? say('unknowns.add_to_table', { names: names(say, unknown.missing) }) : say('unknowns.add_category'),
      );
    case 'assumed':
      return words(capitalized(nutrimentName(say, unknown.nutriment)), say('unknowns.assumed_reason'), say('unknowns.check_table'));
    case 'open':
      return words(
        say(unknown.input === 'fiber' ? 'unknowns.fiber' : 'unknowns.fruit_and_vegetables'),
        say('unknowns.open_reason'),
        say('unknowns.open_fix', { gain: unknown.gain, grade: unknown.grade.toUpperCase() }),
      );
    case 'category':
      return words(say('unknowns.category'), say('unknowns.category_reason'), say('unknowns.add_category'));
    case 'processing':
      return words(say('unknowns.processing'), say('unknowns.processing_reason'), say('unknowns.processing_fix'));
    case 'additive':
      return words(unknown.code.toUpperCase(), say('unknowns.additive_reason'), say('unknowns.additive_fix'));
    case 'substance':
      return words(termAtStart(say, unknown.name), say('unknowns.substance_reason'), say('unknowns.check_ingredients'));
    case 'nutrient':
      return words(termAtStart(say, unknown.name), say('unknowns.nutrient_reason'), say('unknowns.check_table'));
    case 'potassium':
      return words(
        say('unknowns.potassium'),
        say('unknowns.potassium_reason', { milligrams: unknown.milligrams, food: termText(say, unknown.food) }),
        say('unknowns.potassium_fix'),
      );
  }
}

function names(say: Say, nutriments: readonly Parameters<typeof nutrimentName>[1][]): string {
  return nutriments.map((one) => nutrimentName(say, one)).join(', ');
}

function sentences(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(' ');
}

const NUTRIENTS = {
  sugars: 'matches.sugars',
  carbohydrates: 'matches.carbohydrates',
  salt: 'matches.salt',
  'saturated fat': 'matches.saturated_fat',
  fat: 'matches.fat',
  energy: 'matches.energy',
  'added sugars': 'matches.added_sugars',
  'trans fat': 'matches.trans_fat',
  protein: 'matches.protein',
  'plant protein': 'matches.plant_protein',
  fiber: 'matches.fiber',
  'omega-3': 'matches.omega_3',
  caffeine: 'matches.caffeine',
} as const satisfies Readonly<Record<MatchedNutrient, string>>;

/** "9.1 g per 100 g". */
function amountText(say: Say, { value, unit, per }: Amount): string {
  return say('matches.amount', { value, unit, per });
}

/** Why a preference matches a food, in one sentence. */
function matchText(say: Say, match: MatchReason): string {
  switch (match.kind) {
    case 'ultra-processed':
      return say('matches.ultra_processed');
    case 'alcoholic drink':
      return say('matches.alcoholic_drink');
    case 'unsaturated fat':
      return say('matches.unsaturated_fat', { fat: amountText(say, match.fat), saturatedFat: amountText(say, match.saturatedFat) });
    case 'alcohol by volume':
      return say('matches.alcohol_by_volume', { percent: match.percent });
    case 'nutrient':
      return say(match.isFull ? 'matches.high_in' : 'matches.some', {
        nutrient: say(NUTRIENTS[match.nutrient]),
        amount: amountText(say, match.amount),
      });
    case 'micronutrient':
      return say('matches.micronutrient', { name: termAtStart(say, match.name), amount: amountText(say, match.amount) });
    case 'usual micronutrient':
      return say('matches.usual_micronutrient', { name: termText(say, match.name) });
    case 'some sugars added':
      return say(match.isFull ? 'matches.high_in_sugars_added' : 'matches.some_sugars_added');
    case 'declared allergen':
      return say('matches.declared_allergen', { words: match.words });
    case 'additive':
      return say('matches.contains_additive', { code: match.code });
    case 'on the pack':
      return say(match.isFull ? 'matches.on_the_pack' : 'matches.on_the_pack_in_part', { words: match.words });
    case 'named in the list':
      return say('matches.named_in_the_list', { name: termInside(say, match.name) });
  }
}
