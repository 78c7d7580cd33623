import { toPicture, type View } from './geometry.ts';
import type { Luminance } from './luminance.ts';

/**
 * The view as a picture of its own, bilinear between pixels. Outside the picture its edge goes on: white there would make
 * gray bars and gray spaces look alike to an engine that divides a line of pixels into light and dark.
 */
export function render(image: Luminance, view: View): Luminance {
  const width = Math.round(view.width);
  const height = Math.round(view.height);
  const data = new Uint8Array(width * height);
  const stepX = Math.cos(view.angle) / view.scaleX;
  const stepY = Math.sin(view.angle) / view.scaleX;
  for (let row = 0; row < height; row += 1) {
    const start = toPicture(view, { x: 0.5, y: row + 0.5 });
    renderRow(image, data, row * width, width, start.x - 0.5, start.y - 0.5, stepX, stepY);
  }
  return { data, width, height };
}

/** The hot loop: plain numbers, no objects. */
function renderRow(
  image: Luminance,
  out: Uint8Array,
  offset: number,
  count: number,
  startX: number,
  startY: number,
  stepX: number,
  stepY: number,
): void {
  const { data, width, height } = image;
  const lastX = width - 1;
  const lastY = height - 1;
  for (let at = 0, x = startX, y = startY; at < count; at += 1, x += stepX, y += stepY) {
    const left = x <= 0 ? 0 : x >= lastX ? lastX : x | 0;
    const top = y <= 0 ? 0 : y >= lastY ? lastY : y | 0;
    const right = left < lastX ? left + 1 : left;
    const below = top < lastY ? top + 1 : top;
    const partX = x > left ? Math.min(1, x - left) : 0;
    const partY = y > top ? Math.min(1, y - top) : 0;
    const upper = pixel(data, top * width + left) * (1 - partX) + pixel(data, top * width + right) * partX;
    const lower = pixel(data, below * width + left) * (1 - partX) + pixel(data, below * width + right) * partX;
    out[offset + at] = upper * (1 - partY) + lower * partY;
  }
}

function pixel(data: Luminance['data'], at: number): number {
  return data[at] ?? 0;
}
