import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '../../../data/conversations/messages.ts';
import type { AssistantMode } from '../assistant-mode.ts';
import styles from './thread-note.module.css';

/** How the guide and our fixed texts say it within a reply. */
const SAID = /not medical advice/i;

/**
 * Whether the talk still has to be told that it is informational: it is said once per conversation. The guide says it in
 * its first reply; a model's words cannot be counted on.
 */
export function needsNote(messages: readonly ChatMessage[], mode: AssistantMode): boolean {
  const replies = messages.filter(({ role }) => role === 'assistant');
  if (replies.some(({ content }) => SAID.test(content))) return false;
  return mode === 'model' || (mode === 'guide' && replies.some(({ status }) => status !== 'pending'));
}

/** Said once per conversation, above its first message. */
export function ThreadNote({ mode }: { mode: AssistantMode }) {
  const { t } = useTranslation();
  return (
    <p className={styles.note}>
      {t(
        mode === 'model'
          ? 'Answers by an AI model, for information only. Not medical advice.'
          : 'Answers are for information only. Not medical advice.',
      )}
    </p>
  );
}
