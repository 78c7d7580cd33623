import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { say } from '../../i18n/say.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SaveFailed } from '../../ui/feedback/messages.tsx';
import { Dialog } from '../../ui/feedback/modal.tsx';
import { useRemovalNotices } from './list-parts.tsx';

type Clearing = {
  /** The act. */
  title: string;
  /** What is lost, with its count. */
  question: ReactNode;
  clear: () => Promise<unknown>;
  /** Says that it was, with Undo. */
  cleared: { title: string; description: string };
  /** Brings everything back. */
  undo: () => Promise<unknown>;
  /** What stands beside the button after a failure. */
  notCleared: string;
  /** Whether a toast says it too; readers hear it once. */
  hasToast?: boolean;
  onFailed: (error: Error) => void;
};

/**
 * The button that clears a whole list, the question that it asks once, and what stands beside it where clearing failed. The question is
 * closed by either answer, and also where clearing fails.
 */
export function useClearing({ title, question, clear: mutationFn, cleared, undo, notCleared, hasToast = false, onFailed }: Clearing) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const notices = useRemovalNotices({ removed: cleared.title, description: cleared.description, failed: notCleared });
  const putBack = useMutation({
    mutationFn: undo,
    onSuccess: notices.undone,
    onError: () => notices.undoFailed(() => putBack.mutate()),
  });
  const clear = useMutation({
    mutationFn,
    onSuccess: () => notices.removed(() => putBack.mutate()),
    onError: onFailed,
    onSettled: close,
  });
  return {
    button: (
      <Button size="small" icon="trash" onClick={() => setAsking(true)}>
        {say('screens-common.clear')}
      </Button>
    ),
    failed: clear.isError && (
      <SaveFailed alone={!hasToast} retryLabel={say('screens-common.try_again')} onRetry={() => clear.mutate()}>
        {notCleared}
      </SaveFailed>
    ),
    dialog: (
      <Dialog
        open={isAsking}
        onCancel={close}
        onConfirm={() => clear.mutate()}
        title={title}
        cancelLabel={say('screens-common.cancel')}
        confirmLabel={say('screens-lists.clear_history')}
        busy={clear.isPending}
        destructive
      >
        {question}
      </Dialog>
    ),
  };
}
