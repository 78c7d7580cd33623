import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasVisitorsScan, resolveVisitorsScan } from '../../data/foods/last-scan.ts';
import { readStoredScan, type StoredScan } from '../../data/foods/stored-scan.ts';
import { activitySummaryQuery, isDailyLimit, saveScan } from '../../data/scans.ts';
import { useSession } from '../../data/session/session-context.tsx';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/controls/button/button.tsx';
import { toast } from '../../ui/feedback/toast/toast-store.ts';
import { Card } from '../../ui/layout/screen/card.tsx';
import styles from './offer-last-scan.module.css';

type Present = Extract<StoredScan, { state: 'present' }>;

/** After sign-up: what a visitor scanned on this device before can be saved in the new account, once. */
export function OfferLastScan({ className }: { className: string | undefined }) {
  const { data: summary } = useQuery(activitySummaryQuery());
  const [done, setDone] = useState(() => !hasVisitorsScan());
  const [scan, setScan] = useState<Present | null>(null);
  const isNew = !done && summary?.scans === 0;
  useEffect(() => {
    if (!isNew) return undefined;
    let gone = false;
    const read = async () => {
      const stored = await readStoredScan();
      if (!gone && stored.state === 'present' && stored.food.id !== '') setScan(stored);
    };
    void read();
    return () => {
      gone = true;
    };
  }, [isNew]);
  const finish = () => {
    resolveVisitorsScan();
    setDone(true);
  };
  if (!isNew || scan === null) return null;
  return (
    <div className={className}>
      <Offer scan={scan} onDone={finish} />
    </div>
  );
}

function Offer({ scan: { food, score }, onDone }: { scan: Present; onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { user } = useSession();
  const save = useMutation({
    mutationFn: () => saveScan(client, food, typeof score === 'number' ? score : (score?.score ?? food.healthScore), user?.id ?? ''),
    onSuccess: () => {
      onDone();
      toast({ title: t('Saved to your history'), description: food.name });
    },
    onError: (error) => {
      const description = isDailyLimit(error)
        ? t('You have used your scans for today. Try again tomorrow.')
        : t('This could not be saved. Please try again.');
      toast({ title: t('Error'), description, variant: 'destructive' });
    },
  });
  return (
    <Card title={t('Keep your last scan?')}>
      <p>{t('You scanned {{name}} before you signed in. It can be the first one in your history.', { name: food.name })}</p>
      <div className={styles.actions}>
        <Button size="small" onClick={onDone}>
          {t('Not now')}
        </Button>
        <Button size="small" variant="primary" loading={save.isPending} onClick={() => save.mutate()}>
          {t('Keep it')}
        </Button>
      </div>
    </Card>
  );
}
