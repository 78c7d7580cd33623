import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { takePeopleAlong } from '../../data/people/people.ts';
import { eraseGuestPeople, storedGuestPeople } from '../../data/people/stored-people.ts';
import { say } from '../../i18n/say.ts';
import { ApiError } from '../../platform/http/http.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Avatar } from '../../ui/people.tsx';
import styles from './people.module.css';

/**
 * After signing in on a device that holds a guest's people: whether to take them into the account. There is no third way out, for until
 * it is answered one scan would not answer for somebody of whom this device knows.
 */
export function PeopleOffer() {
  const [isDone, setDone] = useState(false);
  const people = storedGuestPeople();
  return isDone || people?.length === 0 ? null : <Offer onDone={() => setDone(true)} onUndone={() => setDone(false)} />;
}

function Offer({ onDone, onUndone }: { onDone: () => void; onUndone: () => void }) {
  const client = useQueryClient();
  const [state, setState] = useState<'ready' | 'busy'>('ready');
  const [failure, setFailure] = useState<string | null>(null);
  // The browser may close a dialog by itself: then it is opened again.
  const [shown, setShown] = useState(0);
  const people = storedGuestPeople();
  const take = async () => {
    setState('busy');
    try {
      await takePeopleAlong(client);
      onDone();
    } catch (error) {
      setFailure(error instanceof ApiError && error.status === 403 ? error.reason : say('screens-people.not_taken'));
      setState('ready');
    }
  };
  const erase = () => {
    const putBack = eraseGuestPeople();
    onDone();
    const undo = () => {
      putBack();
      onUndone();
    };
    toast({ title: say('screens-people.erased_here'), action: { label: say('screens-common.undo'), onPress: undo } });
  };
  return (
    <Modal key={shown} shape="dialog" onClose={() => setShown(shown + 1)}>
      {(titleId) => (
        <>
          <h2 id={titleId} tabIndex={-1}>
            {say(people === null ? 'screens-people.cannot_be_read' : 'screens-people.take_along')}
          </h2>
          {people !== null && <p className="muted">{say('screens-people.this_device_holds')}</p>}
          <ul className={styles.held}>
            {people?.map(({ id, nickname, colour }) => (
              <li key={id}>
                <Avatar name={nickname} colour={colour} size="s" />
                {nickname}
              </li>
            ))}
          </ul>
          {failure !== null && <p role="alert">{failure}</p>}
          {people !== null && <p className="small muted">{say('screens-people.consent_along')}</p>}
          <div className={styles.acts}>
            {people !== null && (
              <Button variant="primary" wide loading={state === 'busy'} onClick={() => void take()}>
                {say('screens-people.agree_and_take')}
              </Button>
            )}
            <Button wide onClick={erase}>
              {say('screens-people.erase_them')}
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}
