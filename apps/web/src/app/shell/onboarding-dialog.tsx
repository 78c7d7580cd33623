import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button, IconButton } from '../../ui/controls/button/button.tsx';
import { Modal } from '../../ui/feedback/modal/modal.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './onboarding-dialog.module.css';

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

type Step = { title: string; subtitle: string; description: string; features: readonly [string, string, string] };

/** The five steps of the dialog that Help opens. */
export const STEPS: readonly Step[] = [
  {
    title: 'Welcome',
    subtitle: 'A good look at every label',
    description: 'Labelwise reads a packaged food by its barcode and tells you how well it suits you, and why.',
    features: ['Works without an account', 'Every point of a score is explained', 'The official Nutri-Score beside it'],
  },
  {
    title: 'Scan Any Food',
    subtitle: 'Point the camera at a barcode',
    description: 'The code is read as soon as it is in the frame. If the camera cannot see it, type the digits below the lines.',
    features: [
      'Reads the common barcodes of food packs',
      'A light and a zoom where your device has them',
      'Manual entry is always one tap away',
    ],
  },
  {
    title: 'Health-Aware Scoring',
    subtitle: 'One number from 0 to 100',
    description: 'The score starts from the Nutri-Score points, looks at processing and additives, and then at what matters to you.',
    features: ['75 or more is a Great Match', 'Your goals and conditions move the score', 'A conflict with your diet is shown first'],
  },
  {
    title: 'Personalize Your Experience',
    subtitle: 'Say what you want more or less of',
    description: 'Each ingredient preference goes from −5 to +5. It adds or takes points wherever a food matches it.',
    features: [
      'Want more: fiber, protein, calcium and others',
      'Want less: sugar, sodium, additives and others',
      'Diets and health goals set the right ones for you',
    ],
  },
  {
    title: 'Track & Discover',
    subtitle: 'See what your choices add up to',
    description: 'Your history, favorites and purchases show how your basket changes, and what others are scanning.',
    features: ['Scan history and favorites in one place', 'Insights over days and weeks', 'Trending products with Premium'],
  },
];
