import { useQuery } from '@tanstack/react-query';
import { assistantStatusQuery } from '../../data/conversations/conversations.ts';

/** What answers here; `unknown` until the server has said it. */
export type AssistantMode = 'model' | 'guide' | 'unknown';

/** What answers here, and how many questions are left today (null while unknown). */
export function useAssistant(): { mode: AssistantMode; remaining: number | null } {
  const { data } = useQuery(assistantStatusQuery());
  return { mode: data?.mode ?? 'unknown', remaining: data?.remaining ?? null };
}
