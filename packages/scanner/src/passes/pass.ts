import type { ReaderOptions } from 'zxing-wasm/reader';
import type { Engine, Sighting } from '../engine/engine.ts';
import { engineFormats } from '../engine/zxing-formats.ts';
import { type BarcodeFormat, RETAIL_FORMATS } from '../formats.ts';
import { toPicture, type View } from '../pixels/geometry.ts';
import type { Luminance } from '../pixels/luminance.ts';

/** One way to look at a picture. */
export type Pass = {
  name: string;
  /** The picture as this pass shows it to the engine, and the view that leads from there back to the picture. */
  prepare(image: Luminance): { image: Luminance; view: View };
  options: ReaderOptions;
};

/** Thorough and upright-or-quarter-turned, which the engine does by itself. */
export const THOROUGH: ReaderOptions = { tryHarder: true, tryRotate: true, tryInvert: true, tryDownscale: true, maxNumberOfSymbols: 4 };

export function optionsFor(formats: readonly BarcodeFormat[], changes: ReaderOptions = {}): ReaderOptions {
  return { ...THOROUGH, formats: engineFormats(formats), ...changes };
}

export const RETAIL_OPTIONS = optionsFor(RETAIL_FORMATS);

/** Runs a pass; what it sees comes back in coordinates of the picture. */
export async function runPass(engine: Engine, pass: Pass, picture: Luminance): Promise<Sighting[]> {
  const { image, view } = pass.prepare(picture);
  return (await engine.read(image, pass.options)).map((sighting) => inPicture(view, sighting));
}

function inPicture(view: View, sighting: Sighting): Sighting {
  const [a, b, c, d] = sighting.corners;
  return { ...sighting, corners: [toPicture(view, a), toPicture(view, b), toPicture(view, c), toPicture(view, d)] };
}
