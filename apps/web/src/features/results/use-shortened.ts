import { type RefCallback, useEffect, useRef, useState } from 'react';
import { useRoom } from '../../lib/use-wide.ts';
import { observeSize } from '../../ui/layout/fold.tsx';

/** As many screens of the window as results are long until something is opened. */
const MAX_SCREENS = 3;

/**
 * What a page that is too long leaves to one press, in this order: `day` the figures of a day, `proposals` what could be taken instead
 * besides the first. What speaks against a food, why, and one way on always stand.
 */
const STEPS = ['day', 'proposals'] as const;
type Step = (typeof STEPS)[number];
export type Shortened = ReadonlySet<Step>;

/** By the number of steps taken. */
const SHORTENED: readonly Shortened[] = [0, ...STEPS.map((_, at) => at + 1)].map((taken) => new Set(STEPS.slice(0, taken)));
const WHOLE: Shortened = new Set();

/**
 * Shortens the results on a phone until they are at most three screens long, by what they really measure: names, languages and sizes of
 * text are as long as they are. It goes one way, so that nothing that a person reads comes and goes, and ends once they open something
 * themselves: what they asked for is no reason to take away something else.
 * @returns what to put on the element that holds all of it, and what is to be left out
 */
export function useShortened(): { readonly ref: RefCallback<HTMLElement>; readonly shortened: Shortened } {
  const hasRoom = useRoom();
  const [page, setPage] = useState<HTMLElement | null>(null);
  const [steps, setSteps] = useState(0);
  const isTouched = useRef(false);
  useEffect(() => {
    if (page === null || hasRoom || steps === STEPS.length) return undefined;
    const touch = () => {
      isTouched.current = true;
    };
    const touchByPress = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[aria-expanded]') !== null) touch();
    };
    page.addEventListener('toggle', touch, true);
    page.addEventListener('click', touchByPress);
    const end = observeSize(page, () => {
      const isLong = !isTouched.current && document.documentElement.scrollHeight > MAX_SCREENS * window.innerHeight;
      return () => {
        if (isLong) setSteps((done) => Math.min(done + 1, STEPS.length));
      };
    });
    return () => {
      end();
      page.removeEventListener('toggle', touch, true);
      page.removeEventListener('click', touchByPress);
    };
  }, [page, hasRoom, steps]);
  return { ref: setPage, shortened: hasRoom ? WHOLE : (SHORTENED[steps] ?? WHOLE) };
}
