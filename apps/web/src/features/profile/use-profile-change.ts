import { useMutation } from '@tanstack/react-query';
import { type AccountChange, useUpdateAccount } from '../../data/account.ts';
import { saveFailure } from '../../data/call.ts';
import type { SessionUser } from '../../data/session/session.ts';
import { say } from '../../i18n/say.ts';
import { ApiError } from '../../platform/http/http.ts';
import { toast } from '../../ui/feedback/toast/toast-store.ts';

/** Changes the account and says so when that fails. @param onSaved called once the server agreed */
export function useProfileChange(user: SessionUser, onSaved: () => void) {
  const update = useUpdateAccount();
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (change: AccountChange) => update(user.id, change),
    onSuccess: onSaved,
    onError: () =>
      toast({
        title: say('screens-profile.update_failed'),
        description: say('screens-profile.failed_to_update_profile'),
        variant: 'destructive',
      }),
  });
  return {
    change: mutate,
    isPending,
    refusal: error instanceof ApiError ? error : null,
    /** Why the last change was not saved; null while nothing failed. */
    failure: error === null ? null : saveFailure(error),
    /** The same change once more. */
    retry: () => {
      if (variables !== undefined) mutate(variables);
    },
  };
}
