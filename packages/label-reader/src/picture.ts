/** Pixels of a picture, four bytes each (red, green, blue, opacity), as a canvas and the codecs give them. */
export type Picture = { readonly data: Uint8ClampedArray | Uint8Array; readonly width: number; readonly height: number };

/** One byte a pixel, 0 black to 255 white. */
export type GrayPicture = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** @throws RangeError when the bytes are not those of a picture of this size. */
export function assertPicture({ data, width, height }: Picture): void {
  if (!(width > 0 && height > 0) || data.length !== width * height * 4) {
    throw new RangeError(`${data.length} bytes are no picture of ${width} by ${height} pixels`);
  }
}

/** A smaller or larger copy: the mean of the pixels that fall together where it shrinks, between neighbours where it grows. */
export function resize(picture: Picture, width: number, height: number): Picture {
  if (width === picture.width && height === picture.height) return picture;
  const shrink = Math.max(picture.width / width, picture.height / height);
  return shrink > 1 ? shrinkTo(picture, width, height) : growTo(picture, width, height);
}

type Span = { from: number; weights: readonly number[] };

/** Which pixels of a line fall, with which share, on each pixel of the shorter line. */
function spans(length: number, target: number): Span[] {
  const scale = length / target;
  return Array.from({ length: target }, (_, at) => {
    const [start, end] = [at * scale, Math.min(length, (at + 1) * scale)];
    const from = Math.floor(start);
    const weights: number[] = [];
    for (let pixel = from; pixel < end; pixel += 1) weights.push((Math.min(pixel + 1, end) - Math.max(pixel, start)) / (end - start));
    return { from, weights };
  });
}

function shrinkTo({ data, width: fullWidth, height: fullHeight }: Picture, width: number, height: number): Picture {
  const columns = spans(fullWidth, width);
  const rows = spans(fullHeight, height);
  const out = new Uint8ClampedArray(width * height * 4);
  const line = new Float32Array(fullWidth * 3);
  rows.forEach(({ from, weights }, y) => {
    line.fill(0);
    weights.forEach((weight, offset) => {
      let at = (from + offset) * fullWidth * 4;
      for (let x = 0; x < line.length; x += 3, at += 4) {
        line[x] = (line[x] ?? 0) + weight * (data[at] ?? 0);
        line[x + 1] = (line[x + 1] ?? 0) + weight * (data[at + 1] ?? 0);
        line[x + 2] = (line[x + 2] ?? 0) + weight * (data[at + 2] ?? 0);
      }
    });
    for (let x = 0, to = y * width * 4; x < width; x += 1, to += 4) {
      const span = columns[x];
      if (span === undefined) continue;
      let [red, green, blue] = [0, 0, 0];
      for (let k = 0, at = span.from * 3; k < span.weights.length; k += 1, at += 3) {
        const weight = span.weights[k] ?? 0;
        red += weight * (line[at] ?? 0);
        green += weight * (line[at + 1] ?? 0);
        blue += weight * (line[at + 2] ?? 0);
      }
      out[to] = red;
      out[to + 1] = green;
      out[to + 2] = blue;
      out[to + 3] = 255;
    }
  });
  return { data: out, width, height };
}

function growTo(picture: Picture, width: number, height: number): Picture {
  const out = new Uint8ClampedArray(width * height * 4);
  const [scaleX, scaleY] = [picture.width / width, picture.height / height];
  for (let y = 0, to = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, to += 4) {
      sample(picture, (x + 0.5) * scaleX - 0.5, (y + 0.5) * scaleY - 0.5, out, to);
    }
  }
  return { data: out, width, height };
}

/** The color at a place between pixels, written as RGBA; beyond the edge the edge goes on. */
export function sample({ data, width, height }: Picture, x: number, y: number, out: Uint8ClampedArray, to: number): void {
  const [cx, cy] = [Math.min(Math.max(x, 0), width - 1), Math.min(Math.max(y, 0), height - 1)];
  const [x0, y0] = [Math.floor(cx), Math.floor(cy)];
  const [fx, fy] = [cx - x0, cy - y0];
  const a = (y0 * width + x0) * 4;
  const b = x0 + 1 < width ? a + 4 : a;
  const down = y0 + 1 < height ? width * 4 : 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const top = (data[a + channel] ?? 0) * (1 - fx) + (data[b + channel] ?? 0) * fx;
    const bottom = (data[a + down + channel] ?? 0) * (1 - fx) + (data[b + down + channel] ?? 0) * fx;
    out[to + channel] = top * (1 - fy) + bottom * fy;
  }
  out[to + 3] = 255;
}

/** Scaled down so that no side is longer than `side`. */
export function fitWithin(picture: Picture, side: number): Picture {
  const scale = side / Math.max(picture.width, picture.height);
  if (scale >= 1) return picture;
  return resize(picture, Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale)));
}
