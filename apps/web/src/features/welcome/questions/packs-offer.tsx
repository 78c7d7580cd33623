import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { eraseGuestSubmissions, guestSubmissions, takeSubmissionsAlong } from '../../../data/submissions/submissions.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Modal } from '../../../ui/feedback/modal/modal.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import styles from './questions.module.css';

/** After signing in on a device that holds what a guest stated of packs: whether to take it into the account. It can wait. */
export function PacksOffer() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [count, setCount] = useState(guestSubmissions);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  if (count === 0) return null;
  const done = () => setCount(0);
  const take = async () => {
    setState('busy');
    try {
      await takeSubmissionsAlong(client);
      toast({ title: t('Your values are in your account') });
      done();
    } catch {
      setState('failed');
    }
  };
  const erase = async () => {
    await eraseGuestSubmissions(client);
    done();
  };
  return (
    <Modal shape="dialog" onClose={done}>
      {(titleId) => (
        <>
          <h2 id={titleId} tabIndex={-1}>
            {t('Take your values along?')}
          </h2>
          <p className="muted">
            {t(
              count === 1
                ? 'This device holds what somebody stated of a pack before signing in.'
                : 'This device holds what somebody stated of {{count}} packs before signing in.',
              { count },
            )}
          </p>
          {state === 'failed' && (
            <p role="alert" className={styles.failed}>
              {t('This could not be saved. Your values are still here: please try again.')}
            </p>
          )}
          <div className={styles.act}>
            <Button onClick={() => void erase()}>{t('Erase them')}</Button>
            <Button variant="primary" loading={state === 'busy'} onClick={() => void take()}>
              {t('Take along')}
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}
