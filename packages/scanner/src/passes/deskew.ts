import type { Sighting } from '../engine/engine.ts';
import type { RetailFormat } from '../formats.ts';
import { blurDown } from '../pixels/filter.ts';
import { distance, middle, type View } from '../pixels/geometry.ts';
import { render } from '../pixels/render.ts';
import { RETAIL_OPTIONS, type Pass } from './pass.ts';

/** Widths in modules, from first to last bar (GS1 General Specifications, 5.2). */
const MODULES: Readonly<Record<RetailFormat, number>> = { 'EAN-13': 95, 'UPC-A': 95, 'EAN-8': 67, 'UPC-E': 51 };

const MAX_HEIGHT = 160;
const QUIET_ZONE_MODULES = 12;

export type Look = { name: string; pixelsPerModule: number; blurRadius: number; tiltDegrees: number };

/** Two looks that differ in scale and smoothing, so that one and the same accident does not fool both. */
export const LOOKS: readonly Look[] = [
  { name: 'deskewed', pixelsPerModule: 3, blurRadius: 0, tiltDegrees: 0 },
  { name: 'deskewed-smooth', pixelsPerModule: 4.3, blurRadius: 3, tiltDegrees: 1 },
];

/** A close-up of a sighting with its bars upright: what a true code shows again, and a ghost does not. */
export function closeUp(sighting: Sighting, format: RetailFormat, look: Look): Pass {
  const view = closeUpView(sighting, MODULES[format], look);
  return {
    name: look.name,
    prepare(image) {
      const shown = render(image, view);
      return { image: look.blurRadius === 0 ? shown : blurDown(shown, look.blurRadius), view };
    },
    options: { ...RETAIL_OPTIONS, tryRotate: false, tryDownscale: false },
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
