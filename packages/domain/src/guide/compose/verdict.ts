import { dailyShares } from '../../health-profile/index.ts';
import type { Contribution } from '../../scoring/index.ts';
import type { ProductView, ProfileView } from '../facts.ts';
import { figuresLine } from './figures.ts';
import { listed, plainName, plainText, short, signed, withBrand } from './format.ts';
import { bullets, type Derived, type Reply, reply } from './reply.ts';
import { entriesOf, entryOf, INTAKES_SOURCE, YOUR_PROFILE } from './sources.ts';

/** Lines of the ledger that are told; the rest is on the product's page. */
const LINES = 6;

/** "Is it good for me, and why?" */
export function composeVerdict(product: ProductView, profile: ProfileView | null, mode: 'whole' | 'why low' = 'whole'): Reply {
  const day = daySentence(product, profile);
  const lines = toldLines(product, mode);
  return reply(
    [
      `${withBrand(product)} scores **${product.score} of 100** for you: **${product.label}**. ${summary(product)}`.trim(),
      bullets(product.alerts.map(({ message, level }) => `${level === 'note' ? '' : '**Careful:** '}${plainText(message)}`)),
      lines.length === 0 ? null : `What makes the score:\n${bullets(lines.map(lineText)) ?? ''}`,
      figuresLine(product) ?? 'The pack states no nutrition figures, so I cannot judge them.',
      day?.text ?? null,
      product.fits.length === 0 ? null : `It fits ${listed(product.fits)}, as far as the pack shows.`,
      product.doubts.length === 0 ? null : `Doubtful figures: ${product.doubts.map(plainText).join(' ')}`,
      lines.length < product.contributions.length ? `Every line is on [its page](/results/${product.barcode}).` : null,
    ],
    [entryOf(product), ...sourcesOfLines(product.contributions), ...(day?.sources ?? [])],
    { derived: day?.derived ?? [] },
  );
}

/** Several foods answer to the name: their scores, and the question which one is meant. */
export function composeSeveral(mention: string, products: readonly ProductView[]): Reply {
  return reply(
    [
      products.length === 1
        ? `I know no “${plainName(mention)}” by itself. The nearest in the catalogue, and its score for you:`
        : `Several products answer to “${plainName(mention)}”. For you they score:`,
      bullets(
        [...products]
          .sort((one, other) => other.score - one.score)
          .map((product) => `${withBrand(product)}: **${product.score}** (${product.label})${conflictOf(product)}`),
      ),
      'Which one do you mean? Name it, open it, or scan its barcode, and I will tell you why.',
    ],
    entriesOf(products),
  );
}

/** The gravest thing against a food for this person, as the end of a line. */
export function conflictOf({ alerts }: ProductView): string {
  const grave = alerts.find(({ level }) => level !== 'note');
  return grave === undefined
    ? ''
    : `, ${plainText(grave.message)
        .replace(/\.$/, '')
        .replace(/^./, (letter) => letter.toLowerCase())}`;
}

function summary({ score, alerts, nutriScore }: ProductView): string {
  const conflict = alerts.find(({ level }) => level === 'conflict');
  if (conflict !== undefined) return 'It goes against one of your restrictions, so I would leave it.';
  if (alerts.some(({ level }) => level === 'traces' || level === 'unknown'))
    return 'The pack does not settle whether it keeps to your restrictions, so treat it as if it did not.';
  const grade = nutriScore.computable ? ` Its Nutri-Score is ${nutriScore.grade.toUpperCase()}.` : '';
  if (score >= 75) return `A good everyday choice.${grade}`;
  if (score >= 50) return `Fine in normal amounts.${grade}`;
  if (score >= 25) return `Better now and then than every day.${grade}`;
  return `Best kept for rare occasions.${grade}`;
}

function toldLines({ contributions }: ProductView, mode: 'whole' | 'why low'): readonly Contribution[] {
  const chosen = mode === 'why low' ? contributions.filter(({ points }, at) => at === 0 || points < 0) : contributions;
  if (chosen.length <= LINES) return chosen;
  const kept = new Set([
    chosen[0],
    ...chosen
      .slice(1)
      .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
      .slice(0, LINES - 1),
  ]);
  return chosen.filter((line) => kept.has(line));
}

/** One line of the ledger in words. */
export function lineText({ label, points, reason }: Contribution): string {
  return `**${signed(points)}** ${plainName(label)}: ${plainText(reason)}`;
}

export function sourcesOfLines(lines: readonly Contribution[]): string[] {
  return lines.flatMap(({ source }) => (source === null ? [] : [source])).slice(0, LINES);
}

/** What a serving takes of the day, for the two figures that say most. */
function daySentence(product: ProductView, profile: ProfileView | null): { text: string; sources: string[]; derived: Derived[] } | null {
  const { per, grams, shares } = dailyShares(product.facts.nutriments, product.servingSize, profile?.targets ?? {});
  const energy = shares.find(({ target }) => target === 'calories');
  if (energy === undefined) return null;
  const own = energy.basis === 'own target';
  const amount = per === 'serving' ? `A serving (${short(grams)} ${product.per === '100 ml' ? 'ml' : 'g'})` : product.per;
  return {
    text: `${per === 'serving' ? amount : `Every ${amount}`} is ${short(energy.amount)} kcal, **${energy.percent}%** of ${own ? 'your target' : 'the reference intake'} of ${energy.ofDaily} kcal a day.`,
    sources: [own ? YOUR_PROFILE : INTAKES_SOURCE],
    derived: [
      { kind: 'portions', value: energy.amount, of: [{ per100: (100 * energy.amount) / grams, grams }] },
      { kind: 'share', value: energy.percent, part: energy.amount, whole: energy.ofDaily },
    ],
  };
}

/** Nothing of that name is known. */
export function composeNotFound(mentions: readonly string[]): Reply {
  const named = mentions.map((mention) => `“${plainName(mention)}”`);
  return reply([
    named.length === 0
      ? 'I am not sure which product you mean.'
      : `I could not find ${listed(named)} in the catalogue, so I cannot say anything about ${named.length === 1 ? 'it' : 'them'}.`,
    'Scan or type the barcode on the [scan page](/scan): then I know its figures, and you get its score.',
  ]);
}
