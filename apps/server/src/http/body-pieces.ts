import { deserialize, serialize } from 'node:v8';
import { createTurns } from '../lib/turns.ts';

/** A value taken apart in a thread, each piece serialized; {@link joinPieces} puts it together piece by piece, so that the loop is never held for the whole. */
export type Pieces = readonly Uint8Array[];

/** Values that one piece holds: they take about two milliseconds to come back. */
const PIECE_VALUES = 4000;

type Container = unknown[] | Record<string, unknown>;
type Step =
  | { readonly do: 'open'; readonly name: string; readonly as: 'list' | 'object' }
  | { readonly do: 'add'; readonly names: readonly string[]; readonly values: readonly unknown[] }
  | { readonly do: 'close' };

/**
 * @param value as `JSON.parse` answers it, of bounded depth
 * @returns null where it would be one piece: such a value is handed over as it is, which copies a long text once instead of three times
 */
export function cutIntoPieces(value: unknown): Pieces | null {
  const sizes = new Map<object, number>();
  if (measure(value, sizes) <= PIECE_VALUES) return null;
  const steps: Step[] = [];
  cut('', value, sizes, steps);
  return steps.map((step) => serialize(step));
}

/** The value again. */
export async function joinPieces(pieces: Pieces): Promise<unknown> {
  const others = createTurns();
  let open: Container = [];
  const around: Container[] = [];
  for (const piece of pieces) {
    const step: Step = deserialize(piece);
    if (step.do === 'close') open = around.pop() ?? open;
    else if (step.do === 'add') step.values.forEach((value, at) => put(open, step.names[at] ?? '', value));
    else {
      const inner: Container = step.as === 'list' ? [] : {};
      put(open, step.name, inner);
      around.push(open);
      open = inner;
    }
    await others();
  }
  return Array.isArray(open) ? open[0] : undefined;
}

function put(open: Container, name: string, value: unknown): void {
  if (Array.isArray(open)) open.push(value);
  else open[name] = value;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Values in it, itself included; remembered for what holds others. */
function measure(value: unknown, sizes: Map<object, number>): number {
  if (!isContainer(value)) return 1;
  let size = 1;
  for (const inner of Object.values(value)) size += measure(inner, sizes);
  sizes.set(value, size);
  return size;
}

function cut(name: string, value: unknown, sizes: ReadonlyMap<object, number>, steps: Step[]): void {
  const sizeOf = (inner: unknown): number => (isContainer(inner) ? (sizes.get(inner) ?? 1) : 1);
  if (!isContainer(value) || sizeOf(value) <= PIECE_VALUES) {
    steps.push({ do: 'add', names: [name], values: [value] });
    return;
  }
  steps.push({ do: 'open', name, as: Array.isArray(value) ? 'list' : 'object' });
  let names: string[] = [];
  let values: unknown[] = [];
  let held = 0;
  const flush = () => {
    if (values.length > 0) steps.push({ do: 'add', names, values });
    [names, values, held] = [[], [], 0];
  };
  for (const [key, inner] of Object.entries(value)) {
    const size = sizeOf(inner);
    if (held + size > PIECE_VALUES) flush();
    if (size > PIECE_VALUES) cut(key, inner, sizes, steps);
    else {
      names.push(key);
      values.push(inner);
      held += size;
    }
  }
  flush();
  steps.push({ do: 'close' });
}
