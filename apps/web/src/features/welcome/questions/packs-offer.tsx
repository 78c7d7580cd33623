import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { eraseGuestSubmissions, guestSubmissions, takeSubmissionsAlong } from '../../../data/submissions/submissions.ts';
import { say } from '../../../i18n/say.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Modal } from '../../../ui/feedback/modal/modal.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import styles from './questions.module.css';

/** After signing in on a device that holds what a guest stated of packs: whether to take it into the account. It can wait. */
export function PacksOffer() {
  const client = useQueryClient();
  const [count, setCount] = useState(guestSubmissions);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  if (count === 0) return null;
  const done = () => setCount(0);
  const take = async () => {
    setState('busy');
    try {
      await takeSubmissionsAlong(client);
      toast({ title: say('screens-welcome.your_values_are_in') });
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
            {say('screens-welcome.take_your_values_along')}
          </h2>
          <p className="muted">{say('screens-welcome.device_holds_packs', { count })}</p>
          {state === 'failed' && (
            <p role="alert" className={styles.failed}>
              {say('screens-welcome.this_could_not_be_saved')}
            </p>
          )}
          <div className={styles.act}>
            <Button onClick={() => void erase()}>{say('screens-welcome.erase_them')}</Button>
            <Button variant="primary" loading={state === 'busy'} onClick={() => void take()}>
              {say('screens-welcome.take_along')}
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}
