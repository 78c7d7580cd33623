import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Checkbox } from '../../../ui/controls/field/checkbox.tsx';
import { Card } from '../../../ui/layout/screen/card.tsx';
import styles from '../health-profile.module.css';

const POINTS = [
  'We keep what you enter here: age, body measures, goals, diets, conditions and daily targets.',
  'We use it for one thing: to score food for you. It is never sold and never used for advertising.',
  'Every answer is optional, and you can withdraw and erase everything on this page at any time.',
] as const;

/** Asked before the first health field is stored: what is kept, what for, and how it ends. Nothing is ticked beforehand. */
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
