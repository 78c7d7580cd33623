import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { purchasedPagesQuery } from '../../../data/saved-foods/purchased.ts';
import { clearPurchased } from '../../../data/saved-foods/remove-saved-food.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import { Dialog } from '../../../ui/feedback/modal/dialog.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';

type ClearPurchasedProps = { open: boolean; count: number; onClose: () => void };

/** Asks once before every purchase goes, and names how many. */
export function ClearPurchased({ open, count, onClose }: ClearPurchasedProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { user } = useSession();
  const clear = useMutation({
    mutationFn: async () => {
      // Pages that were never scrolled to are cleared as well.
      const { pages } = await client.fetchInfiniteQuery({ ...purchasedPagesQuery(), pages: Number.MAX_SAFE_INTEGER, staleTime: 0 });
      await clearPurchased(
        client,
        user?.id ?? '',
        pages.flatMap((page) => page.rows.map(({ food }) => food.id)),
      );
    },
    onSuccess: () =>
      toast({ title: t('Purchase history cleared'), description: t('All purchased items have been removed from your history') }),
    onError: () =>
      toast({ title: t('Error'), description: t('Failed to clear purchase history. Please try again.'), variant: 'destructive' }),
    onSettled: onClose,
  });
  return (
    <Dialog
      open={open}
      onCancel={onClose}
      onConfirm={() => clear.mutate()}
      title={t('Clear Purchase History')}
      cancelLabel={t('Cancel')}
      confirmLabel={t('Clear History')}
      busy={clear.isPending}
      destructive
    >
      {t(
        count === 1
          ? 'This removes {{n}} purchased product. It cannot be undone.'
          : 'This removes {{n}} purchased products. It cannot be undone.',
        { n: count.toLocaleString('en-US') },
      )}
    </Dialog>
  );
}
