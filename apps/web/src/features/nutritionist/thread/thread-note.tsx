import { useTranslation } from 'react-i18next';
import type { AssistantMode } from '../assistant-mode.ts';
import styles from './thread-note.module.css';

const NOTE: Readonly<Record<AssistantMode, string>> = {
  model: 'Answers by an AI model, for information only. Not medical advice.',
  guide: 'Answers by the built-in guide, for information only. Not medical advice.',
  unknown: 'Answers are for information only. Not medical advice.',
};

/** Said once per conversation. @source DECISIONS "AI nutritionist" */
export function ThreadNote({ mode }: { mode: AssistantMode }) {
  const { t } = useTranslation();
  return <p className={styles.note}>{t(NOTE[mode])}</p>;
}
