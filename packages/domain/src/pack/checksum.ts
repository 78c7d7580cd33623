/** CRC-32 of ISO 3309, as in gzip and PNG: every change of up to 32 neighbouring bits shows. */
export function crc32(bytes: Uint8Array, from = 0, to = bytes.length): number {
  const table = (known ??= tableOf());
  let crc = 0xffffffff;
  for (let at = from; at < to; at += 1) crc = (table[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

const POLYNOMIAL = 0xedb88320;
let known: Uint32Array | undefined;

function tableOf(): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_none, byte) => {
    let crc = byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 1) === 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
    return crc;
  });
}
