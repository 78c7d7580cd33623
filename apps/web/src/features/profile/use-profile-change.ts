import { useMutation, useQueryClient } from '@tanstack/react-query';
import { currentUserQuery, type ProfileChange, updateProfile } from '../../data/account.ts';
import { useSession } from '../../data/session/session-context.tsx';
import type { SessionUser } from '../../data/session/session-user.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { ApiError } from '../../platform/http/index.ts';
import { toast } from '../../ui/feedback/toast/toast-store.ts';

/** Changes the account, then has the current user read anew everywhere. @param onSaved called once the server agreed */
export function useProfileChange(user: SessionUser, onSaved: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { refresh } = useSession();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (change: ProfileChange) => updateProfile(user.id, change),
    onSuccess: async () => {
      await Promise.all([client.invalidateQueries({ queryKey: currentUserQuery().queryKey }), refresh()]);
      onSaved();
    },
    onError: () =>
      toast({ title: t('Update Failed'), description: t('Failed to update profile. Please try again.'), variant: 'destructive' }),
  });
  return { change: mutate, isPending, refusal: error instanceof ApiError ? error : null };
}
