import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './tooltip.module.css';

/** A tooltip opens after the pointer has rested this long, in milliseconds; the keyboard gets it at once. */
export const TOOLTIP_MS = 700;
/** Who goes on to another control this soon after a tooltip closed is reading them: the next one opens at once. */
const TOOLTIP_SKIP_MS = 300;
/** Between the words and their control, and between the words and the edge of the window, in px. */
const GAP_PX = 6;

/** When the last tooltip of this page closed, as `Date.now()` tells. */
let lastClosedAt = Number.NEGATIVE_INFINITY;

/** What a control needs to have words beside it on rest or on the keyboard's focus. */
function useTooltip() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(timer.current);
    if (open) lastClosedAt = Date.now();
    setOpen(false);
  };
  const rest = ({ pointerType }: PointerEvent) => {
    // A finger does not rest above a control: it presses.
    if (pointerType === 'touch') return;
    clearTimeout(timer.current);
    const sinceMs = Date.now() - lastClosedAt;
    // A clock that was set back says nothing of how long ago it was.
    const skips = sinceMs >= 0 && sinceMs <= TOOLTIP_SKIP_MS;
    timer.current = setTimeout(() => setOpen(true), skips ? 0 : TOOLTIP_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    open,
    handlers: {
      onPointerEnter: rest,
      onPointerLeave: hide,
      onPointerDown: hide,
      // A press gives the focus too, without anybody who wants to read.
      onFocus: ({ target }: { target: Element }) => target.matches(':focus-visible') && setOpen(true),
      onBlur: hide,
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && hide(),
    },
  };
}

/** The words, above everything and inside the window, next to the control that they stand in. */
function Tip({ id, children }: { id?: string; children: string }) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const tip = element.current;
    const control = tip?.parentElement;
    if (!tip || !control) return;
    // The top layer, where the browser has one: no list that scrolls and no dialog cuts the words off.
    if (typeof tip.showPopover === 'function') {
      tip.popover = 'manual';
      tip.showPopover();
    }
    const place = control.getBoundingClientRect();
    const { width, height } = tip.getBoundingClientRect();
    const above = place.top - height - GAP_PX;
    const left = Math.min(Math.max(place.left + (place.width - width) / 2, GAP_PX), window.innerWidth - width - GAP_PX);
    tip.style.top = `${above < GAP_PX ? place.bottom + GAP_PX : above}px`;
    tip.style.left = `${left}px`;
  }, []);
  return (
    <span ref={element} role="tooltip" id={id} className={styles.tip}>
      {children}
    </span>
  );
}

type TooltipProps = {
  /** The words; never the only place where something is explained. */
  text: string;
  /** Draws the control with the id that ties the words to it. */
  children: (describedBy: string) => ReactNode;
};

/** Words that say more than a control's name does; Escape hides them, and the pointer may move onto them (WCAG 1.4.13). */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const { open, handlers } = useTooltip();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- watches the control inside it
    <span className={styles.place} {...handlers}>
      {children(id)}
      {open && <Tip id={id}>{text}</Tip>}
    </span>
  );
}

/**
 * The name of a control that has only an icon, for who sees it. The words stand inside the control, which is read by its
 * `aria-label`: nothing is read twice, and no layout has one element more.
 */
export function useNameTip(name: string) {
  const { open, handlers } = useTooltip();
  return { handlers, tip: open && <Tip>{name}</Tip> };
}
