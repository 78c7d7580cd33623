import type { PlainId } from '@labelwise/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { healthProfileQuery } from '../../data/health-profile.ts';
import { hasPacks } from '../../data/pack/has-packs.ts';
import { preferencesQuery } from '../../data/preferences.ts';
import { openQuestions } from '../../data/questions.ts';
import { say } from '../../i18n/say.ts';
import { Link } from '../../lib/navigation.tsx';
import { paths, resultsPath } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { PackDrawing, type PackFamily } from '../../ui/food/product.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Tag } from '../../ui/layout/list.tsx';
import styles from './new-member-home.module.css';
import { ScanPanel } from './scan-panel.tsx';

/** Packs that many people know, of the sample catalogue, for whoever has none at hand. */
const PACKS: readonly { code: string; label: PlainId; family: PackFamily }[] = [
  { code: '3017620422003', label: 'screens-home.cocoa_spread', family: 'spread' },
  { code: '3033490594398', label: 'screens-home.yogurt', family: 'yoghurt' },
  { code: '3229820794549', label: 'screens-home.muesli', family: 'cereal' },
];

const AREAS = [
  { to: paths.history, label: 'screens-common.scan_history' },
  { to: paths.preferences, label: 'screens-common.dietary_preferences' },
  { to: paths.favorites, label: 'screens-common.favorites' },
  { to: paths.trending, label: 'screens-common.trending', isNew: true },
  { to: paths.healthProfile, label: 'screens-common.health_profile_title' },
  { to: paths.profile, label: 'screens-common.my_profile' },
] as const;

type NewMemberHomeProps = {
  /** What a visitor scanned before, offered for saving. */
  offer: ReactNode;
  /** The three figures, which are all still to come. */
  figures: ReactNode;
};

/** The home of somebody who has scanned nothing yet: one next step, three packs to try, and what comes after. */
export function NewMemberHome({ offer, figures }: NewMemberHomeProps) {
  return (
    <>
      {offer}
      <div className={styles.columns}>
        <div>
          <ScanPanel
            big
            title={say('screens-home.point_at_any_pack')}
            text={say('screens-home.one_scan_says_what')}
            label={say('screens-common.start_your_journey')}
          />
          <section className={styles.try} aria-labelledby="try">
            <h2 id="try">{say('screens-home.no_pack_at_hand')}</h2>
            <ul>
              {PACKS.map(({ code, label, family }) => (
                <li key={code}>
                  <Link to={resultsPath(code)}>
                    <span>
                      <PackDrawing family={family} />
                    </span>
                    {say(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div>
          <Steps />
          {!hasPacks() && <OfflineOffer />}
        </div>
      </div>
      <section className={styles.rest} aria-label={say('screens-home.all_areas')}>
        {figures}
        <ul>
          {AREAS.map((area) => (
            <li key={area.to}>
              <Link to={area.to}>
                {say(area.label)}
                {'isNew' in area && <Tag look="new">{say('screens-common.new')}</Tag>}
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
  const { data: profile } = useQuery(healthProfileQuery());
  const { data: preferences } = useQuery(preferencesQuery());
  const isAnswered = (profile !== undefined && profile !== null) || (preferences?.length ?? 0) > 0;
  return (
    <ol className={styles.steps} aria-label={say('screens-home.what_comes_next')}>
      <Step sign="1" isNow title={say('screens-home.scan_a_pack')} text={say('screens-home.now')} />
      <Step
        sign={isAnswered ? <Icon name="check" size="m" /> : '2'}
        title={say('screens-home.answer_three_questions')}
        text={isAnswered ? say('screens-home.done_the_score_is') : say('screens-home.then_the_score_is')}
      >
        {profile === null && preferences?.length === 0 && (
          <button type="button" className="link" data-questions onClick={() => openQuestions(null)}>
            {say('screens-start.answer_now')}
          </button>
        )}
      </Step>
      <Step sign="3" title={say('screens-home.see_your_week_on')} text={say('screens-home.after_five_foods')} />
    </ol>
  );
}

/** Shops are where networks end: what works there is offered before it is missed. */
function OfflineOffer() {
  return (
    <div className={styles.offline}>
      <Card title={say('screens-offline.take_it_into_the')}>
        <p className="small muted">{say('screens-home.shop_without_network')}</p>
        <LinkButton to={paths.offline} size="small" icon="download">
          {say('screens-common.without_a_network')}
        </LinkButton>
      </Card>
    </div>
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
