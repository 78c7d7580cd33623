import { useTranslation } from '../../../i18n/translation.ts';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';

/** What the toasts of a removal say. */
type RemovalWords = { readonly removed: string; readonly description: string; readonly failed: string };

/** The toasts of what is removed from a list: with Undo, and with another try where putting it back failed and can be tried again. */
export function useRemovalNotices(words: RemovalWords) {
  const { t } = useTranslation();
  return {
    removed: (undo: () => void) =>
      void toast({ title: t(words.removed), description: t(words.description), action: { label: t('Undo'), onPress: undo } }),
    undone: () => void toast({ title: t('Put back') }),
    undoFailed: (again?: () => void) =>
      void toast({
        title: t('Error'),
        description: t('This could not be put back. Please try again.'),
        variant: 'destructive',
        action: again && { label: t('Try Again'), onPress: again },
      }),
    failed: () => void toast({ title: t('Error'), description: t(words.failed), variant: 'destructive' }),
  };
}
