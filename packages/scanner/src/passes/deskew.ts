import type { Sighting } from '../engine/engine.ts';
import { RETAIL_FORMATS, type BarcodeFormat } from '../formats.ts';
import { blurDown } from '../pixels/filter.ts';
import { distance, middle, type View } from '../pixels/geometry.ts';
import { render } from '../pixels/render.ts';
import { optionsFor, type Pass } from './pass.ts';

/** Widths in modules, from first to last bar (GS1 General Specifications, 5.2; an ITF-14 with wide bars of 2.5). */
const MODULES: Readonly<Partial<Record<BarcodeFormat, number>>> = { 'EAN-13': 95, 'UPC-A': 95, 'EAN-8': 67, 'UPC-E': 51, ITF: 120 };

const CLOSE_UP_OPTIONS = optionsFor([...RETAIL_FORMATS, 'ITF'], { tryRotate: false, tryDownscale: false });

const MAX_HEIGHT = 160;
const QUIET_ZONE_MODULES = 12;

export type Look = { name: string; pixelsPerModule: number; blurRadius: number; tiltDegrees: number };

/** Two looks that differ in scale and smoothing, so that one and the same accident does not fool both. */
export const LOOKS: readonly Look[] = [
  { name: 'deskewed', pixelsPerModule: 3, blurRadius: 0, tiltDegrees: 0 },
  { name: 'deskewed-smooth', pixelsPerModule: 4.3, blurRadius: 3, tiltDegrees: 1 },
];

/**
 * A close-up of a sighting with its bars upright: what a true code shows again, and a ghost does not. `null` for codes
 * that vouch for themselves.
 */
export function closeUp(sighting: Sighting, look: Look): Pass | null {
  const modules = MODULES[sighting.format];
  if (modules === undefined) return null;
  const view = closeUpView(sighting, modules, look);
  return {
    name: look.name,
    prepare(image) {
      const shown = render(image, view);
      return { image: look.blurRadius === 0 ? shown : blurDown(shown, look.blurRadius), view };
    },
    options: CLOSE_UP_OPTIONS,
  };
}

function closeUpView(sighting: Sighting, modules: number, look: Look): View {
  const [topLeft, topRight, , bottomLeft] = sighting.corners;
  const span = Math.max(1, distance(topLeft, topRight));
  const scale = (modules * look.pixelsPerModule) / span;
  const seenHeight = distance(topLeft, bottomLeft) * scale;
  return {
    center: middle(sighting.corners),
    angle: Math.atan2(topRight.y - topLeft.y, topRight.x - topLeft.x) + (look.tiltDegrees * Math.PI) / 180,
    scaleX: scale,
    scaleY: scale,
    width: Math.round((modules + 2 * QUIET_ZONE_MODULES) * look.pixelsPerModule),
    height: Math.round(Math.min(MAX_HEIGHT, Math.max(seenHeight, 0.2 * modules * look.pixelsPerModule))),
  };
}
