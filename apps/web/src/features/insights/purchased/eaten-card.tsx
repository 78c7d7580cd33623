import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { removeConsumed } from '../../../data/saved-foods/remove-consumed.ts';
import { IconButton } from '../../../ui/controls/button/icon-button.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import { RecentCard } from '../parts/recent-card.tsx';
import type { Scored } from '../parts/scored.ts';

/** What was eaten last; a note made by mistake can be taken back here as long as it is shown. */
export function EatenCard({ items }: { items: readonly Scored[] }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate } = useMutation(
    removeConsumed(client, {
      removed: () => void toast({ title: t('Taken back'), description: t('It no longer counts as eaten.') }),
      failed: () =>
        void toast({ title: t('Error'), description: t('This could not be taken back. Please try again.'), variant: 'destructive' }),
    }),
  );
  const remove = ({ entry, food }: Scored) =>
    entry !== undefined && (
      <IconButton icon="trash" label={t('I did not eat this: {{name}}', { name: food.name })} onClick={() => mutate(entry)} />
    );
  return <RecentCard title={t('Recently eaten')} items={items} action={remove} />;
}
