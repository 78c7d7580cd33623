import { createEngine, type Engine, type EngineSource } from './engine.ts';
import { type Examination, examine } from './examine.ts';
import { findBars } from './find-bars.ts';
import { createFrameReader } from './frame-reader.ts';
import { GREY_FORMATS, readGrey, THOROUGH } from './grey/read-grey.ts';
import { type Luminance, MAX_WHOLE_PIXELS, reduceTo, toLuminance } from './luminance.ts';
import { type DecodeOutcome, type Frame, NOTHING } from './outcome.ts';
import { barPasses, INITIAL_PASS, type Pass, PHOTO_PASSES, readFileDirectly, tiles } from './passes.ts';
import { type ImageFile, sniffImage } from './sniff-image.ts';
import { unread } from './unread.ts';

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
      if (examination.tally.acceptGrey(readGrey(small.image, bars, format, THOROUGH), format)) return outcome();
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
