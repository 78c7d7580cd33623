import type { PlainId } from '@labelwise/messages';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Legal, legalQuery } from '../../data/legal.ts';
import { say } from '../../i18n/say.ts';
import { Link, useGoBack } from '../../lib/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { SkeletonRows } from '../../ui/feedback/waiting.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import styles from './legal.module.css';
import { PRIVACY, SHORT_PRIVACY } from './privacy.data.ts';
import { type LegalSection, TERMS } from './terms.data.ts';

/** /legal: the terms and the full privacy policy, in two tabs. */
export function LegalScreen() {
  const [tab, setTab] = useState<'terms' | 'privacy'>('terms');
  return (
    <Screen title={say('screens-common.legal_information')} width="narrow" above={<BackLink />}>
      <Tabs
        label={say('screens-legal.documents')}
        tabs={[
          { id: 'terms', label: say('screens-common.terms_and_conditions') },
          { id: 'privacy', label: say('screens-common.privacy_policy') },
        ]}
        value={tab}
        onChange={setTab}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <div className={styles.scroll} key={tab} role="region" aria-label={say('screens-legal.text')} tabIndex={0}>
          <Document sections={tab === 'terms' ? TERMS : PRIVACY} />
        </div>
      </Tabs>
      <LegalLinks />
    </Screen>
  );
}

/** A legal text with numbered sections and its date. */
export function Document({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <div className={styles.document}>
      <p className="muted small">{say('screens-legal.last_updated_june_12')}</p>
      {sections.map(({ heading, paragraphs }, index) => (
        <section key={heading}>
          <h2>
            {index + 1}. {say(heading)}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{say(paragraph)}</p>
          ))}
        </section>
      ))}
    </div>
  );
}

/** Back by browser history, or home where there is none. */
export function BackLink() {
  const goBack = useGoBack();
  return (
    <button type="button" className={`link ${styles.back}`} onClick={goBack}>
      <Icon name="back" size="m" />
      {say('screens-common.back')}
    </button>
  );
}

const PAGES: readonly { to: string; label: PlainId }[] = [
  { to: paths.legal, label: 'screens-common.legal_information' },
  { to: paths.privacy, label: 'screens-common.privacy_policy' },
  { to: paths.retention, label: 'screens-app.how_long_stored' },
  { to: paths.accessibility, label: 'screens-app.accessibility' },
  { to: paths.imprint, label: 'screens-app.imprint' },
];

/** At the foot of each legal page: what Labelwise is not, and the way to the others. */
export function LegalLinks() {
  return (
    <footer className={styles.foot}>
      <p className="small">{say('screens-legal.no_medical_device')}</p>
      <nav aria-label={say('screens-common.legal_information')} className={styles.links}>
        {PAGES.map(({ to, label }) => (
          <Link key={to} to={to} className="link">
            {say(label)}
          </Link>
        ))}
      </nav>
    </footer>
  );
}

/** /privacy: the policy in short; the full one is at /legal. */
export function PrivacyScreen() {
  return (
    <Screen title={say('screens-common.privacy_policy')} width="narrow" above={<BackLink />}>
      <Document sections={SHORT_PRIVACY} />
      <p>
        <Link to={paths.legal} className="link">
          {say('screens-legal.read_the_full_policy')}
        </Link>
      </p>
      <LegalLinks />
    </Screen>
  );
}

/** /terms: the terms of /legal on a page of their own. */
export function TermsScreen() {
  return (
    <Screen title={say('screens-common.terms_and_conditions')} width="narrow" above={<BackLink />}>
      <Document sections={TERMS} />
      <LegalLinks />
    </Screen>
  );
}

/** A page that rests on what the operator of this server has set. */
function OperatorPage({ title, children }: { title: string; children: (legal: Legal) => ReactNode }) {
  const { data, isError, refetch } = useQuery(legalQuery());
  return (
    <Screen title={title} width="narrow" above={<BackLink />}>
      <div className={styles.document}>
        {data === undefined && !isError && <SkeletonRows count={3} label={title} />}
        {isError && (
          <p>
            <button type="button" className="link" onClick={() => void refetch()}>
              {say('screens-common.try_again')}
            </button>
          </p>
        )}
        {data !== undefined && children(data)}
      </div>
      <LegalLinks />
    </Screen>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** /imprint: who runs this server and how to reach them. */
export function ImprintScreen() {
  return (
    <OperatorPage title={say('screens-app.imprint')}>
      {({ operator }) => (
        <>
          <Section title={say('screens-legal.who_runs')}>
            {operator === null ? <p>{say('screens-legal.not_stated')}</p> : <OperatorFacts operator={operator} />}
          </Section>
          <Section title={say('screens-legal.what_it_is')}>
            <p>{say('screens-legal.software')}</p>
          </Section>
        </>
      )}
    </OperatorPage>
  );
}

function OperatorFacts({ operator }: { operator: NonNullable<Legal['operator']> }) {
  const { name, address, email, phone, representative, register, vatId, dataProtection } = operator;
  const facts = [
    [say('screens-legal.represented_by'), representative],
    [say('screens-legal.phone'), phone],
    [say('screens-legal.register'), register],
    [say('screens-legal.vat_id'), vatId],
    [say('screens-legal.data_protection'), dataProtection],
  ] as const;
  return (
    <>
      <address className={styles.address}>
        {[name, ...address].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {email !== null && (
        <p>
          {say('screens-legal.email')}{' '}
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
      {facts.map(
        ([label, text]) =>
          text !== null && (
            <p key={label}>
              {label}: {text}
            </p>
          ),
      )}
    </>
  );
}

const GAPS = [
  'screens-legal.a11y_gap_camera',
  'screens-legal.a11y_gap_language',
  'screens-legal.a11y_gap_pictures',
  'screens-legal.a11y_gap_tools',
] as const;

/** /accessibility: what was tested, what is missing and what nobody has examined. @source EN 301 549 V3.2.1, Directive (EU) 2016/2102 article 7 */
export function AccessibilityScreen() {
  return (
    <OperatorPage title={say('screens-app.accessibility')}>
      {({ accessibility: { contact, enforcement } }) => (
        <>
          <p>{say('screens-legal.a11y_about')}</p>
          <Section title={say('screens-legal.a11y_status_title')}>
            <p>{say('screens-legal.a11y_status')}</p>
          </Section>
          <Section title={say('screens-legal.a11y_gaps_title')}>
            <ul className={styles.gaps}>
              {GAPS.map((gap) => (
                <li key={gap}>{say(gap)}</li>
              ))}
            </ul>
          </Section>
          <Section title={say('screens-legal.a11y_feedback_title')}>
            <p>{contact === null ? say('screens-legal.a11y_feedback_none') : say('screens-legal.a11y_feedback', { contact })}</p>
            {enforcement !== null && <p>{say('screens-legal.a11y_enforcement', { body: enforcement })}</p>}
          </Section>
          <p className="muted small">{say('screens-legal.a11y_date')}</p>
        </>
      )}
    </OperatorPage>
  );
}

/** /retention: how long this server stores what. */
export function RetentionScreen() {
  return (
    <OperatorPage title={say('screens-app.how_long_stored')}>
      {({ retention: { scansDays, chatsDays, backupsDays } }) => {
        const periods = [
          say('screens-legal.ret_account'),
          say('screens-legal.ret_unused'),
          scansDays === null ? say('screens-legal.ret_scans') : say('screens-legal.ret_scans_days', { n: scansDays }),
          chatsDays === null ? say('screens-legal.ret_chats') : say('screens-legal.ret_chats_days', { n: chatsDays }),
          say('screens-legal.ret_watch'),
          say('screens-legal.ret_undo'),
          say('screens-legal.ret_sessions'),
          backupsDays === null ? say('screens-legal.ret_backups') : say('screens-legal.ret_backups_days', { n: backupsDays }),
          say('screens-legal.ret_trial'),
          say('screens-legal.ret_logs'),
        ];
        return (
          <>
            <p>{say('screens-legal.ret_about')}</p>
            <ul className={styles.gaps}>
              {periods.map((period) => (
                <li key={period}>{period}</li>
              ))}
            </ul>
          </>
        );
      }}
    </OperatorPage>
  );
}
