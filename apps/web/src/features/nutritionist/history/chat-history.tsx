import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Conversation, deleteConversation, restoreConversation } from '../../../data/conversations.ts';
import type { Pages } from '../../../data/lists.ts';
import { say } from '../../../i18n/say.ts';
import { dateText, epochOf, monthDayText } from '../../../lib/dates.ts';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { Dialog, Modal } from '../../../ui/feedback/modal.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Skeleton } from '../../../ui/feedback/waiting.tsx';
import { HealthSharing } from '../compose/composer.tsx';
import styles from './chat-history.module.css';

type ConversationListProps = {
  pages: Pages<Conversation>;
  selected: string | null;
  onOpen: (id: string) => void;
  onDeleted: (id: string) => void;
};

/** Every conversation with its title, its date and the way to delete it. A list that could not be loaded is empty. */
export function ConversationList({ pages, selected, onOpen, onDeleted }: ConversationListProps) {
  const [toDelete, setToDelete] = useState<Conversation | null>(null);
  const rows = pages.isError ? [] : pages.rows;
  if (rows === undefined) return <Loading />;
  if (rows.length === 0) return <Nothing />;
  return (
    <>
      <ul className={styles.conversationListList}>
        {rows.map((row) => (
          <li key={row.id} className={styles.item}>
            <button type="button" aria-current={row.id === selected || undefined} className={styles.open} onClick={() => onOpen(row.id)}>
              <span>{row.title}</span>
              <span className={styles.date}>{dayOf(row.createdAt)}</span>
            </button>
            <span className={styles.delete}>
              <IconButton
                icon="trash"
                label={say('screens-nutritionist.delete_conversation_title', { title: row.title })}
                onClick={() => setToDelete(row)}
              />
            </span>
          </li>
        ))}
      </ul>
      {pages.hasMore && (
        <Button size="small" variant="quiet" loading={pages.isFetching} onClick={() => void pages.more()}>
          {say('screens-nutritionist.show_older_chats')}
        </Button>
      )}
      <DeleteConversation conversation={toDelete} onClose={() => setToDelete(null)} onDeleted={onDeleted} />
    </>
  );
}

function Nothing() {
  return (
    <div className={styles.nothing}>
      <p className="strong">{say('screens-nutritionist.no_conversations_yet')}</p>
      <p className="small muted">{say('screens-nutritionist.start_your_first_nutrition')}</p>
    </div>
  );
}

const TITLE_WIDTHS = ['74%', '90%', '62%'];

function Loading() {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{say('screens-nutritionist.loading_conversations')}</span>
      {TITLE_WIDTHS.map((width) => (
        <div key={width} className={styles.waiting}>
          <Skeleton width={width} height="14px" />
        </div>
      ))}
    </div>
  );
}

/** "Nov 21", with the year where it is another one. */
function dayOf(createdAt: string): string {
  const time = epochOf(createdAt);
  if (time === null) return '';
  return new Date(time).getFullYear() === new Date().getFullYear() ? monthDayText(time) : dateText(time);
}

type DeleteConversationProps = {
  /** The one to delete; null while nothing is asked. */
  conversation: Conversation | null;
  onClose: () => void;
  onDeleted: (id: string) => void;
};

/** Brings a removed conversation back, and tells how it went. It works on after the drawer was closed. */
function useRestoring(): (id: string) => void {
  const client = useQueryClient();
  const restore = (id: string): void => {
    restoreConversation(client, id).then(
      () => toast({ title: say('screens-common.put_back') }),
      () =>
        toast({
          title: say('screens-common.error'),
          description: say('screens-common.not_put_back'),
          variant: 'destructive',
          action: { label: say('screens-common.try_again'), onPress: () => restore(id) },
        }),
    );
  };
  return restore;
}

/** Asks once, names the conversation, and tells how it went; for a moment it can be undone. */
function DeleteConversation({ conversation, onClose, onDeleted }: DeleteConversationProps) {
  const client = useQueryClient();
  const restore = useRestoring();
  const removal = useMutation({
    mutationFn: ({ id }: Conversation) => deleteConversation(client, id),
    onSuccess: (_gone, { id }) => {
      onDeleted(id);
      onClose();
      toast({
        title: say('screens-nutritionist.success'),
        description: say('screens-nutritionist.conversation_deleted_successfully'),
        action: { label: say('screens-common.undo'), onPress: () => restore(id) },
      });
    },
    onError: () =>
      toast({
        title: say('screens-common.error'),
        description: say('screens-nutritionist.failed_to_delete_conversation'),
        variant: 'destructive',
      }),
  });
  const cancel = () => {
    removal.reset();
    onClose();
  };
  return (
    <Dialog
      open={conversation !== null}
      failed={removal.isError ? say('screens-nutritionist.failed_to_delete_conversation') : null}
      onCancel={cancel}
      onConfirm={() => conversation && removal.mutate(conversation)}
      title={say('screens-nutritionist.delete_conversation')}
      cancelLabel={say('screens-common.cancel')}
      confirmLabel={say('screens-nutritionist.delete')}
      busy={removal.isPending}
      destructive
    >
      {say('screens-nutritionist.title_goes_with_everything', { title: conversation?.title ?? '' })}
    </Dialog>
  );
}

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
  return (
    <aside aria-label={say('screens-nutritionist.chat_history')} className={styles.sidebar}>
      <h2>{say('screens-nutritionist.chat_history')}</h2>
      <Inside {...props} />
    </aside>
  );
}

/** The same as a drawer on small screens. */
export function HistoryDrawer({ onClose, ...props }: ChatHistoryProps & { onClose: () => void }) {
  return (
    <Modal shape="drawer" onClose={onClose}>
      {(titleId) => (
        <div className={styles.drawer}>
          <header className={styles.head}>
            <h2 id={titleId} tabIndex={-1}>
              {say('screens-nutritionist.chat_history')}
            </h2>
            <IconButton icon="close" label={say('screens-common.close')} onClick={onClose} />
          </header>
          <Inside {...props} />
        </div>
      )}
    </Modal>
  );
}

function Inside({ onNew, ...list }: ChatHistoryProps) {
  return (
    <>
      {onNew && (
        <Button wide size="small" icon="plus" onClick={onNew}>
          {say('screens-nutritionist.start_new_chat')}
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
