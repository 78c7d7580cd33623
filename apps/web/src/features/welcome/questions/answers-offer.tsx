import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { takeAlong } from '../../../data/answers.ts';
import { eraseGuestProfile, type GuestProfile, storedGuestProfile } from '../../../data/scores/guest-profile.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { selectionWords } from '../../../lib/selection-words.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Modal } from '../../../ui/feedback/modal/modal.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './questions.module.css';

/**
 * After signing in on a device that holds a guest's answers: whether to take them into the account. There is no third way out, for
 * until it is answered the scores would be without an allergy that this device knows of.
 */
export function AnswersOffer() {
  const [guest, setGuest] = useState(storedGuestProfile);
  return guest === null ? null : <Offer guest={guest} onDone={() => setGuest(null)} />;
}

function Offer({ guest, onDone }: { guest: GuestProfile; onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  // The browser may close a dialog by itself: then it is opened again.
  const [shown, setShown] = useState(0);
  const take = async () => {
    setState('busy');
    try {
      const { isLimited } = await takeAlong(client, guest);
      toast({
        title: t('Your answers are in your account'),
        description: isLimited ? t('Your plan stores one “less of”. The others were left out.') : undefined,
      });
      onDone();
    } catch {
      setState('failed');
    }
  };
  const erase = () => {
    eraseGuestProfile();
    onDone();
  };
  return (
    <Modal key={shown} shape="dialog" onClose={() => setShown(shown + 1)}>
      {(titleId) => (
        <>
          <h2 id={titleId} tabIndex={-1}>
            {t('Take your answers along?')}
          </h2>
          <p className="muted">
            {t('This device holds what somebody answered before signing in. If it was you, every score goes on knowing it.')}
          </p>
          <ul className={styles.held}>
            {guest.restrictions.map((text) => (
              <li key={text}>{t(selectionWords(text))}</li>
            ))}
            {guest.less.map((name) => (
              <li key={name}>{t('Less of: {{name}}', { name })}</li>
            ))}
          </ul>
          {state === 'failed' && (
            <p role="alert" className={styles.failed}>
              {t('This could not be saved. Your answers are still here: please try again.')}
            </p>
          )}
          <p className={styles.note}>
            <Icon name="lock" size="m" />
            <span>{t('Stored in your account, to score your food. Health Profile erases it any time.')}</span>
          </p>
          <div className={styles.act}>
            <Button onClick={erase}>{t('Erase them')}</Button>
            <Button variant="primary" loading={state === 'busy'} onClick={() => void take()}>
              {t('Agree and take along')}
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}
