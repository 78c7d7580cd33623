import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { clearScans } from '../../../data/scans/scans.ts';
import { log } from '../../../lib/log.ts';
import { Dialog } from '../../../ui/feedback/modal/dialog.tsx';

type ClearHistoryProps = { open: boolean; count: number; onClose: () => void };

/** Asks once before the scan history goes. A failure is only logged, and the dialog closes. */
export function ClearHistory({ open, count, onClose }: ClearHistoryProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const clear = useMutation({
    mutationFn: () => clearScans(client),
    onError: (error) => log.info(`Clearing the scan history failed: ${error.message}`),
    onSettled: onClose,
  });
  const products = t(count === 1 ? '{{n}} scanned product' : '{{n}} scanned products', { n: count.toLocaleString('en-US') });
  return (
    <Dialog
      open={open}
      onCancel={onClose}
      onConfirm={() => clear.mutate()}
      title={t('Clear Scan History')}
      cancelLabel={t('Cancel')}
      confirmLabel={t('Clear History')}
      busy={clear.isPending}
      destructive
    >
      {t('This removes {{products}} from your history. It cannot be undone. Favorites and purchases stay.', { products })}
    </Dialog>
  );
}
