import type { PlainId } from '@labelwise/messages';
import { useState } from 'react';
import { say } from '../../i18n/say.ts';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './onboarding-dialog.module.css';

export type OnboardingDialogProps = {
  /** The owner takes the dialog away, and with it the step: it opens at the first one again. */
  onClose: () => void;
};

/** The five steps that Help opens. */
export function OnboardingDialog({ onClose }: OnboardingDialogProps) {
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
              {say('screens-common.step_n_of_count', { n: at + 1, count: STEPS.length })}
            </p>
            <IconButton icon="close" label={say('screens-common.close')} onClick={onClose} />
          </div>
          <h2 id={titleId} tabIndex={-1} className={styles.title}>
            {say(step.title)}
          </h2>
          <p className="strong">{say(step.subtitle)}</p>
          <p className={styles.text}>{say(step.description)}</p>
          <ul className={styles.features}>
            {step.features.map((feature) => (
              <li key={feature}>
                <Icon name="check" size="m" />
                {say(feature)}
              </li>
            ))}
          </ul>
          <Dots at={at} count={STEPS.length} />
          <div className={styles.actions}>
            <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
              {say('screens-common.back')}
            </Button>
            <Button variant="primary" onClick={() => (isLast ? onClose() : setAt(at + 1))}>
              {isLast ? say('screens-common.get_started') : say('screens-common.next')}
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

type Step = { title: PlainId; subtitle: PlainId; description: PlainId; features: readonly [PlainId, PlainId, PlainId] };

/** The five steps of the dialog that Help opens. */
export const STEPS: readonly Step[] = [
  {
    title: 'screens-help.welcome',
    subtitle: 'screens-help.a_good_look_at',
    description: 'screens-help.labelwise_reads_a_packaged',
    features: ['screens-help.works_without_an_account', 'screens-help.every_point_of_a', 'screens-help.the_official_nutri_score'],
  },
  {
    title: 'screens-help.scan_any_food',
    subtitle: 'screens-help.point_the_camera_at',
    description: 'screens-help.the_code_is_read',
    features: ['screens-help.reads_the_common_barcodes', 'screens-help.a_light_and_a', 'screens-help.manual_entry_is_always'],
  },
  {
    title: 'screens-help.health_aware_scoring',
    subtitle: 'screens-help.one_number_from_0',
    description: 'screens-help.the_score_starts_from',
    features: ['screens-help.n_75_or_more_is', 'screens-help.your_goals_and_conditions', 'screens-help.a_conflict_with_your'],
  },
  {
    title: 'screens-help.personalize_your_experience',
    subtitle: 'screens-help.say_what_you_want',
    description: 'screens-help.each_ingredient_preference_goes',
    features: ['screens-help.want_more_fiber_protein', 'screens-help.want_less_sugar_sodium', 'screens-help.diets_and_health_goals'],
  },
  {
    title: 'screens-help.track_discover',
    subtitle: 'screens-help.see_what_your_choices',
    description: 'screens-help.your_history_favorites_and',
    features: [
      'screens-help.scan_history_and_favorites',
      'screens-help.insights_over_days_and',
      'screens-help.trending_products_with_premium',
    ],
  },
];
