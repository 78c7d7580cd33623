import { say } from '../../../i18n/say.ts';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';

/** What the toasts of a removal say. */
type RemovalWords = { readonly removed: string; readonly description: string; readonly failed: string };

/** The toasts of what is removed from a list: with Undo, and with another try where putting it back failed and can be tried again. */
export function useRemovalNotices(words: RemovalWords) {
  return {
    removed: (undo: () => void) =>
      void toast({ title: words.removed, description: words.description, action: { label: say('screens-common.undo'), onPress: undo } }),
    undone: () => void toast({ title: say('screens-common.put_back') }),
    undoFailed: (again?: () => void) =>
      void toast({
        title: say('screens-common.error'),
        description: say('screens-common.not_put_back'),
        variant: 'destructive',
        action: again && { label: say('screens-common.try_again'), onPress: again },
      }),
    failed: () => void toast({ title: say('screens-common.error'), description: words.failed, variant: 'destructive' }),
  };
}
