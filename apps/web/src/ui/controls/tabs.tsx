import { clamp } from '@labelwise/domain/lib';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './tabs.module.css';

type TabsProps<Id extends string> = {
  /** Name of the row, read before its tabs. */
  label: string;
  /** The tabs in order; `badge` follows the words (a lock, New). */
  tabs: readonly { id: Id; label: string; badge?: ReactNode }[];
  /** The chosen tab. */
  value: Id;
  /** Called with the tab to choose. */
  onChange: (id: Id) => void;
  /** The chosen tab's panel. */
  children: ReactNode;
};

/** Tabs with one panel. Arrow keys, Home and End move and choose; Tab goes on to the panel. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = document.getElementById(`${base}-${value}`);
    if (row.current === null || tab === null) return;
    // Where the row is wider than the window, the chosen tab is in sight; the page itself does not move.
    const { scrollLeft, clientWidth } = row.current;
    const end = tab.offsetLeft - row.current.offsetLeft + tab.offsetWidth;
    if (end > scrollLeft + clientWidth || end - tab.offsetWidth < scrollLeft) row.current.scrollLeft = end - clientWidth;
  }, [base, value]);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === value);
    const to = rovingIndex(event.key, at, tabs.length, true);
    const tab = to === null ? undefined : tabs[to];
    if (tab === undefined) return;
    event.preventDefault();
    onChange(tab.id);
    row.current?.querySelectorAll('button')[to ?? 0]?.focus();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus roves over the tabs themselves */}
      <div ref={row} role="tablist" aria-label={label} className={styles.row} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            {tab.badge}
          </button>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel without controls of its own must be reachable */}
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${value}`} tabIndex={0} className={styles.panel}>
        {children}
      </div>
    </>
  );
}

/**
 * Where an arrow key, Home or End leads in a row of choices.
 *
 * @param at index that has the focus now
 * @param wrap whether the ends meet (tabs) or stop (a scale)
 * @returns the index to go to, or null for any other key
 */
export function rovingIndex(key: string, at: number, count: number, wrap: boolean): number | null {
  const place = (index: number) => (wrap ? (index + count) % count : clamp(index, 0, count - 1));
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return place(at + 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return place(at - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
