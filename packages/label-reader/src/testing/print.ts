import type { Quad, TextBox } from '../geometry.ts';

/** How a page is photographed: turned by `angle` (radians), bent so that lines sag by `bend` in the middle, fanned out by `fan`. */
export type View = { angle?: number; bend?: number; fan?: number };

/** A line of text at `x`, `y` of the page, 20 high with letters 10 wide, as the engine would box it in the picture. */
export function print(text: string, x: number, y: number, view: View = {}, score = 0.98): TextBox {
  const width = text.length * 10;
  const quad: Quad = [seen(x, y - 10, view), seen(x + width, y - 10, view), seen(x + width, y + 10, view), seen(x, y + 10, view)];
  return { text, score, quad };
}

function seen(x: number, y: number, { angle = 0, bend = 0, fan = 0 }: View): { x: number; y: number } {
  const [right, down] = [x - 400, y - 300];
  const sagged = down + bend * 120 * (1 - (right / 400) ** 2) + fan * (down / 300) * right;
  return { x: 400 + right * Math.cos(angle) - sagged * Math.sin(angle), y: 300 + right * Math.sin(angle) + sagged * Math.cos(angle) };
}

/** A table: labels at the left, cells in columns 180 apart, rows 40 apart. */
export function printTable(rows: ReadonlyArray<readonly string[]>, view: View = {}): TextBox[] {
  return rows.flatMap((row, at) =>
    row.flatMap((text, column) => (text === '' ? [] : [print(text, column === 0 ? 40 : 220 + column * 180, 60 + at * 40, view)])),
  );
}
