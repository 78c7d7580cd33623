import type { ReaderOptions } from 'zxing-wasm/reader';
import { blurDown, sharpenAcross } from '../pixels/filter.ts';
import { wholeView } from '../pixels/geometry.ts';
import type { Luminance } from '../pixels/luminance.ts';
import { render } from '../pixels/render.ts';
import { RETAIL_OPTIONS, type Pass } from './pass.ts';

/** The picture as it is. */
export function asItIs(name: string, options: ReaderOptions = RETAIL_OPTIONS): Pass {
  return { name, prepare: (image) => ({ image, view: wholeView(image, 0, 1) }), options };
}

/** Enlarged: thin bars that fall between pixels get edges at which the engine can measure. */
export function enlarged(scale: number): Pass {
  return viewed(`enlarged-${scale}`, 0, scale, scale, RETAIL_OPTIONS);
}

/** Turned, for codes that lie neither level nor upright. */
export function turned(degrees: number, scale: number): Pass {
  return viewed(`turned-${degrees}`, degrees, scale, scale, RETAIL_OPTIONS);
}

function viewed(name: string, degrees: number, scaleX: number, scaleY: number, options: ReaderOptions): Pass {
  return {
    name,
    prepare(image) {
      const view = wholeView(image, degrees, scaleX, scaleY);
      return { image: render(image, view), view };
    },
    options,
  };
}

export type Squashing = { radius: number; scaleX: number; scaleY: number; sharpen?: { radius: number; gain: number } };

/** Averaged along the bars and stretched across them; sharpened, it brings back what an unsharp lens has smeared. */
export function squashed(name: string, { radius, scaleX, scaleY, sharpen }: Squashing): Pass {
  return {
    name,
    prepare(image) {
      const view = wholeView(image, 0, scaleX, scaleY);
      const stretched = render(blurDown(image, radius), view);
      return { image: sharpen === undefined ? stretched : sharpenAcross(stretched, sharpen.radius, sharpen.gain), view };
    },
    options: { ...RETAIL_OPTIONS, tryDownscale: false, tryRotate: false },
  };
}

/** A quarter turn before any of the passes above, for the ones that look along rows only. */
export function onItsSide(pass: Pass): Pass {
  return {
    name: `${pass.name}-on-side`,
    prepare(picture: Luminance) {
      const quarter = wholeView(picture, 90, 1);
      const { image, view } = pass.prepare(render(picture, quarter));
      return { image, view: { ...view, center: { x: picture.width / 2, y: picture.height / 2 }, angle: view.angle + quarter.angle } };
    },
    options: pass.options,
  };
}
