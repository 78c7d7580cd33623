import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { takeAlong } from '../../../data/answers.ts';
import { eraseGuestProfile, type GuestProfile, guestProfileUndo, storedGuestProfile } from '../../../data/scores/guest-profile.ts';
import { eraseGuestSubmissions, guestSubmissions, takeSubmissionsAlong } from '../../../data/submissions/submissions.ts';
import { say } from '../../../i18n/say.ts';
import { choiceText } from '../../../lib/choice-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Modal } from '../../../ui/feedback/modal.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './questions.module.css';

/**
 * After signing in on a device that holds a guest's answers: whether to take them into the account. There is no third way out, for
 * until it is answered the scores would be without an allergy that this device knows of.
 */
export function AnswersOffer() {
  const [guest, setGuest] = useState(storedGuestProfile);
  return guest === null ? null : <Offer guest={guest} onChange={() => setGuest(storedGuestProfile())} />;
}

function Offer({ guest, onChange }: { guest: GuestProfile; onChange: () => void }) {
  const client = useQueryClient();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  // The browser may close a dialog by itself: then it is opened again.
  const [shown, setShown] = useState(0);
  const take = async () => {
    setState('busy');
    try {
      const { isLimited } = await takeAlong(client, guest);
      toast({
        title: say('screens-welcome.your_answers_are_in'),
        description: isLimited ? say('screens-welcome.your_plan_stores_one') : undefined,
      });
      onChange();
    } catch {
      setState('failed');
    }
  };
  const erase = () => {
    const putBack = guestProfileUndo();
    eraseGuestProfile();
    onChange();
    const undo = () => {
      putBack();
      onChange();
    };
    toast({ title: say('screens-common.your_answers_are_erased'), action: { label: say('screens-common.undo'), onPress: undo } });
  };
  return (
    <Modal key={shown} shape="dialog" onClose={() => setShown(shown + 1)}>
      {(titleId) => (
        <>
          <h2 id={titleId} tabIndex={-1}>
            {say('screens-welcome.take_your_answers_along')}
          </h2>
          <p className="muted">{say('screens-welcome.this_device_holds_what')}</p>
          <ul className={styles.held}>
            {guest.restrictions.map((text) => (
              <li key={text}>{choiceText(text)}</li>
            ))}
            {guest.less.map((name) => (
              <li key={name}>{say('screens-welcome.less_of_name', { name })}</li>
            ))}
          </ul>
          {state === 'failed' && (
            <p role="alert" className={styles.failed}>
              {say('screens-welcome.this_could_not_be')}
            </p>
          )}
          <p className={styles.note}>
            <Icon name="lock" size="m" />
            <span>{say('screens-welcome.stored_in_your_account')}</span>
          </p>
          <div className={styles.act}>
            <Button onClick={erase}>{say('screens-welcome.erase_them')}</Button>
            <Button variant="primary" loading={state === 'busy'} onClick={() => void take()}>
              {say('screens-welcome.agree_and_take_along')}
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}

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
    const putBack = await eraseGuestSubmissions(client);
    done();
    const undo = () => void putBack().then(() => setCount(guestSubmissions()));
    toast({ title: say('screens-welcome.erased_here'), action: { label: say('screens-common.undo'), onPress: undo } });
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
