import type { FoodProduct } from '@labelwise/domain/food';
import { type Property, propertiesOf, unpackFindings } from '@labelwise/domain/reading';
import type { Submission } from '@labelwise/domain/submission';
import type { Amount, FigureName } from '@labelwise/label-reader';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Food } from '../../data/foods/foods.ts';
import { useScoreRevision } from '../../data/preferences-updated.ts';
import { layOnDevice } from '../../data/reading/read-food.ts';
import { ownProfile, personUnknown } from '../../data/scores/score-profile.ts';
import type { Draft } from './draft.ts';
import { type Assumed, fieldsOf, openRows, type Row } from './rows.ts';

/** What the draft comes to, from the strict outcome to the kind one. */
export type Outlook = {
  /** `null`: not enough for a number. */
  readonly range: { readonly strict: number; readonly kind: number } | null;
  readonly found: FoundInList | null;
  /** What a likely reading of an open row would score, where the other open rows are as they were read. */
  readonly scoreOf: (name: FigureName, amount: Amount) => number | null;
};

export const NO_OUTLOOK: Outlook = { range: null, found: null, scoreOf: () => null };

/** Rows whose likely readings are combined; with more, the range would be guessing. */
const MAX_COMBINED = 4;

/** One way the open rows may turn out; `row` is set where it shows what one reading would score. */
type Case = { readonly assumed: Assumed; readonly of: { readonly name: FigureName; readonly amount: Amount } | null };

/** What may come of the draft: as it stands, with each reading of each open row, and with all of them combined. */
export function casesOf(rows: readonly Row[]): Case[] {
  const open = openRows(rows).filter(({ proposals }) => proposals.length > 0);
  const asRead = new Map(open.flatMap(({ name, proposals: [own] }) => (own === undefined ? [] : [[name, own] as const])));
  const single = rows
    .filter(({ wasOpen, state }) => wasOpen || state === 'open')
    .flatMap(({ name, proposals }) =>
      proposals.length < 2
        ? []
        : proposals.map((amount): Case => ({ assumed: new Map([...asRead, [name, amount]]), of: { name, amount } })),
    );
  let combined: Map<FigureName, Amount>[] = [asRead];
  for (const { name, proposals } of open.filter((row) => row.proposals.length > 1).slice(0, MAX_COMBINED))
    combined = combined.flatMap((each) => proposals.map((amount) => new Map([...each, [name, amount]])));
  return [{ assumed: new Map(), of: null }, ...combined.map((assumed): Case => ({ assumed, of: null })), ...single];
}

/** The strictest and the kindest of these; as the draft stands it counts where that gives a number at all. */
export function rangeOf(results: readonly Provisional[]): Outlook['range'] {
  const known = results.flatMap(({ score, possible }) => (score === null ? [] : [{ score, possible: possible ?? score }]));
  if (known.length === 0) return null;
  return { strict: Math.min(...known.map(({ score }) => score)), kind: Math.max(...known.map(({ possible }) => possible)) };
}

/** Scored on this device, again after each change. */
export function useOutlook(draft: Draft, rows: readonly Row[], food: Food | null): Outlook {
  const revision = useScoreRevision();
  const cases = casesOf(rows);
  const gtin = food?.barcode ?? (draft.about.barcode || '0');
  const submissions = cases.map(({ assumed }): Submission => ({ ...fieldsOf(draft, 0, { assumed }), gtin }));
  const asked = useDeferredValue(JSON.stringify(submissions));
  const { data } = useQuery({
    queryKey: ['provisional', revision, food?.id ?? null, asked],
    queryFn: async () => {
      const given: Submission[] = JSON.parse(asked);
      return { asked, results: await provisionalScores(food, given) };
    },
    placeholderData: (before) => before,
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
  });
  const results = data?.results ?? null;
  if (results === null) return NO_OUTLOOK;
  const isNow = data?.asked === JSON.stringify(submissions);
  return {
    range: rangeOf(results),
    found: foundInList(results[0]?.reading ?? null),
    scoreOf(name, amount) {
      const at = isNow ? cases.findIndex(({ of }) => of?.name === name && of.amount === amount) : -1;
      return results[at]?.score ?? null;
    },
  };
}

/** What law makes packs name, by the names of `termText`. @source Regulation (EU) 1169/2011, annex II */
const WORDS: Readonly<Partial<Record<Property, string>>> = {
  Gluten: 'gluten',
  Dairy: 'milk',
  Eggs: 'eggs',
  Peanuts: 'peanuts',
  Nuts: 'nuts',
  Soy: 'soy',
  Fish: 'fish',
  crustaceans: 'crustaceans',
  molluscs: 'molluscs',
  Sesame: 'sesame',
  Mustard: 'mustard',
  Celery: 'celery',
  Lupin: 'lupin',
  Sulphites: 'sulphites',
};

export type FoundInList = {
  /** Ingredients, and how many of them are known. */
  readonly count: number;
  readonly known: number;
  readonly allergens: readonly string[];
  readonly traces: readonly string[];
};

/** What a packed reading found in the list; `null` where there is no list. It says nothing of what is not in it. */
function foundInList(reading: string | null): FoundInList | null {
  const findings = reading === null ? null : unpackFindings(reading);
  if (findings === null || !findings.hasList) return null;
  const words = (mask: typeof findings.has) => propertiesOf(mask).flatMap((property) => WORDS[property] ?? []);
  const allergens = words(findings.has);
  return {
    count: findings.all,
    known: findings.known,
    allergens,
    traces: words(findings.traces).filter((word) => !allergens.includes(word)),
  };
}

/** What a draft of a pack would come to for this person. */
type Provisional = {
  /** 0 to 100; `null` where nothing is known that a number could rest on. */
  readonly score: number | null;
  /** What it becomes if everything that is not known turns out well. */
  readonly possible: number | null;
  /** The packed reading of its list and name. */
  readonly reading: string | null;
};

const NOTHING: Provisional = { score: null, possible: null, reading: null };

/** Scores a food with each of these submissions laid over it, on this device. @returns `null` where the device cannot */
async function provisionalScores(food: Food | null, submissions: readonly Submission[]): Promise<readonly Provisional[] | null> {
  const base = food === null ? null : productFrom(food);
  const [laid, { scoreFood }, profile] = await Promise.all([
    layOnDevice(submissions.map((submission) => ({ food: base, submission }))),
    import('../../data/scores/engine.ts'),
    ownProfile(),
  ]);
  if (laid === null) return null;
  const isUnknown = personUnknown() !== null;
  return laid.map((one) => {
    if (one === null) return NOTHING;
    const { reading } = one.facts;
    const { score, basis, outcomes } = scoreFood(one.facts, profile);
    return isUnknown || basis === 'none' ? { ...NOTHING, reading } : { score, possible: outcomes?.fits ?? score, reading };
  });
}

/** A food of the API as the domain knows it. */
function productFrom({ facts, id, barcode, name, brand, image, category, quantity, servingSize }: Food): FoodProduct {
  return {
    ...facts,
    gtin: barcode ?? id,
    name,
    brand,
    imageUrl: image,
    category,
    quantity,
    servingSize,
    source: 'open-food-facts',
    sourceModifiedAt: null,
  };
}
