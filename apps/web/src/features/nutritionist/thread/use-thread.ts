import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage } from '../../../data/conversations.ts';
import { dayStart, dayTitle } from '../../../lib/dates.ts';

/** A guess at a row's height until it is measured, in px. */
const ROW_PX = 120;
/** How near the end counts as reading the newest, in px; further up nothing moves under a reader's eyes. */
const END_PX = 24;
/** Earlier messages are fetched when fewer rows than these stand above the view. */
const NEAR_TOP = 10;

type Thread = { rows: readonly ThreadRow[]; scroller: RefObject<HTMLDivElement | null>; onNearTop: () => void };

/**
 * The rows in the window, held at the end: new rows and growing replies are followed by whoever reads the newest, older
 * ones come in above without moving what is read.
 */
export function useThread({ rows, scroller, onNearTop }: Thread) {
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    getItemKey: (at) => rows[at]?.key ?? at,
    // The first rows drawn are the newest.
    initialOffset: () => Math.max(0, rows.length * ROW_PX - window.innerHeight),
    overscan: 6,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: END_PX,
    // Where there is no layout (a hidden page) the window's height and the guess stand in.
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => tell(rect.height === 0 ? { width: rect.width, height: window.innerHeight } : rect)),
    measureElement: (element, entry) => entry?.borderBoxSize[0]?.blockSize ?? (element.offsetHeight || ROW_PX),
  });
  const shown = virtualizer.getVirtualItems();
  useEffect(() => {
    // The element says where it stands: the rows drawn follow a jump to the end only later, and rows that come in above
    // before that hold the view at the beginning of the talk.
    const top = scroller.current?.scrollTop ?? 0;
    if (shown.length > 0 && top < (virtualizer.measurementsCache[NEAR_TOP]?.start ?? Number.POSITIVE_INFINITY)) onNearTop();
  });
  return { virtualizer, shown };
}

/** How far above the foot of the view a reply may begin so that the button to the newest would stand on its first line, in px. */
const UNDER_BUTTON_PX = { from: 24, to: 124 };

/**
 * Whether the button to the newest has no place: the newest is in view, or its first line would stand under the button. Whoever reads the
 * newest goes on reading it when a keyboard takes a part of the window.
 */
export function useIsAtEnd(
  scroller: RefObject<HTMLDivElement | null>,
  goToEnd: () => void,
  newestStart: () => number | undefined,
): boolean {
  const [isAtEnd, setAtEnd] = useState(true);
  const follow = useEffectEvent(goToEnd);
  const startOfNewest = useEffectEvent(newestStart);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    let left = 0;
    const look = () => {
      left = element.scrollHeight - element.scrollTop - element.clientHeight;
      const begun = element.scrollTop + element.clientHeight - (startOfNewest() ?? 0);
      setAtEnd(left < 4 * END_PX || (begun > UNDER_BUTTON_PX.from && begun < UNDER_BUTTON_PX.to));
    };
    element.addEventListener('scroll', look, { passive: true });
    if (typeof ResizeObserver === 'undefined') return () => element.removeEventListener('scroll', look);
    const content = new ResizeObserver(look);
    for (const child of element.children) content.observe(child);
    const box = new ResizeObserver(() => {
      if (left < END_PX) follow();
      look();
    });
    box.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      content.disconnect();
      box.disconnect();
    };
  }, [scroller]);
  return isAtEnd;
}

/** Goes to the newest when the talk opens and whenever the person has asked something, wherever they were reading. */
export function useArriveAtEnd(place: string, goToEnd: () => void): void {
  const arrived = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (place === arrived.current) return;
    arrived.current = place;
    goToEnd();
  });
}

/** A question taller than this does not stand above its answer's beginning, in px. */
const SHORT_QUESTION_PX = 120;

type Reply = {
  place: string;
  asked: number;
  rows: readonly ThreadRow[];
  scroller: RefObject<HTMLDivElement | null>;
  /** Where a row begins in the talk, in px; undefined while it is not measured. */
  startOf: (at: number) => number | undefined;
};

/**
 * A reply that comes while the talk is open is read from its beginning, which is brought to the top of the view as far as there is
 * enough below it, and stays there until the person scrolls or what is returned is called.
 */
export function useReadFromStart({ place, asked, rows, scroller, startOf }: Reply): () => void {
  // A talk that opens with its first question has that and the reply to come.
  const isNew = useRef(asked > 0 && rows.length <= 2);
  const seen = useRef({ place, asked });
  /** Where the view was held last, in px. */
  const held = useRef<number | null>(null);
  const release = useCallback(() => {
    isNew.current = false;
    held.current = null;
  }, []);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'focusin'] as const;
    for (const gesture of gestures) element.addEventListener(gesture, release, { passive: true });
    return () => {
      for (const gesture of gestures) element.removeEventListener(gesture, release);
    };
  }, [scroller, release]);
  useLayoutEffect(() => {
    const element = scroller.current;
    const reply = rows.at(-1)?.message;
    if (seen.current.asked !== asked) {
      isNew.current = true;
      held.current = null;
    } else if (seen.current.place !== place) isNew.current = false;
    seen.current = { place, asked };
    if (reply?.role !== 'assistant' || element === null) return;
    const start = startOf(rows.length - 1);
    if (!isNew.current || start === undefined) return;
    const question = startOf(rows.length - 2) ?? start;
    const top = start - question > SHORT_QUESTION_PX ? start : question;
    // Rows are held at the end only while their measured heights keep it in view: a reply that comes whole, or beside rows whose heights
    // were a guess, leaves the view above. So it goes down as well, but only as the talk grows: a search in the page may move it up.
    const target = Math.min(top, element.scrollHeight - element.clientHeight);
    const isOff = element.scrollTop > top || (target !== held.current && element.scrollTop !== target);
    if (isOff) element.scrollTo({ top: target, behavior: 'instant' });
    held.current = target;
  });
  return release;
}

/** A row of the conversation: the first one carries the notice, the first of each day the day. */
export type ThreadRow = { readonly key: string; readonly message: ChatMessage; readonly isFirst: boolean; readonly day: string | null };

/** The rows of a talk in its order. Today needs no name as long as nothing older stands above it. */
export function rowsOf(messages: readonly ChatMessage[], now: number): readonly ThreadRow[] {
  return messages.map((message, n) => {
    const before = messages[n - 1];
    const isOtherDay = dayStart(message.at) !== dayStart(before?.at ?? now);
    return { key: message.id, message, isFirst: n === 0, day: isOtherDay ? dayTitle(message.at, now) : null };
  });
}
