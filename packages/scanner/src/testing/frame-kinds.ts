/**
 * What a camera may see, kind by kind: whole codes, spoilt ones, bars that are put together out of codes, codes of other kinds, and what is
 * none. `right` are the numbers that a reading may give; an empty list allows none.
 */
import type { RetailFormat } from '../formats.ts';
import { modulesOf } from '../grey/templates.ts';
import type { Luminance } from '../luminance.ts';
import { ATTACKS, SURFACES } from './attack-kinds.ts';
import { NO_CODES, OTHERS } from './foreign-kinds.ts';
import { createRandom, generateFrame, randomGtin } from './generated-frames.ts';
import { type FrameKind, integer, oneOf, printed, type Random, RETAIL, type Scene, within } from './kind.ts';
import { ALMOST, JOINED, PARTS } from './spoilt-kinds.ts';

export type { FrameKind };
export type KindFrame = { frame: Luminance; right: readonly string[] };

/** The frame of a kind and a seed. It is as large as the code needs at any angle, as a camera that is held near enough sees it. */
export async function frameOf({ scene }: FrameKind, seed: number, modulePx: number): Promise<KindFrame> {
  const { options, right, modules = 95 } = await scene(createRandom(seed * 2 + 1));
  const width = Math.max(320, Math.min(640, 16 * Math.ceil(((modules + 40) * modulePx) / 16)));
  const { frame, gtin } = generateFrame(seed, { width, height: 0.75 * width, ...options, modulePx });
  return { frame, right: right ?? (gtin === null ? [] : [gtin]) };
}

function whole(name: string, format: RetailFormat, more: (random: Random) => Scene['options'] = () => ({})): FrameKind {
  return { name, isReadable: true, scene: (random) => ({ options: { format, ...more(random) } }) };
}

const besideEachOther: FrameKind = {
  name: 'two codes side by side',
  isReadable: true,
  scene(random) {
    const [one, other] = [oneOf(random, ['EAN-8', 'UPC-E']), oneOf(random, ['EAN-8', 'UPC-E'])] as const;
    const right = [randomGtin(one, random), randomGtin(other, random)];
    const bars = modulesOf(one, right[0] ?? '') + '0'.repeat(integer(random, 9, 16)) + modulesOf(other, right[1] ?? '');
    return { options: { bars }, right, modules: bars.length };
  },
};

/** A frame of the label, or a line of a table, within what should be the quiet zone. */
const besideALine: FrameKind = {
  name: 'a short code with a line beside it',
  isReadable: true,
  scene(random) {
    const { bars, gtin } = printed(random, ['EAN-8', 'UPC-E']);
    const line = (): string => '1'.repeat(integer(random, 1, 2));
    const gap = (): string => '0'.repeat(integer(random, 5, 8));
    const lined = random() < 0.5 ? line() + gap() + bars + gap() + line() : bars + gap() + line();
    return { options: { bars: lined }, right: [gtin], modules: lined.length };
  },
};

export const FRAME_KINDS: readonly FrameKind[] = [
  ...RETAIL.map((format) => whole(format, format)),
  whole('EAN-13 with an add-on', 'EAN-13', (random) => ({ addOn: oneOf(random, [2, 5]) })),
  ...(['EAN-13', 'EAN-8', 'UPC-E'] as const).map((format) =>
    whole(`${format}, moved`, format, (random) => ({ motionPx: within(random, 1, 5), blurPx: within(random, 0.3, 0.8) })),
  ),
  whole('EAN-13, around a can', 'EAN-13', (random) => ({ roundness: within(random, 62, 120) })),
  whole('EAN-13 with a reflection', 'EAN-13', () => ({ hasGlare: true })),
  whole('EAN-8 with a reflection', 'EAN-8', () => ({ hasGlare: true })),
  ...RETAIL.flatMap((format) => [
    { ...whole(`${format}, cut off`, format, () => ({ damage: 'cut' })), isReadable: false },
    { ...whole(`${format}, covered`, format, () => ({ damage: 'covered' })), isReadable: false },
  ]),
  besideEachOther,
  besideALine,
  ...JOINED,
  ...PARTS,
  ...ALMOST,
  ...OTHERS,
  ...NO_CODES,
  ...ATTACKS,
  ...SURFACES,
];
