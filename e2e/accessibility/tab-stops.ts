import type { Page } from '../support/app.ts';

export type Stop = {
  name: string;
  /** Place in the page, regardless of scrolling, in CSS px. */
  box: { top: number; bottom: number; left: number; right: number };
  /** The bar or dialog that stays where it is while the page scrolls, by its place among those; -1 for the page itself. */
  layer: number;
  /** Whether it has an outline of 2 px and more, its edge counted, or a shadow, that it has not without the focus. */
  shows: boolean;
  /** A bar lies over it. */
  covered: boolean;
};

/** Puts what {@link tabThrough} asks into the page: `stop()` describes what has the focus now. Called while nothing has it. */
async function install(page: Page): Promise<void> {
  await page.evaluate(() => {
    const look = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineColor, borderTopColor, borderTopWidth, boxShadow } = getComputedStyle(element);
      const drawn = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
      // A field shows its focus on the box around it, whose edge takes the colour of the ring.
      const edge = drawn > 0 && borderTopColor === outlineColor ? Number.parseFloat(borderTopWidth) : 0;
      return { ring: drawn + edge, outline: drawn === 0 ? 'none' : `${outlineWidth} ${outlineColor}`, shadow: boxShadow };
    };
    const unfocused = new Map([...document.querySelectorAll('body *')].map((element) => [element, look(element)]));
    const isRinged = (element: Element) => {
      const [before, now] = [unfocused.get(element), look(element)];
      return (now.ring >= 2 && now.outline !== before?.outline) || (now.shadow !== 'none' && now.shadow !== (before?.shadow ?? now.shadow));
    };
    const around = (element: Element) =>
      [element, element.parentElement, element.parentElement?.parentElement, ...element.children].filter((each) => each instanceof Element);
    const waitUntilStill = async () => {
      const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
      await Promise.race([Promise.allSettled(fading.map((each) => each.finished)), new Promise((resolve) => setTimeout(resolve, 5000))]);
    };
    const placeOf = (element: Element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      let [x, y, layer] = [0, 0, -1];
      for (let each: Element | null = element; each !== null; each = each.parentElement) {
        const { position } = getComputedStyle(each);
        if (each instanceof HTMLDialogElement || position === 'fixed' || position === 'sticky') {
          layer = [...document.querySelectorAll('*')].indexOf(each);
          break;
        }
        if (each.parentElement === null) [x, y] = [x + scrollX, y + scrollY];
        else if (each !== element && each !== document.body) [x, y] = [x + each.scrollLeft, y + each.scrollTop];
      }
      return { box: { top: top + y, bottom: bottom + y, left: left + x, right: right + x }, layer };
    };
    const isCovered = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const points = [
        [left + 3, top + 3],
        [right - 3, top + 3],
        [left + 3, bottom - 3],
        [right - 3, bottom - 3],
        [(left + right) / 2, (top + bottom) / 2],
      ] as const;
      return !points.some(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element) === true);
      });
    };
    const stop = async () => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return null;
      await waitUntilStill();
      // A toast that lay there makes way; that takes a frame or more.
      for (let frames = 0; frames < 60 && isCovered(element); frames += 1)
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
        });
      const name =
        (
          element.getAttribute('aria-label') ??
          (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null) ??
          element.textContent ??
          ''
        ).trim() || element.tagName;
      return { name: name.slice(0, 40), ...placeOf(element), shows: around(element).some(isRinged), covered: isCovered(element) };
    };
    Object.assign(window, { tabStop: stop });
  });
}

/**
 * Every stop of the Tab key from the top of the page to its end, at most `most`. A press after which nothing has the focus, though the page
 * goes on, is a stop that shows nothing.
 */
export async function tabThrough(page: Page, most = 80): Promise<Stop[]> {
  await install(page);
  const next = async () => {
    await page.keyboard.press('Tab');
    return page.evaluate((): Promise<Stop | null> => Reflect.get(window, 'tabStop')());
  };
  const stops: Stop[] = [];
  for (;;) {
    const stop = await next();
    const after = stop ?? (await next());
    const first = stops[0];
    const isRound = first !== undefined && after?.name === first.name && after.box.top === first.box.top;
    if (after === null || isRound || stops.length >= most) return stops;
    if (stop === null) stops.push({ ...after, name: `nothing, before ${after.name}`, shows: false });
    stops.push(after);
  }
}

/** How far two boxes may overlap and still count as one after the other, in px. */
const TOLERANCE = 4;

type Box = Stop['box'];
const middleOf = ({ top, bottom }: Box) => (top + bottom) / 2;
const heightOf = ({ top, bottom }: Box) => bottom - top;

/** Steps that go back against the reading order: up the page, or to the left in one row. Bars that stay in place count each for itself. */
export function stepsBack(stops: readonly Stop[]): string[] {
  const layers = new Set(stops.map(({ layer }) => layer));
  return [...layers].flatMap((layer) => {
    const inLayer = stops.filter((stop) => stop.layer === layer);
    return inLayer.slice(1).flatMap((to, at) => {
      const from = inLayer[at];
      return from !== undefined && goesBack(from.box, to.box) ? [`${from.name} → ${to.name}`] : [];
    });
  });
}

function goesBack(from: Box, to: Box): boolean {
  const isAbove = to.bottom <= from.top + TOLERANCE;
  const isInRow = Math.abs(middleOf(to) - middleOf(from)) < Math.min(heightOf(from), heightOf(to)) / 2;
  return isAbove || (isInRow && to.right <= from.left + TOLERANCE);
}
