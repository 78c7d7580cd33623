import { dailyShares } from '../../health-profile/index.ts';
import { fitByAlerts, isGoodMatch, type LedgerAlert, type LedgerLine } from '../../scoring/index.ts';
import { type Answer, answerOf, type Derived, entriesOf, entryOf, type Source, targetSource } from '../answer.ts';
import type { AskedBack, Block, VerdictSummary } from '../blocks.ts';
import type { PeopleView, ProductView, ProfileView } from '../facts.ts';
import { gradeOf, MAIN_FIGURES, named, scored, shownAmount } from '../figures.ts';
import { dietsMetBy } from './suggestions.ts';

/** Lines of the ledger that an answer shows; the rest is on the product's page. */
const MAX_LINES = 6;

/** "Is it good for me, and why?" */
export function composeVerdict(product: ProductView, profile: ProfileView | null, mode: 'whole' | 'why low' = 'whole'): Answer {
  if (product.people !== undefined) return composePeopleVerdict(product, product.people, mode);
  const day = shareOfDay(product, profile);
  const lines = shownLines(product, mode);
  return answerOf(
    [
      { kind: 'verdict', food: scored(product), summary: summaryOf(product) },
      { kind: 'alerts', alerts: product.alerts },
      { kind: 'ledger', lines },
      figuresOf(product),
      day?.block ?? null,
      // Beside a conflict, an open question or a poor match, what else it fits would read as if it could be eaten.
      { kind: 'fits', diets: fitByAlerts(product.alerts) === 'fits' && isGoodMatch(product.score) ? dietsMetBy([product]) : [] },
      { kind: 'doubts', doubts: product.doubts },
      lines.length < product.contributions.length ? { kind: 'all lines', barcode: product.barcode } : null,
    ],
    [entryOf(product), ...sourcesOfLines(product.contributions), ...(day === null ? [] : [day.source])],
    { derived: day?.derived ?? [] },
  );
}

/** For people of the household: a line each, and the ledger where it is that of one person who has a score. */
function composePeopleVerdict(product: ProductView, people: PeopleView, mode: 'whole' | 'why low'): Answer {
  const [only, ...others] = people.people;
  const lines = only !== undefined && others.length === 0 && only.score !== null ? shownLines(product, mode) : [];
  return answerOf(
    [
      { kind: 'people verdict', food: named(product), ...people },
      { kind: 'ledger', lines },
      figuresOf(product),
      { kind: 'doubts', doubts: product.doubts },
      { kind: 'all lines', barcode: product.barcode },
    ],
    [entryOf(product), ...sourcesOfLines(lines)],
  );
}

function figuresOf(product: ProductView): Block {
  return {
    kind: 'figures',
    per: product.per,
    figures: MAIN_FIGURES.flatMap((nutriment) => {
      const amount = shownAmount(product, nutriment);
      return amount === null ? [] : [{ nutriment, amount }];
    }),
  };
}

/** Foods that are offered when it is not clear which one is meant. */
const MAX_OFFERED = 3;

/** Several foods have the name: their scores, and the question which one is meant. @param as what is asked about it */
export function composeSeveral(mention: string, products: readonly ProductView[], as: AskedBack): Answer {
  const foods = products
    .toSorted((one, other) => other.score - one.score)
    .map((product) => ({ ...scored(product), conflict: conflictOf(product) }));
  return answerOf(
    [
      { kind: 'several foods', mention, foods },
      { kind: 'ask back', as, foods: foods.slice(0, MAX_OFFERED).map(({ barcode, name, brand }) => ({ barcode, name, brand })) },
    ],
    entriesOf(products),
  );
}

/** No food has the name, but a part of it is one: which is asked, never taken. */
export function composePerhaps(mention: string, products: readonly ProductView[], as: AskedBack): Answer {
  const foods = products.map(({ barcode, name, brand }) => ({ barcode, name, brand }));
  return answerOf([
    { kind: 'perhaps meant', mention },
    { kind: 'ask back', as, foods: foods.slice(0, MAX_OFFERED) },
  ]);
}

/** Nothing of that name is known. */
export function composeNotFound(mentions: readonly string[]): Answer {
  return answerOf([{ kind: 'not found', mentions }, { kind: 'scan it' }]);
}

/** The gravest alert against a food for this person. */
export function conflictOf({ alerts }: ProductView): LedgerAlert | null {
  return alerts.find(({ level }) => level !== 'note') ?? null;
}

export function sourcesOfLines(lines: readonly LedgerLine[]): Source[] {
  return [{ kind: 'score lines', lines: lines.map(({ data }) => data) }];
}

function summaryOf(product: ProductView): VerdictSummary {
  const { score, alerts } = product;
  const fit = fitByAlerts(alerts);
  if (fit === 'conflict') return { kind: 'conflict' };
  if (fit !== 'fits') return { kind: 'unsettled' };
  const grade = gradeOf(product);
  if (score >= 75) return { kind: 'everyday', grade };
  if (score >= 50) return { kind: 'normal amounts', grade };
  return { kind: score >= 25 ? 'now and then' : 'rare', grade };
}

/** The base and the strongest lines, in the order of the ledger. */
function shownLines({ contributions }: ProductView, mode: 'whole' | 'why low'): readonly LedgerLine[] {
  const chosen = mode === 'why low' ? contributions.filter(({ points }, at) => at === 0 || points < 0) : contributions;
  if (chosen.length <= MAX_LINES) return chosen;
  const strongest = new Set([
    chosen[0],
    ...chosen
      .slice(1)
      .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
      .slice(0, MAX_LINES - 1),
  ]);
  return chosen.filter((line) => strongest.has(line));
}

/** What a serving takes of the day's energy. */
function shareOfDay(product: ProductView, profile: ProfileView | null): { block: Block; source: Source; derived: Derived[] } | null {
  const { per, grams, shares } = dailyShares(product.facts.nutriments, product.servingSize, profile?.targets ?? {});
  const energy = shares.find(({ target }) => target === 'calories');
  if (energy === undefined) return null;
  const { amount, percent, ofDaily, basis } = energy;
  return {
    block: {
      kind: 'share of day',
      serving: per === 'serving' ? grams : null,
      per: product.per,
      energy: amount,
      percent,
      ofDaily,
      isOwnTarget: basis === 'own target',
    },
    source: targetSource(basis === 'own target' ? profile : null, 'calories'),
    derived: [
      { kind: 'portions', value: amount, of: [{ per100: (100 * amount) / grams, grams }] },
      { kind: 'share', value: percent, part: amount, whole: ofDaily },
    ],
  };
}
