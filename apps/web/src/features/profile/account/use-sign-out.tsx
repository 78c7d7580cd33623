import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../../data/session/session-context.tsx';
import { useTranslation } from '../../../i18n/translation.ts';
import { isAnythingWaiting } from '../../../platform/storage/waiting.ts';
import { Dialog } from '../../../ui/feedback/modal/modal.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';

/** Signing out: what waits is sent before, and what cannot be sent is named before it is lost. */
export function useSignOut(): { signOut: () => void; isSending: boolean; question: ReactNode } {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { logout } = useSession();
  const [isSending, setIsSending] = useState(false);
  const [left, setLeft] = useState(0);
  const leave = () => {
    setLeft(0);
    logout();
    toast({ title: t('Signed Out') });
  };
  const signOut = () => {
    if (!isAnythingWaiting()) {
      leave();
      return;
    }
    setIsSending(true);
    void import('../../../data/send-before-sign-out.ts')
      .then(({ sendBeforeSignOut }) => sendBeforeSignOut(client))
      .then((count) => (count === 0 ? leave() : setLeft(count)))
      .finally(() => setIsSending(false));
  };
  const question = (
    <Dialog
      open={left > 0}
      onCancel={() => setLeft(0)}
      onConfirm={leave}
      destructive
      title={t(left === 1 ? '1 thing has not been sent yet' : '{{n}} things have not been sent yet', { n: left })}
      cancelLabel={t('Stay signed in')}
      confirmLabel={t('Sign out and lose them')}
    >
      {t('What you did without a network is erased from this device when you sign out. It is listed under “Without a network”.')}
    </Dialog>
  );
  return { signOut, isSending, question };
}
