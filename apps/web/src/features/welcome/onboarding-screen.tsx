import type { PlainId } from '@labelwise/messages';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { say } from '../../i18n/say.ts';
import { LIVE, paths } from '../../lib/paths.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { raiseFlag } from '../../platform/storage/local.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ScoreRing } from '../../ui/food/score-ring.tsx';
import { Icon, Mark } from '../../ui/icons/icon.tsx';
import { Tag } from '../../ui/layout/list.tsx';
import { PageTitle } from '../../ui/layout/screen.tsx';
import styles from './onboarding.module.css';

type SlideArtName = 'mark' | 'barcode' | 'ring' | 'chat' | 'week';
type Slide = { art: SlideArtName; title: PlainId; tag?: PlainId; text: PlainId; points: readonly PlainId[] };

/** The five slides of /onboarding. */
const SLIDES: readonly Slide[] = [
  {
    art: 'mark',
    title: 'screens-common.welcome',
    text: 'screens-start.labelwise_reads_the_label',
    points: ['screens-start.no_account_needed_to', 'screens-start.the_official_nutri_score'],
  },
  {
    art: 'barcode',
    title: 'screens-common.scan_any_food',
    text: 'screens-start.point_the_camera_at',
    points: ['screens-start.reads_the_barcodes_that', 'screens-common.manual_entry_is_always'],
  },
  {
    art: 'ring',
    title: 'screens-common.health_aware_scoring',
    text: 'screens-start.a_food_scores_from',
    points: ['screens-start.n_75_and_above_is', 'screens-start.a_conflict_with_your'],
  },
  {
    art: 'chat',
    title: 'screens-common.ai_nutritionist',
    tag: 'screens-common.premium',
    text: 'screens-start.ask_about_a_food',
    points: ['screens-start.ideas_for_meals_that', 'screens-start.plain_words_about_what'],
  },
  {
    art: 'week',
    title: 'screens-common.start_your_journey',
    tag: 'screens-start.n_7_day_free_trial_2',
    text: 'screens-start.try_everything_for_a',
    points: ['screens-start.unlimited_scans_and_preferences', 'screens-start.trends_over_days_and'],
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
          {slide.tag !== undefined && <Tag look="new">{say(slide.tag)}</Tag>}
          <PageTitle>{say(slide.title)}</PageTitle>
          <p>{say(slide.text)}</p>
          <ul className={styles.points}>
            {slide.points.map((point) => (
              <li key={point}>
                <Icon name="check" size="m" />
                {say(point)}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Dots at={at} onChoose={setAt} />
      {at < LAST ? (
        <>
          <div className={styles.ways}>
            <Button variant="primary" wide onClick={() => setAt(at + 1)}>
              {at === LAST - 1 ? say('screens-common.get_started') : say('screens-common.next')}
            </Button>
            {at === 0 && (
              <Button icon="scan" wide onClick={handleScan}>
                {say('screens-common.scan_without_an_account')}
              </Button>
            )}
          </div>
          <div className={styles.after} data-longer={at > 0 || undefined}>
            <Button variant="quiet" wide onClick={handleDone}>
              {say('screens-start.skip_introduction')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <div className={styles.ways}>
            <Button variant="primary" wide onClick={handleDone}>
              {say('screens-common.start_free_trial')}
            </Button>
            <Button wide onClick={handleExplore}>
              {say('screens-start.explore_first')}
            </Button>
          </div>
          <p className={`small muted ${styles.after}`}>{say('screens-start.n_7_day_free_trial')}</p>
        </>
      )}
    </div>
  );
}

/** Where in the slides this is; each dot leads to its slide. */
function Dots({ at, onChoose }: { at: number; onChoose: (slide: number) => void }) {
  return (
    <ol className={styles.dots}>
      {SLIDES.map((slide, index) => (
        <li key={slide.title}>
          <button
            type="button"
            aria-label={say('screens-start.slide_n_of_count', { n: index + 1, count: SLIDES.length })}
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
