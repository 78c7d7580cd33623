import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/controls/button/icon-button.tsx';
import { Tag } from '../../../ui/layout/list/tag.tsx';
import { PageTitle } from '../../../ui/layout/screen/screen.tsx';
import type { AssistantMode } from '../assistant-mode.ts';
import styles from './chat-header.module.css';

type ChatHeaderProps = {
  mode: AssistantMode;
  isHistoryOpen: boolean;
  /** Null where the conversations stand beside the chat. */
  onHistory: (() => void) | null;
};

/** A guide never wears the model's badge. */
const BADGE = { model: 'AI Powered', guide: 'Built-in guide' } as const;

/** What this is, what answers, and on small screens the way to the conversations. */
export function ChatHeader({ mode, isHistoryOpen, onHistory }: ChatHeaderProps) {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      {onHistory && (
        <IconButton icon="list" label={t('Chat History')} aria-haspopup="dialog" aria-expanded={isHistoryOpen} onClick={onHistory} />
      )}
      <div className={styles.words}>
        <PageTitle className={styles.title}>{t('AI Nutritionist')}</PageTitle>
        {mode !== 'unknown' && <Tag>{t(BADGE[mode])}</Tag>}
        <p className="small muted">{t('Your personalized nutrition companion')}</p>
      </div>
    </header>
  );
}
