import { createEngine, type Engine, type EngineSource } from './engine.ts';
import { type Examination, examine } from './examine.ts';
import { findBars } from './find-bars.ts';
import { type Luminance, reduceTo, toLuminance } from './luminance.ts';
import { type DecodeOutcome, type Frame, NOTHING } from './outcome.ts';
import {
  BAR_STRATEGIES,
  barPass,
  barPasses,
  FRAME_STRATEGIES,
  INITIAL_PASS,
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
  /** A camera frame: one pass, one more where that shows nothing, and a second look at what was found. */
  decodeFrame(frame: Frame): Promise<DecodeOutcome>;
  /**
   * A picture file, with all effort. What is no picture, or too large a one (`sniffImage`), decodes to nothing.
   * @throws when the file is damaged beyond reading.
   */
  decodeImage(bytes: Uint8Array): Promise<DecodeOutcome>;
  /** A photo that is pixels already, with all effort. */
  decodePhoto(frame: Frame): Promise<DecodeOutcome>;
}

/** Largest picture that is looked at whole; larger ones are looked at in halves of their size first, then piece by piece. */
const MAX_WHOLE_PIXELS = 3_000_000;
/** Most pixels of the later passes, of which each reads the picture anew. */
const PHOTO_PASS_PIXELS = 1_200_000;

/**
 * Loads the engine; the same in a browser worker and in Node.
 * @throws Error without a source for the engine's WebAssembly, or when that cannot be loaded.
 */
export async function createDecoder(options: DecoderOptions = {}): Promise<Decoder> {
  const engine = await createEngine(options);
  let turn = 0;
  return {
    decodeFrame: (frame) => decodeFrame(engine, toLuminance(frame), (turn += 1)),
    decodePhoto: (frame) => decodePhoto(engine, toLuminance(frame)),
    async decodeImage(bytes) {
      const file = sniffImage(bytes);
      if (!file.ok) return NOTHING;
      const frame = (await options.unpack?.(bytes, file)) ?? null;
      return frame === null ? readFileDirectly(engine, bytes) : decodePhoto(engine, toLuminance(frame));
    },
  };
}

async function decodeFrame(engine: Engine, picture: Luminance, turn: number): Promise<DecodeOutcome> {
  const examination = examine(engine, picture);
  if (await examination.run(INITIAL_PASS)) return examination.tally.outcome();
  const strategy = FRAME_STRATEGIES[turn % FRAME_STRATEGIES.length] ?? BAR_STRATEGIES[0];
  await findsProduct(
    examination,
    findBars(picture).map((bars) => barPass(bars, strategy)),
  );
  return examination.tally.outcome();
}

async function decodePhoto(engine: Engine, picture: Luminance): Promise<DecodeOutcome> {
  const examination = examine(engine, picture);
  const whole = reduceTo(picture, MAX_WHOLE_PIXELS);
  const small = reduceTo(whole.image, PHOTO_PASS_PIXELS);
  const factor = whole.factor * small.factor;
  if (await examination.run(INITIAL_PASS, whole.image, whole.factor)) return examination.tally.outcome();
  if (await findsProduct(examination, barPasses(findBars(small.image), factor))) return examination.tally.outcome();
  if (whole.factor > 1 && (await findsProduct(examination, tiles(picture)))) return examination.tally.outcome();
  for (const pass of PHOTO_PASSES) {
    if (await examination.run(pass, small.image, factor)) break;
  }
  return examination.tally.outcome();
}

async function findsProduct(examination: Examination, passes: Iterable<Pass>): Promise<boolean> {
  for (const pass of passes) {
    if (await examination.run(pass)) return true;
  }
  return false;
}
