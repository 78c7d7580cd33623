import { createEngine, type Engine, type EngineSource } from './engine.ts';
import { type Examination, examine } from './examine.ts';
import { type Bars, findBars } from './find-bars.ts';
import { createLooks } from './grey/looks.ts';
import { GREY_FORMATS, readGrey, THOROUGH } from './grey/read-grey.ts';
import { type Luminance, MAX_WHOLE_PIXELS, meanLevel, reduceTo, toLuminance } from './luminance.ts';
import { type DecodeOutcome, type Frame, NOTHING, type Unread } from './outcome.ts';
import {
  BAR_STRATEGIES,
  barPass,
  barPasses,
  FRAME_PASS,
  FRAME_STRATEGIES,
  INITIAL_PASS,
  otherCodesPass,
  type Pass,
  PHOTO_PASSES,
  readFileDirectly,
  tiles,
} from './passes.ts';
import { type ImageFile, sniffImage } from './sniff-image.ts';

export type DecoderOptions = EngineSource & {
  /**
   * Picture file → pixels. Browsers have their own way, Node's is in `@labelwise/scanner/node`. Where it is missing or
   * answers `null`, the file goes to the engine as it is, which reads JPEG, PNG, GIF and BMP, in one thorough go.
   */
  unpack?: (bytes: Uint8Array, file: ImageFile) => Promise<Frame | null>;
};

export interface Decoder {
  /** The next frame of a camera: what one frame does not show, the next looks at in another way. */
  decodeFrame(frame: Frame): Promise<DecodeOutcome>;
  /**
   * A picture file, with all effort. What is no picture, or too large a one (`sniffImage`), decodes to nothing.
   * @throws when the file is damaged beyond reading.
   */
  decodeImage(bytes: Uint8Array): Promise<DecodeOutcome>;
  /** A photo that is pixels already, with all effort. */
  decodePhoto(frame: Frame): Promise<DecodeOutcome>;
}

/** Most pixels of the later passes, of which each reads the picture again. */
const PHOTO_PASS_PIXELS = 1_200_000;

/**
 * Loads the engine; the same in a browser worker and in Node.
 * @throws Error without a source for the engine's WebAssembly, or when that cannot be loaded.
 */
export async function createDecoder(options: DecoderOptions = {}): Promise<Decoder> {
  const engine = await createEngine(options);
  const readFrame = createFrameReader(engine);
  return {
    decodeFrame: (frame) => readFrame(toLuminance(frame)),
    decodePhoto: (frame) => decodePhoto(engine, toLuminance(frame)),
    async decodeImage(bytes) {
      const file = sniffImage(bytes);
      if (!file.ok) return NOTHING;
      const frame = (await options.unpack?.(bytes, file)) ?? null;
      return frame === null ? readFileDirectly(engine, bytes) : decodePhoto(engine, toLuminance(frame));
    },
  };
}

async function decodePhoto(engine: Engine, picture: Luminance): Promise<DecodeOutcome> {
  const examination = examine(engine, picture);
  const whole = reduceTo(picture, MAX_WHOLE_PIXELS);
  const small = reduceTo(whole.image, PHOTO_PASS_PIXELS);
  const factor = whole.factor * small.factor;
  const found = findBars(small.image);
  const outcome = () => examination.tally.outcome(unread(small.image, found));
  if (await examination.run(INITIAL_PASS, whole.image, whole.factor)) return outcome();
  if (await findsProduct(examination, barPasses(found, factor))) return outcome();
  if (whole.factor > 1 && (await findsProduct(examination, tiles(picture)))) return outcome();
  for (const pass of PHOTO_PASSES) {
    if (await examination.run(pass, small.image, factor)) return outcome();
  }
  for (const format of GREY_FORMATS) {
    for (const bars of found) {
      if (examination.tally.acceptGrey(readGrey(small.image, bars, [format], THOROUGH))) return outcome();
    }
  }
  return outcome();
}

async function findsProduct(examination: Examination, passes: Iterable<Pass>): Promise<boolean> {
  for (const pass of passes) {
    if (await examination.run(pass)) return true;
  }
  return false;
}

/** Mean gray level below which a lamp helps more than anything else. */
const DARK = 36;
/** Pixels across and along the bars from which a place may be a code; the edge of a table is narrower. */
const LEAST_CODE = { across: 70, along: 16 };

/** Why nothing was read in a picture in which these bars were found. */
export function unread(picture: Luminance, found: readonly Bars[]): Unread {
  if (meanLevel(picture) < DARK) return 'dark';
  return found.some(({ across, along }) => across >= LEAST_CODE.across && along >= LEAST_CODE.along) ? 'bars' : 'nothing';
}

/** Other codes than those of retail packs are looked for in every fourth frame, and in the next ones once there is one. */
const OTHER_EVERY = 4;
/** Rows of a place of bars that the engine is shown. */
const STRIP_HEIGHT = 96;

/**
 * Reads one camera frame after the other. Retail codes are looked for in each, first where bars stand side by side, then in all of it;
 * bars that the engine cannot read are read by their gray levels, a step a frame. A product of a retail pack ends the search.
 */
export function createFrameReader(engine: Engine): (picture: Luminance) => Promise<DecodeOutcome> {
  let turn = 0;
  let lookForOthersUntil = 0;
  const lookAtGrey = createLooks();

  return async (picture) => {
    turn += 1;
    const examination = examine(engine, picture);
    const { tally } = examination;
    const found = findBars(picture);
    const strategy = FRAME_STRATEGIES[turn % FRAME_STRATEGIES.length] ?? BAR_STRATEGIES[0];
    for (const bars of strategy === BAR_STRATEGIES[0] ? found : found.slice(0, 1)) {
      await examination.run(barPass(bars, strategy, STRIP_HEIGHT));
      if (tally.hasLongCode()) break;
    }
    if (!tally.hasLongCode()) await examination.run(FRAME_PASS);
    const isTurnOfOthers = turn % OTHER_EVERY === 1;
    if (tally.product() === null && (isTurnOfOthers || turn <= lookForOthersUntil)) {
      await examination.run(otherCodesPass(picture, turn % (2 * OTHER_EVERY) < OTHER_EVERY ? 'whole' : 'middle'));
      if (tally.hasOtherCode()) lookForOthersUntil = turn + OTHER_EVERY;
    }
    // Both take long: a frame has one of them, but where another code stays in view beside bars.
    if (tally.product() === null && !isTurnOfOthers) tally.acceptGrey(lookAtGrey(picture, found[0], turn));
    return tally.outcome(unread(picture, found));
  };
}
