import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { raiseFlag } from '../../../platform/storage/flags.ts';
import { storageKeys } from '../../../platform/storage/keys.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Tag } from '../../../ui/layout/list/tag.tsx';
import { PageTitle } from '../../../ui/layout/screen/screen.tsx';
import styles from './onboarding.module.css';
import { SlideArt } from './slide-art.tsx';
import { SLIDES } from './slides.data.ts';

const LAST = SLIDES.length - 1;

/** /onboarding: five slides for a first visit. Finishing and skipping lead to sign-up, Explore First to the guest home. */
export function OnboardingScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [at, setAt] = useState(0);
  const slide = SLIDES[at];
  if (slide === undefined) return null;

  function handleDone(): void {
    raiseFlag(storageKeys.onboardingSeen);
    void navigate(`${paths.auth}?trial=true`, { replace: true });
  }
  function handleExplore(): void {
    raiseFlag(storageKeys.onboardingSeen);
    raiseFlag(storageKeys.guest);
    void navigate(paths.home, { replace: true });
  }

  return (
    <div className={styles.screen}>
      <div className={styles.slide}>
        <SlideArt name={slide.art} />
        <div key={at} className={styles.words}>
          {slide.tag !== undefined && <Tag look="new">{t(slide.tag)}</Tag>}
          <PageTitle>{t(slide.title)}</PageTitle>
          <p>{t(slide.text)}</p>
          <ul className={styles.points}>
            {slide.points.map((point) => (
              <li key={point}>
                <Icon name="check" size="m" />
                {t(point)}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Dots at={at} onChoose={setAt} />
      <div className={styles.actions}>
        {at < LAST ? (
          <>
            <Button variant="primary" wide onClick={() => setAt(at + 1)}>
              {at === LAST - 1 ? t('Get Started') : t('Next')}
            </Button>
            <Button variant="quiet" wide onClick={handleDone}>
              {t('Skip Introduction')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="primary" wide onClick={handleDone}>
              {t('Start Free Trial')}
            </Button>
            <Button wide onClick={handleExplore}>
              {t('Explore First')}
            </Button>
            <p className="small muted">{t('7-day free trial includes all premium features. Cancel anytime.')}</p>
          </>
        )}
      </div>
    </div>
  );
}

/** Where in the slides this is; each dot leads to its slide. */
function Dots({ at, onChoose }: { at: number; onChoose: (slide: number) => void }) {
  const { t } = useTranslation();
  return (
    <ol className={styles.dots}>
      {SLIDES.map((slide, index) => (
        <li key={slide.title}>
          <button
            type="button"
            aria-label={t('Slide {{n}} of {{count}}', { n: index + 1, count: SLIDES.length })}
            aria-current={index === at ? 'step' : undefined}
            onClick={() => onChoose(index)}
          >
            <span />
          </button>
        </li>
      ))}
    </ol>
  );
}
