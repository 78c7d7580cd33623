import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './tooltip.module.css';

/** A tooltip opens after the pointer has rested this long, in milliseconds; the keyboard gets it at once. */
export const TOOLTIP_MS = 700;
/** Who goes on to another control this soon after a tooltip closed is reading them: the next one opens at once. */
const TOOLTIP_SKIP_MS = 300;

/** When the last tooltip of this page closed, as `Date.now()` tells. */
let lastClosedAt = Number.NEGATIVE_INFINITY;

type TooltipProps = {
  /** The words; never the only place where something is explained. */
  text: string;
  /** Draws the control with the id that ties the words to it. */
  children: (describedBy: string) => ReactNode;
};

/** Words beside a control on rest or focus; Escape hides them, and the pointer may move onto them (WCAG 1.4.13). */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(timer.current);
    if (open) lastClosedAt = Date.now();
    setOpen(false);
  };
  const rest = () => {
    clearTimeout(timer.current);
    const skips = Date.now() - lastClosedAt <= TOOLTIP_SKIP_MS;
    timer.current = setTimeout(() => setOpen(true), skips ? 0 : TOOLTIP_MS);
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    hide();
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- watches the control inside it
    <span
      className={styles.place}
      onPointerEnter={rest}
      onPointerLeave={hide}
      onFocus={() => setOpen(true)}
      onBlur={hide}
      onKeyDown={escape}
    >
      {children(id)}
      <span role="tooltip" id={id} className={styles.tip} hidden={!open}>
        {text}
      </span>
    </span>
  );
}
