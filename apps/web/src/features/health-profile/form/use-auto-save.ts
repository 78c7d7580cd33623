import { AUTO_SAVE_DELAY_MS, mayAutoSave } from '@labelwise/domain/health-profile';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Basics, basicsOf, type Draft, isSound } from './draft.ts';

/**
 * Saves the basic fields 1 s after the last change, and at once when the screen is left. Nothing is saved before the member
 * changed something, while a value cannot be true, or when only an activity level is filled.
 */
export function useAutoSave(draft: Draft, isTouched: boolean, saveBasics: (basics: Basics) => void): { settle: () => void } {
  const pending = useRef<Basics | null>(null);
  const flush = useEffectEvent(() => {
    const basics = pending.current;
    pending.current = null;
    if (basics !== null) saveBasics(basics);
  });
  useEffect(() => {
    const basics = basicsOf(draft);
    if (!isTouched || !mayAutoSave(basics) || !isSound(draft)) return undefined;
    pending.current = basics;
    const timer = setTimeout(() => flush(), AUTO_SAVE_DELAY_MS);
    return () => clearTimeout(timer);
    // The basic fields alone start the clock.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [draft.age, draft.gender, draft.activityLevel, draft.height, draft.weight, isTouched]);
  useEffect(() => () => flush(), []);
  return {
    /** A save of everything takes the place of the one that waits. */
    settle: () => {
      pending.current = null;
    },
  };
}
