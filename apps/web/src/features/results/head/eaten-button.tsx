import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Food } from '../../../data/foods/foods.ts';
import { addConsumed, undoConsumed } from '../../../data/saved-foods.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import { useTranslation } from '../../../i18n/translation.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';

/** For members: notes that the food was eaten. It counts each time, so it is no toggle; its toast can take it back. */
export function EatenButton({ food }: { food: Food }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const eaten = useEaten(food);
  if (user === null || food.id === '') return null;
  return (
    <Button size="small" icon="plus" wide loading={eaten.busy} onClick={eaten.note}>
      {t('I ate this')}
    </Button>
  );
}

function useEaten(food: Food): { busy: boolean; note: () => void } {
  const { t } = useTranslation();
  const client = useQueryClient();
  const failed = () =>
    void toast({ title: t('Error'), description: t('This could not be noted. Please try again.'), variant: 'destructive' });
  const undo = useMutation(undoConsumed(client, food.id, { failed }));
  const added = () =>
    void toast({ title: t('Noted as eaten'), description: food.name, action: { label: t('Undo'), onPress: undo.mutate } });
  const note = useMutation(addConsumed(client, food.id, { added, failed }));
  const once = useOneAtATime<void>(note.mutate);
  return { busy: note.isPending, note: () => once() };
}
