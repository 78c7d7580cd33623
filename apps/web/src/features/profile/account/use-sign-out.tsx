import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../../data/session/session.ts';
import { say } from '../../../i18n/say.ts';
import { isAnythingWaiting } from '../../../platform/storage/member-data.ts';
import { Dialog } from '../../../ui/feedback/modal/modal.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';

/** Signing out: what waits is sent before, and what cannot be sent is named before it is lost. */
export function useSignOut(): { signOut: () => void; isSending: boolean; question: ReactNode } {
  const client = useQueryClient();
  const { logout } = useSession();
  const [isSending, setIsSending] = useState(false);
  const [left, setLeft] = useState(0);
  const leave = () => {
    setLeft(0);
    logout();
    toast({ title: say('screens-profile.signed_out') });
  };
  const signOut = () => {
    if (!isAnythingWaiting()) {
      leave();
      return;
    }
    setIsSending(true);
    void import('../../../data/waiting.ts')
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
      title={say('screens-profile.not_sent_yet', { n: left })}
      cancelLabel={say('screens-profile.stay_signed_in')}
      confirmLabel={say('screens-profile.sign_out_and_lose')}
    >
      {say('screens-profile.what_you_did_without')}
    </Dialog>
  );
  return { signOut, isSending, question };
}
