import { matchCanonical, readFood } from '../../matching/index.ts';
import { strictly } from '../declared/pack-words.ts';
import type { ScanView } from '../facts.ts';
import { amountText, nutrimentOf, wordFor } from './figures.ts';
import { plainName, withBrand } from './format.ts';
import { bullets, type Derived, type Reply, reply } from './reply.ts';
import { recentOf } from './week.ts';

const SHOWN = 6;
const NONE = reply(['You have no scans yet. [Scan](/scan) a product and it is kept here.']);

/** "What did I scan last?" */
export function composeScanned(scans: readonly ScanView[]): Reply {
  if (scans.length === 0) return NONE;
  return reply(
    [
      `Your latest scans, newest first:\n${bullets(scans.slice(0, SHOWN).map(scanLine)) ?? ''}`,
      'All of them are in your [history](/history).',
    ],
    [`your scans from ${scans.at(Math.min(SHOWN, scans.length) - 1)?.day ?? ''} to ${scans[0]?.day ?? ''}`],
  );
}

/** "What was the worst thing I scanned?" */
export function composeExtreme(all: readonly ScanView[], now: number, side: 'best' | 'worst', name: string | null): Reply {
  const { scans, inWeek } = recentOf(all, now);
  if (scans.length === 0) return NONE;
  const nutriment = name === null ? null : nutrimentOf(name);
  const amount = ({ product }: ScanView) => (nutriment === null ? null : (product.facts.nutriments[nutriment] ?? null));
  const ranked =
    nutriment === null
      ? [...scans].sort((one, other) => (side === 'best' ? other.score - one.score : one.score - other.score))
      : scans
          .filter((scan) => amount(scan) !== null)
          .sort((one, other) => (side === 'best' ? (amount(one) ?? 0) - (amount(other) ?? 0) : (amount(other) ?? 0) - (amount(one) ?? 0)));
  const unique = [...new Map(ranked.map((scan) => [scan.product.barcode, scan])).values()].slice(0, 3);
  const title =
    nutriment === null
      ? `${side === 'best' ? 'Highest' : 'Lowest'} scores`
      : `${side === 'best' ? 'Least' : 'Most'} ${wordFor(name ?? '')}`;
  return reply(
    [
      `${title} among ${inWeek ? 'your scans of the last seven days' : 'your latest scans'}:\n${bullets(unique.map((scan) => (nutriment === null ? scanLine(scan) : `${withBrand(scan.product)}: **${amountText(scan.product, nutriment) ?? ''}** per ${scan.product.per} (${scan.day})`))) ?? ''}`,
    ],
    [`your scans from ${scans.at(-1)?.day ?? ''} to ${scans[0]?.day ?? ''}`],
  );
}

type Asked = {
  nutrients: readonly string[];
  additives: readonly string[];
  diets: readonly string[];
  side: 'high' | 'low' | null;
  conflicts: boolean;
  anyAdditive: boolean;
};

/** "Which of my scans contain palm oil?" */
export function composeHolding(scans: readonly ScanView[], asked: Asked): Reply {
  if (scans.length === 0) return NONE;
  const unique = [...new Map(scans.map((scan) => [scan.product.barcode, scan])).values()];
  const answers = unique.map((scan) => ({ scan, answer: holds(scan, asked) }));
  const found = answers.filter(({ answer }) => answer === true).map(({ scan }) => scan);
  const unsure = answers.filter(({ answer }) => answer === null).map(({ scan }) => scan);
  const count = (list: readonly ScanView[]): Derived => ({
    kind: 'count',
    value: list.length,
    of: list.map(({ product }) => product.barcode),
  });
  return reply(
    [
      `Of the ${unique.length} different products among your latest scans, **${found.length}** ${found.length === 1 ? 'does' : 'do'}.`,
      bullets(found.slice(0, SHOWN).map(scanLine)),
      unsure.length === 0 ? null : `Of ${unsure.length} more the pack does not say enough to know.`,
    ],
    [`your scans from ${scans.at(-1)?.day ?? ''} to ${scans[0]?.day ?? ''}`],
    { derived: [count(unique), count(found), count(unsure)] },
  );
}

/** `null`: the pack does not say. */
function holds({ product }: ScanView, { nutrients, additives, diets, side, conflicts, anyAdditive }: Asked): boolean | null {
  const food = readFood(product.facts);
  if (conflicts) return product.alerts.some(({ level }) => level === 'conflict' || level === 'warning');
  const parts: (boolean | null)[] = [
    ...nutrients.map((name) => {
      const share = matchCanonical(food, name, 'less');
      if (share === null) return null;
      return side === 'low' ? share === 0 : nutrimentOf(name) === null ? share > 0 : share === 1;
    }),
    ...(anyAdditive ? [product.facts.additives.length > 0 ? true : product.facts.ingredientsText === null ? null : false] : []),
    ...additives.map((code) => product.facts.additives.includes(code)),
    ...diets.map((diet) => {
      const { answer } = strictly(product, food, diet);
      return answer === 'unknown' ? null : answer === 'yes';
    }),
  ];
  if (parts.includes(false)) return false;
  return parts.includes(null) || parts.length === 0 ? null : true;
}

function scanLine({ product, score, day }: ScanView): string {
  return `${withBrand(product)}: **${score}** on ${plainName(day)}`;
}
