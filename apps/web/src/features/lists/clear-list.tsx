import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { say } from '../../i18n/say.ts';
import { Dialog } from '../../ui/feedback/modal.tsx';

type ClearListProps = {
  open: boolean;
  /** The act. */
  title: string;
  /** What is lost, with its count. */
  children: ReactNode;
  clear: () => Promise<unknown>;
  onCleared?: () => void;
  onFailed: (error: Error) => void;
  onClose: () => void;
};

/** Asks once before a whole list goes; closed by either answer, and also where clearing fails. */
export function ClearList({ open, title, children, clear: mutationFn, onCleared, onFailed, onClose }: ClearListProps) {
  const clear = useMutation({ mutationFn, onSuccess: () => onCleared?.(), onError: onFailed, onSettled: onClose });
  return (
    <Dialog
      open={open}
      onCancel={onClose}
      onConfirm={() => clear.mutate()}
      title={title}
      cancelLabel={say('screens-common.cancel')}
      confirmLabel={say('screens-lists.clear_history')}
      busy={clear.isPending}
      destructive
    >
      {children}
    </Dialog>
  );
}
