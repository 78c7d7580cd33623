import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { consentWithdrawal } from '../../../data/profile-changes.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { Link } from '../../../lib/navigation/link.tsx';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Checkbox } from '../../../ui/controls/field/field.tsx';
import { Dialog } from '../../../ui/feedback/modal/modal.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from '../health-profile.module.css';

const POINTS = [
  'We keep what you enter here: age, body measures, goals, diets, conditions and daily targets.',
  'We use it for one thing: to score food for you. It is never sold and never used for advertising.',
  'Every answer is optional, and you can withdraw and erase everything on this page at any time.',
] as const;

/** Asked before the first health field is stored: what is stored, what for, and how it ends. Nothing is ticked beforehand. */
export function ConsentCard({ onAgree, busy }: { onAgree: () => void; busy: boolean }) {
  const { t } = useTranslation();
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <Card title={t('Before the first answer')} rule="label">
      <p className={styles.consentLead}>{t('Health data belongs to you. Labelwise needs your clear agreement before it keeps any.')}</p>
      <ul className={styles.points}>
        {POINTS.map((point) => (
          <li key={point}>{t(point)}</li>
        ))}
      </ul>
      <Checkbox
        checked={agreed}
        onChange={setAgreed}
        error={asked && !agreed ? t('Please tick the box to go on.') : undefined}
        hint={
          <Link className="link" to={paths.privacy}>
            {t('Privacy Policy')}
          </Link>
        }
      >
        {t('I agree that Labelwise keeps my health answers to score food for me.')}
      </Checkbox>
      <div className={styles.consentAction}>
        <Button variant="primary" wide loading={busy} onClick={() => (agreed ? onAgree() : setAsked(true))}>
          {t('Agree and continue')}
        </Button>
      </div>
      <p className="caption">{t('Labelwise helps you to choose food. It is not medical advice.')}</p>
    </Card>
  );
}

/** That the member agreed, and the way to take it back in the same place. */
export function ConsentNote({ onWithdrawn }: { onWithdrawn: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useMutation(
    consentWithdrawal(client, {
      withdrawn: () => {
        setIsAsking(false);
        onWithdrawn();
        toast({ title: t('Health data erased'), description: t('Your consent is withdrawn.') });
      },
      failed: () =>
        toast({ title: t('Error'), description: t('Your health data could not be erased. Please try again.'), variant: 'destructive' }),
    }),
  );
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
