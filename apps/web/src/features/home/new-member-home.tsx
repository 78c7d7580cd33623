import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { healthProfileQuery } from '../../data/health-profile.ts';
import { preferencesQuery } from '../../data/preferences.ts';
import { openQuestions } from '../../data/questions.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Link } from '../../lib/navigation/link.tsx';
import { paths, resultsPath } from '../../lib/paths.ts';
import { PackDrawing, type PackFamily } from '../../ui/food/product/product.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Tag } from '../../ui/layout/list.tsx';
import styles from './new-member-home.module.css';
import { ScanPanel } from './scan-panel.tsx';

/** Packs that many people know, of the sample catalogue, for whoever has none at hand. */
const PACKS: readonly { code: string; label: string; family: PackFamily }[] = [
  { code: '3017620422003', label: 'Cocoa spread', family: 'spread' },
  { code: '3033490594398', label: 'Yogurt', family: 'yoghurt' },
  { code: '3229820794549', label: 'Muesli', family: 'cereal' },
];

const AREAS = [
  { to: paths.history, label: 'Scan History' },
  { to: paths.preferences, label: 'Dietary Preferences' },
  { to: paths.favorites, label: 'Favorites' },
  { to: paths.trending, label: 'Trending', isNew: true },
  { to: paths.healthProfile, label: 'Health Profile' },
  { to: paths.profile, label: 'My Profile' },
] as const;

type NewMemberHomeProps = {
  /** What a visitor scanned before, offered for saving. */
  offer: ReactNode;
  /** The three figures, which are all still to come. */
  figures: ReactNode;
};

/** The home of somebody who has scanned nothing yet: one next step, three packs to try, and what comes after. */
export function NewMemberHome({ offer, figures }: NewMemberHomeProps) {
  const { t } = useTranslation();
  return (
    <>
      {offer}
      <div className={styles.columns}>
        <div>
          <ScanPanel big title={t('Point at any pack')} text={t('One scan says what fits you and why.')} label={t('Start Your Journey')} />
          <section className={styles.try} aria-labelledby="try">
            <h2 id="try">{t('No pack at hand? Try one of these')}</h2>
            <ul>
              {PACKS.map(({ code, label, family }) => (
                <li key={code}>
                  <Link to={resultsPath(code)}>
                    <span>
                      <PackDrawing family={family} />
                    </span>
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <Steps />
      </div>
      <section className={styles.rest} aria-label={t('All areas')}>
        {figures}
        <ul>
          {AREAS.map((area) => (
            <li key={area.to}>
              <Link to={area.to}>
                {t(area.label)}
                {'isNew' in area && <Tag look="new">{t('New')}</Tag>}
                <Icon name="next" size="s" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Steps() {
  const { t } = useTranslation();
  const { data: profile } = useQuery(healthProfileQuery());
  const { data: preferences } = useQuery(preferencesQuery());
  const isAnswered = (profile !== undefined && profile !== null) || (preferences?.length ?? 0) > 0;
  return (
    <ol className={styles.steps} aria-label={t('What comes next')}>
      <Step sign="1" isNow title={t('Scan a pack')} text={t('Now')} />
      <Step
        sign={isAnswered ? <Icon name="check" size="m" /> : '2'}
        title={t('Answer three questions')}
        text={isAnswered ? t('Done: the score is yours') : t('Then the score is yours')}
      >
        {profile === null && preferences?.length === 0 && (
          <button type="button" className="link" data-questions onClick={() => openQuestions(null)}>
            {t('Answer now')}
          </button>
        )}
      </Step>
      <Step sign="3" title={t('See your week on one shelf')} text={t('After five foods')} />
    </ol>
  );
}

type StepProps = { sign: ReactNode; isNow?: boolean; title: string; text: string; children?: ReactNode };

function Step({ sign, isNow = false, title, text, children }: StepProps) {
  return (
    <li>
      <span className={`${styles.sign} ${isNow ? styles.now : ''}`} aria-hidden="true">
        {sign}
      </span>
      <p>
        <strong className="strong">{title}</strong>
        <span className="small muted">{text}</span>
      </p>
      {children}
    </li>
  );
}
