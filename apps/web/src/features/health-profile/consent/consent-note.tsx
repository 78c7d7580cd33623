import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { healthProfileQuery, withdrawHealthProfile } from '../../../data/profile/health-profile.ts';
import { announcePreferences } from '../../../data/profile/preferences/preferences.ts';
import { log } from '../../../lib/log.ts';
import { Dialog } from '../../../ui/feedback/modal/dialog.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from '../health-profile.module.css';

/** That the member agreed, and the way to take it back in the same place. */
export function ConsentNote({ onWithdrawn }: { onWithdrawn: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useMutation({
    mutationFn: withdrawHealthProfile,
    onSuccess: async () => {
      client.setQueryData(healthProfileQuery().queryKey, null);
      setIsAsking(false);
      onWithdrawn();
      toast({ title: t('Health data erased'), description: t('Your consent is withdrawn.') });
      await announcePreferences(client);
    },
    onError: (error) => {
      log.info(`Withdrawing consent failed: ${error.message}`);
      toast({ title: t('Error'), description: t('Your health data could not be erased. Please try again.'), variant: 'destructive' });
    },
  });
  return (
    <div className={styles.note}>
      <Icon name="lock" size="m" />
      <p className="small">
        {t('You agreed that we keep these answers to score your food.')}{' '}
        <button type="button" className={`link ${styles.withdraw}`} onClick={() => setIsAsking(true)}>
          {t('Withdraw and erase')}
        </button>
      </p>
      <Dialog
        open={isAsking}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => withdraw.mutate()}
        title={t('Withdraw and erase')}
        cancelLabel={t('Cancel')}
        confirmLabel={t('Erase')}
        destructive
        busy={withdraw.isPending}
      >
        {t(
          'This erases your whole health profile, your survey answers and the ingredient preferences that came from them. Preferences that you set yourself stay. It cannot be undone.',
        )}
      </Dialog>
    </div>
  );
}
