import type { ReaderOptions } from 'zxing-wasm/reader';
import { blurDown, sharpenAcross } from '../pixels/filter.ts';
import { wholeView } from '../pixels/geometry.ts';
import { render } from '../pixels/render.ts';
import { type Pass, RETAIL_OPTIONS } from './pass.ts';

/** The picture as it is. */
export function asItIs(name: string, options: ReaderOptions): Pass {
  return { name, prepare: (image) => ({ image, view: wholeView(image, 0, 1) }), options };
}

/** Enlarged: thin bars that fall between pixels get edges at which the engine can measure. */
export function enlarged(scale: number): Pass {
  return {
    name: `enlarged-${scale}`,
    prepare(image) {
      const view = wholeView(image, 0, scale);
      return { image: render(image, view), view };
    },
    options: RETAIL_OPTIONS,
  };
}

export type Sharpening = { name: string; blurRadius: number; scaleX: number; scaleY: number; radius: number; gain: number };

/** Averaged along upright bars, stretched and sharpened across them: brings back what an unsharp lens has smeared. */
export function sharpened({ name, blurRadius, scaleX, scaleY, radius, gain }: Sharpening): Pass {
  return {
    name,
    prepare(image) {
      const view = wholeView(image, 0, scaleX, scaleY);
      return { image: sharpenAcross(render(blurDown(image, blurRadius), view), radius, gain), view };
    },
    options: { ...RETAIL_OPTIONS, tryDownscale: false, tryRotate: false },
  };
}
