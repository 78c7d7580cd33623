import { useSyncExternalStore } from 'react';
import { createStore } from '../lib/store.ts';
import { storageKeys } from '../platform/storage/keys.ts';
import { hasFlag, raiseFlag } from '../platform/storage/local.ts';
import type { Food } from './foods/foods.ts';

/** What the three questions were opened for: the food to be scored again, or none. */
export type QuestionsSubject = { readonly food: Food | null };

const subject = createStore<QuestionsSubject | null>(null);

/** Opens the sheet of the three questions; any screen may. */
export function openQuestions(food: Food | null): void {
  subject.set({ food });
}

export function closeQuestions(): void {
  subject.set(null);
}

/** What the sheet is open for; null while it is closed. */
export function useQuestionsSubject(): QuestionsSubject | null {
  return useSyncExternalStore(subject.subscribe, subject.get, subject.get);
}

/** Whether the questions were declined on this device: then no screen offers them by itself. */
export function useQuestionsDeclined(): boolean {
  return useSyncExternalStore(subject.subscribe, areDeclined, areDeclined);
}

export function declineQuestions(): void {
  raiseFlag(storageKeys.questionsDeclined);
  subject.set(null);
}

const areDeclined = (): boolean => hasFlag(storageKeys.questionsDeclined);
