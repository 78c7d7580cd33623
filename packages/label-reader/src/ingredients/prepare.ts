import type { Point } from '../geometry.ts';
import type { GrayPicture, Picture } from '../picture.ts';

/** The height that a line of print gets before it is read, in pixels: what the engine was trained with. */
const LINE_PIXELS = 46;
const MAX_SIDE = 2_400;
const MAX_PIXELS = 3_500_000;

/** A piece of the level page, and how a place on it is found in the picture. */
export type PagePiece = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  lineHeight: number;
  /** The lines that belong to it: what stands beside them on the page is left white. */
  lines: readonly Strip[];
  find: (u: number, v: number) => Point;
};
export type Strip = { left: number; right: number; top: number; bottom: number };

/** The piece as a straight picture, dark on white, with lines of even height. */
export function straighten(picture: Picture, piece: PagePiece): GrayPicture {
  const { left, right, top, bottom, lineHeight, lines, find } = piece;
  const wanted = LINE_PIXELS / Math.max(1, lineHeight);
  const [full, high] = [Math.max(1, right - left), Math.max(1, bottom - top)];
  const scale = Math.min(wanted, MAX_SIDE / full, MAX_SIDE / high, Math.sqrt(MAX_PIXELS / (full * high)));
  const [width, height] = [Math.max(1, Math.round(full * scale)), Math.max(1, Math.round(high * scale))];
  const data = new Uint8Array(width * height);
  for (let y = 0, to = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, to += 1) data[to] = grayAt(picture, find(left + (x + 0.5) / scale, top + (y + 0.5) / scale));
  }
  const even = evenOut({ data, width, height });
  const inLines = new Uint8Array(width * height);
  for (const line of lines) {
    const [from, to] = [Math.max(0, Math.round((line.left - left) * scale)), Math.min(width, Math.round((line.right - left) * scale))];
    const [first, last] = [Math.max(0, Math.round((line.top - top) * scale)), Math.min(height, Math.round((line.bottom - top) * scale))];
    for (let y = first; y < last; y += 1) inLines.fill(1, y * width + from, Math.max(y * width + from, y * width + to));
  }
  return { ...even, data: even.data.map((value, at) => (inLines[at] === 1 ? value : 255)) };
}

function grayAt({ data, width, height }: Picture, { x, y }: Point): number {
  const [cx, cy] = [Math.min(Math.max(x - 0.5, 0), width - 1), Math.min(Math.max(y - 0.5, 0), height - 1)];
  const [x0, y0] = [Math.floor(cx), Math.floor(cy)];
  const [fx, fy] = [cx - x0, cy - y0];
  const at = (px: number, py: number): number => {
    const from = (Math.min(py, height - 1) * width + Math.min(px, width - 1)) * 4;
    return 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
  };
  return (at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx) * (1 - fy) + (at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx) * fy;
}

/**
 * Dark print on even white, whatever the light and the colors were: each pixel against the mean and the deviation around it. The floor
 * under the deviation prevents that the noise of empty paper becomes letters.
 */
function evenOut({ data, width, height }: GrayPicture): GrayPicture {
  const radius = Math.round(LINE_PIXELS * 0.8);
  const sums = new Float64Array((width + 1) * (height + 1));
  const squares = new Float64Array((width + 1) * (height + 1));
  let total = 0;
  for (let y = 0; y < height; y += 1) {
    let [row, rowSquares] = [0, 0];
    for (let x = 0; x < width; x += 1) {
      const value = data[y * width + x] ?? 0;
      total += value;
      row += value;
      rowSquares += value * value;
      const at = (y + 1) * (width + 1) + x + 1;
      sums[at] = row + (sums[at - width - 1] ?? 0);
      squares[at] = rowSquares + (squares[at - width - 1] ?? 0);
    }
  }
  const isDark = isLightOnDark(data, total / Math.max(1, data.length));
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)];
      const area = (bottom - top) * (right - left);
      const within = (table: Float64Array): number =>
        (table[bottom * (width + 1) + right] ?? 0) -
        (table[top * (width + 1) + right] ?? 0) -
        (table[bottom * (width + 1) + left] ?? 0) +
        (table[top * (width + 1) + left] ?? 0);
      const mean = within(sums) / area;
      const deviation = Math.max(12, Math.sqrt(Math.max(0, within(squares) / area - mean * mean)));
      const above = (((data[y * width + x] ?? 0) - mean) / deviation) * (isDark ? -1 : 1);
      out[y * width + x] = Math.max(0, Math.min(255, 190 + 110 * above));
    }
  }
  return { data: out, width, height };
}

/** Print covers less than its ground: where most pixels are darker than the mean, the ground is dark. */
function isLightOnDark(data: Uint8Array, mean: number): boolean {
  let darker = 0;
  for (const value of data) if (value < mean) darker += 1;
  return darker > 0.55 * data.length;
}
