import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/process.ts';
import { createBlockMemory, inspectFile, readBytes, toBlocks } from './dump-file.ts';

const BLOCKS = 3;
/** Lines of many lengths, one of them longer than the memory of a block. */
const TEXT = Array.from({ length: 4000 }, (_, at) => String(at).padEnd(at === 2000 ? 3_000_000 : 1 + ((at * 7919) % 2500), 'x')).join('\n');

describe('the blocks of a file', () => {
  it.each([
    ['plain', 0],
    ['plain', 1_234_567],
    ['compressed', 0],
    ['compressed', 1_234_567],
  ])('hold each byte of a %s file once from byte %d on, though their memory is used again', async (form, start) => {
    const file = path.join(temporaryFolder(), 'dump');
    await writeFile(file, form === 'plain' ? TEXT : gzipSync(TEXT, { level: 1 }));
    const source = await inspectFile(file);
    const memory = createBlockMemory();
    const seen = new Set<ArrayBufferLike>();
    let [text, end, blocks, read] = ['', start, 0, 0];
    const onRead = (bytes: number): void => {
      read = bytes;
    };
    for await (const block of toBlocks(readBytes(source, start, onRead), { quoted: false, start, memory })) {
      text += block.bytes.toString('latin1');
      end = block.end;
      blocks += 1;
      seen.add(block.bytes.buffer);
      // Whoever gave it away has no use for what is in it.
      block.bytes.fill('?');
      if (block.bytes.buffer instanceof ArrayBuffer) memory.giveBack(block.bytes.buffer);
    }
    expect(text === TEXT.slice(start)).toBe(true);
    expect({ end, read }).toEqual({ end: TEXT.length, read: source.size });
    expect(blocks).toBeGreaterThanOrEqual(BLOCKS);
    expect(seen.size).toBeLessThan(blocks);
  });
});
