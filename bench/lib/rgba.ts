/** Gray levels as pixels of a camera: RGBA, opaque. */
export function toRgba({ data }: { readonly data: Uint8ClampedArray | Uint8Array }): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray(data.length * 4);
  const words = new Uint32Array(rgba.buffer);
  for (let at = 0; at < data.length; at += 1) words[at] = 0xff000000 | ((data[at] ?? 0) * 0x010101);
  return rgba;
}
