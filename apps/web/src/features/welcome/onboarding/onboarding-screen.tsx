import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../i18n/translation.ts';
import { LIVE, paths } from '../../../lib/paths.ts';
import { storageKeys } from '../../../platform/storage/keys.ts';
import { raiseFlag } from '../../../platform/storage/local.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { ScoreRing } from '../../../ui/food/score/score-ring.tsx';
import { Icon, Mark } from '../../../ui/icons/icon.tsx';
import { Tag } from '../../../ui/layout/list.tsx';
import { PageTitle } from '../../../ui/layout/screen.tsx';
import styles from './onboarding.module.css';

type SlideArtName = 'mark' | 'barcode' | 'ring' | 'chat' | 'week';
type Slide = { art: SlideArtName; title: string; tag?: string; text: string; points: readonly string[] };

/** The five slides of /onboarding. */
const SLIDES: readonly Slide[] = [
  {
    art: 'mark',
    title: 'Welcome',
    text: 'Labelwise reads the label so that you do not have to: one score for you, and every point of it explained.',
    points: ['No account needed to look around', 'The official Nutri-Score beside every score'],
  },
  {
    art: 'barcode',
    title: 'Scan Any Food',
    text: 'Point the camera at the barcode, or type the digits below it, and see what is in the pack.',
    points: ['Reads the barcodes that food packs carry', 'Manual entry is always one tap away'],
  },
  {
    art: 'ring',
    title: 'Health-Aware Scoring',
    text: 'A food scores from 0 to 100. What you want more or less of goes from −5 to +5 and moves the score of every food that matches.',
    points: ['75 and above is a Great Match', 'A conflict with your diet comes first'],
  },
  {
    art: 'chat',
    title: 'AI Nutritionist',
    tag: 'Premium',
    text: 'Ask about a food, a meal or your own week. Answers know your profile and your scans.',
    points: ['Ideas for meals that fit your goals', 'Plain words about what a label means'],
  },
  {
    art: 'week',
    title: 'Start Your Journey',
    tag: '7-Day Free Trial',
    text: 'Try everything for a week, or look around first and start the trial later.',
    points: ['Unlimited scans and preferences', 'Trends over days and weeks'],
  },
];

const BARS =
  'M0 0h2v40H0zM4 0h2v40H4zM9 0h4v34H9zM16 0h2v34h-2zM21 0h5v34h-5zM29 0h2v34h-2zM34 0h2v40h-2zM38 0h2v40h-2zM44 0h4v34h-4zM51 0h2v34h-2zM56 0h5v34h-5zM64 0h2v34h-2zM70 0h2v40h-2zM74 0h2v40h-2z';
const BRACKETS = 'M28 3H17Q3 3 3 17v11M84 3h11q14 0 14 14v11M28 89H17Q3 89 3 75V64M84 89h11q14 0 14-14V64';

const ART: Readonly<Record<SlideArtName, ReactNode>> = {
  mark: <Mark size={112} />,
  barcode: (
    <svg viewBox="0 0 112 92" width="200" height="164" aria-hidden="true">
      <path d={BRACKETS} fill="none" stroke="var(--primary)" strokeWidth="6" />
      <path d={BARS} fill="var(--ink)" transform="translate(18 24) scale(1 1.1)" />
    </svg>
  ),
  ring: <ScoreRing score={87} size="hero" decorative />,
  chat: (
    <svg viewBox="0 0 120 92" width="216" height="166" fill="none" stroke="var(--ink)" strokeWidth="3" aria-hidden="true">
      <path d="M34 50L20 62V50H6V6h72v22" strokeLinejoin="round" />
      <path d="M18 19h48M18 31h16" stroke="var(--line-strong)" />
      <path d="M42 36h72v38h-14v12L86 74H42z" fill="var(--primary)" stroke="var(--primary)" strokeLinejoin="round" />
    </svg>
  ),
  week: (
    <span className={styles.week}>
      {Array.from({ length: 7 }, (_, day) => (
        <span key={day} />
      ))}
    </span>
  ),
};

/** The drawing of a slide; its words say the same. */
function SlideArt({ name }: { name: SlideArtName }) {
  return (
    <div className={styles.art} aria-hidden="true">
      {ART[name]}
    </div>
  );
}

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
  function handleScan(): void {
    raiseFlag(storageKeys.onboardingSeen);
    raiseFlag(storageKeys.guest);
    void navigate(paths.scan, { state: LIVE });
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
            {at === 0 && (
              <Button icon="scan" wide onClick={handleScan}>
                {t('Scan without an account')}
              </Button>
            )}
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
