import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type HealthProfile, healthProfileQuery, saveRestrictions } from '../../../data/profile/health-profile.ts';
import { announcePreferences } from '../../../data/profile/preferences/preferences.ts';
import { log } from '../../../lib/log.ts';
import { ApiError } from '../../../platform/http/index.ts';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';

type Save = { held: HealthProfile | null; restrictions: readonly string[] };

/** Saves the restrictions and the ingredient preferences that follow from them. */
export function useSaveRestrictions() {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationKey: healthProfileQuery().queryKey,
    scope: { id: 'health-profile' },
    mutationFn: ({ held, restrictions }: Save) => saveRestrictions(held, restrictions),
    onSuccess: async (saved) => {
      client.setQueryData(healthProfileQuery().queryKey, saved);
      toast({
        title: t('Dietary Restrictions Updated'),
        description: t('Your dietary preferences and ingredient preferences have been updated successfully.'),
      });
      await announcePreferences(client);
    },
    onError: (error) => {
      log.info(`Saving the dietary restrictions failed: ${error.message}`);
      const said = error instanceof ApiError && error.status !== 0 && error.reason !== '' ? error.reason : null;
      toast({
        title: t('Error'),
        description: said ?? t('Failed to update dietary restrictions. Please try again.'),
        variant: 'destructive',
      });
    },
  });
}
