import { useSyncExternalStore } from 'react';
import { storageKeys } from '../platform/storage/keys.ts';
import { hasFlag, raiseFlag } from '../platform/storage/local.ts';
import type { Food } from './foods/foods.ts';

/** What the three questions were opened for: the food to be scored again, or none. */
export type QuestionsSubject = { readonly food: Food | null };

let subject: QuestionsSubject | null = null;
const listeners = new Set<() => void>();

/** Opens the sheet of the three questions; any screen may. */
export function openQuestions(food: Food | null): void {
  become({ food });
}

export function closeQuestions(): void {
  become(null);
}

function become(next: QuestionsSubject | null): void {
  subject = next;
  for (const listener of listeners) listener();
}

/** What the sheet is open for; null while it is closed. */
export function useQuestionsSubject(): QuestionsSubject | null {
  return useSyncExternalStore(subscribe, current, current);
}

/** Whether the questions were declined on this device: then no screen offers them by itself. */
export function useQuestionsDeclined(): boolean {
  return useSyncExternalStore(subscribe, areDeclined, areDeclined);
}

export function declineQuestions(): void {
  raiseFlag(storageKeys.questionsDeclined);
  become(null);
}

const areDeclined = (): boolean => hasFlag(storageKeys.questionsDeclined);
const current = (): QuestionsSubject | null => subject;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
