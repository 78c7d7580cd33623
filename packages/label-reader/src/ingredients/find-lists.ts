import type { ReadLanguage } from '@labelwise/domain/reading';
import { centerOf, heightOf, hullOf, type Quad } from '../geometry.ts';
import type { Level } from '../table/level.ts';
import type { TextBox } from '../text-box.ts';
import { headingOf, languageOf, startsSection } from './list-text.ts';

/** A paragraph that begins with the heading of a list. */
export type FoundList = { boxes: readonly TextBox[]; languages: readonly ReadLanguage[]; language: ReadLanguage | null; place: Quad };

type Line = { box: TextBox; left: number; right: number; v: number; height: number };

/** The lists of a pack: for each heading the lines below it that hang together with it. */
export function findLists(boxes: readonly TextBox[], level: Level): FoundList[] {
  const lines = boxes.map((box): Line => {
    const [a, b, c, d] = box.quad;
    const left = level.place({ x: (a.x + d.x) / 2, y: (a.y + d.y) / 2 }).u;
    const right = level.place({ x: (b.x + c.x) / 2, y: (b.y + c.y) / 2 }).u;
    return { box, left, right, v: level.place(centerOf(box.quad)).v, height: heightOf(box.quad) };
  });
  const headings = lines.flatMap((line) => {
    const heading = headingOf(line.box.text);
    return heading === null ? [] : [{ line, heading }];
  });
  return headings.map(({ line, heading }) => {
    const others = new Set(headings.filter((other) => other.line !== line).map((other) => other.line));
    const edge = edgeOfNext(line, lines, level.lineHeight);
    const rest = lines.filter((other) => !others.has(other) && other.left < edge);
    const near = paragraphFrom(line, rest, others, level.lineHeight, -Infinity);
    // Justified lines have wide gaps: what stands in the width of the whole paragraph belongs to it.
    const found = paragraphFrom(line, rest, others, level.lineHeight, Math.max(...near.map(({ right }) => right)));
    const boxesOf = found.map(({ box }) => box);
    const text = boxesOf.map((box) => box.text).join(' ');
    return {
      boxes: boxesOf,
      languages: heading.languages,
      language: languageOf(text, heading.languages),
      place: hullOf([line.box.quad, ...boxesOf.map(({ quad }) => quad)]),
    };
  });
}

/** How far up or down, in lines, a column beside the list may begin. */
const BESIDE = 8;

/** Where a section begins that stands beside the list, such as the nutrition table: what lies to the right of there is no ingredient. */
function edgeOfNext({ right, v }: Line, lines: readonly Line[], lineHeight: number): number {
  const beside = lines.filter(
    (other) => other.left > right - 0.5 * lineHeight && Math.abs(other.v - v) < BESIDE * lineHeight && startsSection(other.box.text),
  );
  return Math.min(Infinity, ...beside.map(({ left }) => left)) - 0.7 * lineHeight;
}

/** Line after line: what stands next below within the width of what is there, at the distance of lines of one paragraph. */
function paragraphFrom(start: Line, lines: readonly Line[], others: ReadonlySet<Line>, lineHeight: number, width: number): Line[] {
  // A bent line has a higher box than its print.
  const [low, high] = [Math.min(start.height, lineHeight), Math.max(start.height, lineHeight)];
  const end = Math.min(
    Infinity,
    ...[...others].filter((other) => other.v > start.v + 0.5 * start.height && overlaps(other, start)).map(({ v }) => v),
  );
  const found: Line[] = [start];
  let [left, right, bottom, pitch] = [start.left, start.right, start.v, 1.9 * start.height];
  for (const line of lines
    .filter(({ v }) => v > start.v - 0.5 * start.height && v < end - 0.3 * start.height)
    .toSorted((a, b) => a.v - b.v)) {
    if (line === start) continue;
    const isSame =
      Math.abs(line.v - bottom) < 0.5 * start.height &&
      (line.left - right < 0.7 * low || line.right < width + 0.5 * low) &&
      line.left > left - start.height;
    const isNext =
      line.v - bottom < pitch &&
      line.left < right &&
      line.right > left &&
      Math.abs(line.left - left) < Math.max(2.5 * start.height, 0.3 * (right - left));
    const isAlike = line.height > 0.42 * low && line.height < 1.9 * high;
    if (!isAlike || !(isSame || isNext)) continue;
    if (!isSame && found.length > 1) pitch = Math.min(pitch, Math.max(1.25 * (line.v - bottom), 1.5 * start.height));
    found.push(line);
    left = Math.min(left, line.left);
    right = Math.max(right, line.right);
    bottom = Math.max(bottom, line.v);
  }
  return found;
}

const overlaps = (a: Line, b: Line): boolean => a.left < b.right && a.right > b.left;
