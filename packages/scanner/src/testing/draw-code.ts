import { prepareZXingModule, type WriterOptions, writeBarcode } from 'zxing-wasm/writer';
import { render, wholeView } from '../geometry.ts';
import { wasmBytes } from '../node.ts';
import type { Frame } from '../outcome.ts';

let ready: Promise<unknown> | null = null;

type EngineFormat = NonNullable<WriterOptions['format']>;

/** A printed code as luminance: `modulePx` pixels a module, on white paper with room around it. */
export async function drawCode(format: EngineFormat, text: string, modulePx = 3): Promise<Frame> {
  const symbol = await symbolOf(format, text);
  const isLinear = isOneRow(symbol);
  return onPaper(stretch(symbol, modulePx, isLinear ? 40 * modulePx : symbol.height * modulePx));
}

/** The modules of a code row by row, 1 for dark; of a linear one all rows are alike. */
export async function codeModules(format: EngineFormat, text: string): Promise<{ rows: string[]; isLinear: boolean }> {
  const symbol = await symbolOf(format, text);
  const row = (at: number) =>
    Array.from(symbol.data.subarray(at * symbol.width, (at + 1) * symbol.width), (value) => (value < 128 ? 1 : 0));
  return { rows: Array.from({ length: symbol.height }, (_, at) => row(at).join('')), isLinear: isOneRow(symbol) };
}

async function symbolOf(format: EngineFormat, text: string) {
  ready ??= wasmBytes('zxing-wasm/writer/zxing_writer.wasm').then((wasmBinary) =>
    prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true }),
  );
  await ready;
  const { symbol, error } = await writeBarcode(text, { format, addQuietZones: true });
  if (error !== '') throw new Error(error);
  return symbol;
}

const isOneRow = ({ width, height }: { width: number; height: number }): boolean => height * 4 < width;

/** The same code turned by `degrees`, as a hand would hold it. */
export function turnedBy(frame: Frame, degrees: number): Frame {
  return render(frame, wholeView(frame, degrees, 1));
}

/** Two pictures, one below the other. */
export function stacked(upper: Frame, lower: Frame): Frame {
  const width = Math.max(upper.width, lower.width);
  const data = new Uint8Array(width * (upper.height + lower.height)).fill(255);
  paste(data, width, upper, 0, 0);
  paste(data, width, lower, 0, upper.height);
  return { data, width, height: upper.height + lower.height };
}

function stretch(symbol: { data: Uint8ClampedArray; width: number; height: number }, modulePx: number, height: number): Frame {
  const width = symbol.width * modulePx;
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const from = Math.floor((row * symbol.height) / height) * symbol.width;
    for (let x = 0; x < width; x += 1) data[row * width + x] = symbol.data[from + Math.floor(x / modulePx)] ?? 255;
  }
  return { data, width, height };
}

const MARGIN = 60;

function onPaper(code: Frame): Frame {
  const width = code.width + 2 * MARGIN;
  const height = code.height + 2 * MARGIN;
  const data = new Uint8Array(width * height).fill(255);
  paste(data, width, code, MARGIN, MARGIN);
  return { data, width, height };
}

function paste(target: Uint8Array, targetWidth: number, source: Frame, left: number, top: number): void {
  for (let row = 0; row < source.height; row += 1) {
    target.set(source.data.subarray(row * source.width, (row + 1) * source.width), (top + row) * targetWidth + left);
  }
}
