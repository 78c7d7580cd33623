import type { PlanName } from '@labelwise/domain/access';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { startTrial, trialStatusQuery } from '../../../data/account/trial.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import { subscriptionQuery } from '../../../data/subscription/subscription.ts';
import { paths } from '../../../lib/paths.ts';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';

/** Starts the trial, reads the member anew, and goes on to what it opened. */
export function useTrialSetup(): { start: (plan: PlanName) => void; isStarting: boolean } {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { refresh } = useSession();
  const { mutate, isPending } = useMutation({
    mutationFn: async (plan: PlanName) => {
      const outcome = await startTrial(plan);
      if (outcome.started) await refresh();
      return outcome;
    },
    onSuccess: (outcome) => {
      if (!outcome.started) {
        toast({ title: t('Trial Setup Failed'), description: t(outcome.message), variant: 'destructive' });
        return;
      }
      for (const { queryKey } of [trialStatusQuery(), subscriptionQuery()]) void client.invalidateQueries({ queryKey });
      toast({ title: t('Trial Started!'), description: t('Your 7-day free trial has begun.') });
      void navigate(paths.aiNutritionist);
    },
  });
  return { start: mutate, isStarting: isPending };
}
