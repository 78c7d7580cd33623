import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button, IconButton } from '../../ui/controls/button/button.tsx';
import { Modal } from '../../ui/feedback/modal/modal.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './onboarding-dialog.module.css';
import { STEPS } from './onboarding-steps.data.ts';

export type OnboardingDialogProps = {
  /** The owner takes the dialog away, and with it the step: it opens at the first one again. */
  onClose: () => void;
};

/** The five steps that Help opens. */
export function OnboardingDialog({ onClose }: OnboardingDialogProps) {
  const { t } = useTranslation();
  const [at, setAt] = useState(0);
  const step = STEPS[at];
  if (step === undefined) return null;
  const isLast = at === STEPS.length - 1;
  return (
    <Modal onClose={onClose} shape="dialog">
      {(titleId) => (
        <>
          <div className={styles.head}>
            <p className="small muted" aria-live="polite">
              {t('Step {{n}} of {{count}}', { n: at + 1, count: STEPS.length })}
            </p>
            <IconButton icon="close" label={t('Close')} onClick={onClose} />
          </div>
          <h2 id={titleId} tabIndex={-1} className={styles.title}>
            {t(step.title)}
          </h2>
          <p className="strong">{t(step.subtitle)}</p>
          <p className={styles.text}>{t(step.description)}</p>
          <ul className={styles.features}>
            {step.features.map((feature) => (
              <li key={feature}>
                <Icon name="check" size="m" />
                {t(feature)}
              </li>
            ))}
          </ul>
          <Dots at={at} count={STEPS.length} />
          <div className={styles.actions}>
            <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
              {t('Back')}
            </Button>
            <Button variant="primary" onClick={() => (isLast ? onClose() : setAt(at + 1))}>
              {isLast ? t('Get Started') : t('Next')}
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}

/** Where in the steps this is; the line "Step n of 5" says the same to readers. */
function Dots({ at, count }: { at: number; count: number }) {
  return (
    <div className={styles.dots} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} data-current={index === at || undefined} />
      ))}
    </div>
  );
}
