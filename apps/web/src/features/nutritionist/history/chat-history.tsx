import type { Conversation } from '../../../data/conversations/conversations.ts';
import type { Pages } from '../../../data/lists.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { IconButton } from '../../../ui/controls/button/icon-button.tsx';
import { Modal } from '../../../ui/feedback/modal/modal.tsx';
import { HealthSharing } from '../health-sharing.tsx';
import styles from './chat-history.module.css';
import { ConversationList } from './conversation-list.tsx';

type ChatHistoryProps = {
  pages: Pages<Conversation>;
  selected: string | null;
  onOpen: (id: string) => void;
  onDeleted: (id: string) => void;
  /** Absent where no new chat may be started. */
  onNew?: (() => void) | undefined;
};

/** The sidebar beside the chat. */
export function HistorySidebar(props: ChatHistoryProps) {
  const { t } = useTranslation();
  return (
    <aside aria-label={t('Chat History')} className={styles.sidebar}>
      <h2>{t('Chat History')}</h2>
      <Inside {...props} />
    </aside>
  );
}

/** The same as a drawer on small screens. */
export function HistoryDrawer({ onClose, ...props }: ChatHistoryProps & { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal shape="drawer" onClose={onClose}>
      {(titleId) => (
        <div className={styles.drawer}>
          <header className={styles.head}>
            <h2 id={titleId} tabIndex={-1}>
              {t('Chat History')}
            </h2>
            <IconButton icon="close" label={t('Close')} onClick={onClose} />
          </header>
          <Inside {...props} />
        </div>
      )}
    </Modal>
  );
}

function Inside({ onNew, ...list }: ChatHistoryProps) {
  const { t } = useTranslation();
  return (
    <>
      {onNew && (
        <Button wide size="small" icon="plus" onClick={onNew}>
          {t('Start New Chat')}
        </Button>
      )}
      <div className={styles.list}>
        <ConversationList {...list} />
      </div>
      {/* The welcome of a new chat has it as well. */}
      {onNew && list.selected !== null && <HealthSharing className={styles.sharing} />}
    </>
  );
}
