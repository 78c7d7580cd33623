import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import type { Outcome } from './buy.ts';

/** A part of the app that could not be fetched. */
const FAILED: Outcome = {
  leaves: false,
  says: { title: 'Error', description: 'Something went wrong. Please try again.', variant: 'destructive' },
};

/**
 * Runs one act at a time and says how it ended. While the page is going away the act counts as running; when the person
 * comes back to it instead (back button, a payment page that the shell opened beside the app), it is over.
 */
export function useOutcome<Name extends string>(): { busy: Name | null; run: (name: Name, act: () => Promise<Outcome>) => void } {
  const { t } = useTranslation();
  const [busy, setBusy] = useState<Name | null>(null);
  useEffect(() => {
    const over = () => setBusy(null);
    const seen = () => void (document.visibilityState === 'visible' && over());
    window.addEventListener('pageshow', over);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('pageshow', over);
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);
  const run = async (name: Name, act: () => Promise<Outcome>): Promise<void> => {
    if (busy !== null) return;
    setBusy(name);
    const outcome = await act().catch((): Outcome => FAILED);
    if (outcome.leaves) return;
    setBusy(null);
    const { title, description, variant } = outcome.says;
    toast({ title: t(title), description: t(description ?? ''), variant });
  };
  return { busy, run: (name, act) => void run(name, act) };
}
