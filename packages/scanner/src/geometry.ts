import type { Luminance } from './luminance.ts';

export type Point = { x: number; y: number };

/**
 * A view of a picture: a rectangle of its own size, centred on `center` of the picture, turned by `angle` (radians)
 * and enlarged by `scaleX`, `scaleY`.
 */
export type View = { center: Point; angle: number; scaleX: number; scaleY: number; width: number; height: number };

/** The whole picture, turned by `degrees` and enlarged; large enough that no corner is lost. */
export function wholeView(size: { width: number; height: number }, degrees: number, scaleX: number, scaleY = scaleX): View {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.abs(Math.cos(angle));
  const sin = Math.abs(Math.sin(angle));
  return {
    center: { x: size.width / 2, y: size.height / 2 },
    angle,
    scaleX,
    scaleY,
    width: Math.max(8, Math.ceil((size.width * cos + size.height * sin) * scaleX)),
    height: Math.max(8, Math.ceil((size.width * sin + size.height * cos) * scaleY)),
  };
}

/** Where a point of the view lies in the picture. */
export function toPicture(view: View, point: Point): Point {
  const u = (point.x - view.width / 2) / view.scaleX;
  const v = (point.y - view.height / 2) / view.scaleY;
  const cos = Math.cos(view.angle);
  const sin = Math.sin(view.angle);
  return { x: u * cos - v * sin + view.center.x, y: u * sin + v * cos + view.center.y };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function middle(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

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
  const corner = toPicture(view, { x: 0.5, y: 0.5 });
  if (stepX === 1 && stepY === 0 && view.scaleY === 1 && isInside(image, corner.x - 0.5, corner.y - 0.5, width, height)) {
    const first = (corner.y - 0.5) * image.width + corner.x - 0.5;
    for (let row = 0; row < height; row += 1) {
      const from = first + row * image.width;
      data.set(image.data.subarray(from, from + width), row * width);
    }
    return { data, width, height };
  }
  for (let row = 0; row < height; row += 1) {
    const start = toPicture(view, { x: 0.5, y: row + 0.5 });
    renderRow(image, data, row * width, width, start.x - 0.5, start.y - 0.5, stepX, stepY);
  }
  return { data, width, height };
}

/** Whether a part of whole pixels lies within the picture. */
function isInside(image: Luminance, left: number, top: number, width: number, height: number): boolean {
  const isWhole = Number.isInteger(left) && Number.isInteger(top);
  return isWhole && left >= 0 && top >= 0 && left + width <= image.width && top + height <= image.height;
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
  const [endX, endY] = [startX + stepX * (count - 1), startY + stepY * (count - 1)];
  if (isBetween(startX, endX, lastX) && isBetween(startY, endY, lastY)) {
    for (let at = 0, x = startX, y = startY; at < count; at += 1, x += stepX, y += stepY) {
      const left = x | 0;
      const top = y | 0;
      const first = top * width + left;
      const partX = x - left;
      const partY = y - top;
      const upper = pixel(data, first) * (1 - partX) + pixel(data, first + 1) * partX;
      const lower = pixel(data, first + width) * (1 - partX) + pixel(data, first + width + 1) * partX;
      out[offset + at] = upper * (1 - partY) + lower * partY;
    }
    return;
  }
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

/** Whether a line from one end to the other has a neighbour on its far side everywhere, also where sums of steps end a little off. */
function isBetween(start: number, end: number, last: number): boolean {
  return Math.min(start, end) >= 0.001 && Math.max(start, end) < last - 0.001;
}

function pixel(data: Luminance['data'], at: number): number {
  return data[at] ?? 0;
}
