import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { noteTrialStarted, startTrial, takeTrialStarted } from '../../../data/subscription.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { reloadPage } from '../../../lib/reload-page.ts';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';

/** Starts the trial; the page reloads and then says so (`useTrialNews`). */
export function useStartTrial(reload: () => void = reloadPage) {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation({
    mutationFn: () => startTrial(),
    onSuccess: (outcome) => {
      if (outcome.started) {
        noteTrialStarted();
        reload();
      } else toast({ title: t('Trial Setup Failed'), description: t(outcome.message), variant: 'destructive' });
    },
  });
  return { start: () => mutate(), isStarting: isPending };
}

/** Says after the reload that the trial has begun. */
export function useTrialNews(): void {
  const { t } = useTranslation();
  useEffect(() => {
    if (takeTrialStarted()) toast({ title: t('Trial Started!'), description: t('You now have 7 days of premium access.') });
  }, [t]);
}
