import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Conversation, deleteConversation } from '../../../data/conversations/conversations.ts';
import type { Pages } from '../../../data/lists.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { dateText, epochOf, monthDayText } from '../../../lib/dates.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { IconButton } from '../../../ui/controls/button/icon-button.tsx';
import { Dialog } from '../../../ui/feedback/modal/dialog.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import { Skeleton } from '../../../ui/feedback/waiting/skeleton.tsx';
import styles from './conversation-list.module.css';

type ConversationListProps = {
  pages: Pages<Conversation>;
  selected: string | null;
  onOpen: (id: string) => void;
  onDeleted: (id: string) => void;
};

/** Every conversation with its title, its date and the way to delete it. A list that could not be loaded is empty. */
export function ConversationList({ pages, selected, onOpen, onDeleted }: ConversationListProps) {
  const { t } = useTranslation();
  const [leaving, setLeaving] = useState<Conversation | null>(null);
  const rows = pages.isError ? [] : pages.rows;
  if (rows === undefined) return <Loading />;
  if (rows.length === 0) return <Nothing />;
  return (
    <>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.id} className={styles.item}>
            <button type="button" aria-current={row.id === selected || undefined} className={styles.open} onClick={() => onOpen(row.id)}>
              <span>{row.title}</span>
              <span className={styles.date}>{dayOf(row.createdAt)}</span>
            </button>
            <span className={styles.delete}>
              <IconButton icon="trash" label={t('Delete conversation: {{title}}', { title: row.title })} onClick={() => setLeaving(row)} />
            </span>
          </li>
        ))}
      </ul>
      {pages.hasMore && (
        <Button size="small" variant="quiet" loading={pages.isFetching} onClick={() => void pages.more()}>
          {t('Show older chats')}
        </Button>
      )}
      <DeleteConversation conversation={leaving} onClose={() => setLeaving(null)} onDeleted={onDeleted} />
    </>
  );
}

function Nothing() {
  const { t } = useTranslation();
  return (
    <div className={styles.nothing}>
      <p className="strong">{t('No conversations yet')}</p>
      <p className="small muted">{t('Start your first nutrition chat above')}</p>
    </div>
  );
}

const TITLE_WIDTHS = ['74%', '90%', '62%'];

function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{t('Loading conversations...')}</span>
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

/** Asks once, names the conversation, and tells how it went. */
function DeleteConversation({ conversation, onClose, onDeleted }: DeleteConversationProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: ({ id }: Conversation) => deleteConversation(client, id),
    onSuccess: (_gone, { id }) => {
      onDeleted(id);
      toast({ title: t('Success'), description: t('Conversation deleted successfully.') });
    },
    onError: () => toast({ title: t('Error'), description: t('Failed to delete conversation. Please try again.'), variant: 'destructive' }),
    onSettled: onClose,
  });
  return (
    <Dialog
      open={conversation !== null}
      onCancel={onClose}
      onConfirm={() => conversation && removal.mutate(conversation)}
      title={t('Delete Conversation')}
      cancelLabel={t('Cancel')}
      confirmLabel={t('Delete')}
      busy={removal.isPending}
      destructive
    >
      {t('“{{title}}” goes with everything said in it. It cannot be undone.', { title: conversation?.title ?? '' })}
    </Dialog>
  );
}
