import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Conversation, deleteConversation } from '../../../data/conversations/conversations.ts';
import { Dialog } from '../../../ui/feedback/modal/dialog.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';

type DeleteConversationProps = {
  /** The one to delete; null while nothing is asked. */
  conversation: Conversation | null;
  onClose: () => void;
  onDeleted: (id: string) => void;
};

/** Asks once, names the conversation, and tells how it went. */
export function DeleteConversation({ conversation, onClose, onDeleted }: DeleteConversationProps) {
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
