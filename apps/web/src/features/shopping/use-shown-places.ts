import type { EntryPlace } from '@labelwise/domain/shopping';
import { useEffect, useRef, useState } from 'react';
import { changeItem } from '../../data/shopping/shopping.ts';
import type { Entry } from '../../data/shopping/stored-list.ts';
import { say } from '../../i18n/say.ts';
import { toast } from '../../ui/feedback/toast/toast-store.ts';

/** How long a ticked row stays where it is, so that one sees what one did. */
const STAYS_MS = 600;

/**
 * Where entries are shown: one that was ticked is stored as such at once, and moves after a moment; the keyboard goes on with the next row.
 */
export function useShownPlaces(entries: readonly Entry[]) {
  const [held, setHeld] = useState<ReadonlyMap<string, EntryPlace>>(new Map());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);
  const placeOf = ({ id, place }: Entry): EntryPlace => held.get(id) ?? place;
  const tick = (entry: Entry, box: HTMLInputElement) => {
    const { id, name, place } = entry;
    setHeld((before) => new Map(before).set(id, before.get(id) ?? place));
    const to = place === 'list' ? 'basket' : 'list';
    changeItem(entry, { place: to });
    toast({
      title: say(to === 'basket' ? 'screens-shopping.is_ticked' : 'screens-shopping.is_added', { name }),
      action: { label: say('screens-common.undo'), onPress: () => changeItem(entry, { place }) },
    });
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      const next = document.activeElement === box ? neighbourOf(box) : null;
      setHeld((before) => new Map([...before].filter(([one]) => one !== id)));
      next?.focus();
    }, STAYS_MS);
    timers.current.add(timer);
  };
  return {
    listed: entries.filter((entry) => placeOf(entry) === 'list'),
    bought: entries.filter((entry) => placeOf(entry) === 'basket'),
    tick,
  };
}

/** The tick of the row after this one, else of the one before it. */
function neighbourOf(box: HTMLInputElement): HTMLInputElement | null {
  const boxes = [...(box.closest('[role="tabpanel"]')?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])];
  const at = boxes.indexOf(box);
  return boxes[at + 1] ?? boxes[at - 1] ?? null;
}
