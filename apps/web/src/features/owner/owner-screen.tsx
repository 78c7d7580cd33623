import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { checkDatabase, type DatabaseState, overviewQuery, vacuumDatabase } from '../../data/owner.ts';
import { useSession } from '../../data/session/session.ts';
import { say } from '../../i18n/say.ts';
import { numberText } from '../../i18n/words.ts';
import { useGoBack } from '../../lib/navigation.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { BackButton, Screen } from '../../ui/layout/screen.tsx';
import { InvitationsCard, OffersCard } from './invitations-and-offers.tsx';
import { MembersCard } from './members-card.tsx';
import styles from './owner.module.css';
import { Loaded, useAct } from './owner-parts.tsx';

/** /owner: what the person who runs the server does without a shell. Others read that it is not for them. */
export function OwnerScreen() {
  const goBack = useGoBack();
  const { user } = useSession();
  return (
    <Screen title={say('screens-app.this_server')} above={<BackButton onPress={goBack}>{say('screens-common.back')}</BackButton>}>
      {user?.isOwner === true ? (
        <div className={styles.page}>
          <OverviewCard />
          <OffersCard />
          <MembersCard ownId={user.id} />
          <InvitationsCard />
          <Upkeep />
        </div>
      ) : (
        <p className="muted">{say('screens-owner.for_owners_only')}</p>
      )}
    </Screen>
  );
}

const SIGN_UP = {
  open: 'screens-owner.sign_up_open',
  invitation: 'screens-owner.sign_up_invitation',
  closed: 'screens-owner.sign_up_closed',
} as const;

function OverviewCard() {
  const { data, isError, refetch } = useQuery(overviewQuery());
  return (
    <Card title={say('screens-owner.at_a_glance')}>
      <Loaded of={data} isError={isError} refetch={() => void refetch()}>
        {data !== undefined && (
          <>
            <dl className={styles.counts}>
              <Count label={say('screens-owner.members')} value={data.members} />
              <Count label={say('screens-owner.with_premium')} value={data.premium} />
              <Count label={say('screens-owner.seen_in_thirty_days')} value={data.activeInThirtyDays} />
              <Count label={say('screens-owner.scans_in_seven_days')} value={data.scansInSevenDays} />
              <Count label={say('screens-owner.mails_waiting')} value={data.mailsWaiting} />
            </dl>
            <p>{say(SIGN_UP[data.signUp])}</p>
            <p className="small muted">
              {say('screens-owner.version_and_database', {
                version: data.version,
                database: data.database === 'sqlite' ? 'SQLite' : 'PostgreSQL',
              })}
            </p>
          </>
        )}
      </Loaded>
    </Card>
  );
}

/** Which database it is stands in the counts. */
function Upkeep() {
  const { data } = useQuery(overviewQuery());
  return data === undefined ? null : <DatabaseCard kind={data.database} />;
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt className="small">{label}</dt>
      <dd>{numberText(value)}</dd>
    </div>
  );
}

const FOUND = {
  whole: 'screens-owner.database_whole',
  damaged: 'screens-owner.database_damaged',
  'rows-without-owner': 'screens-owner.database_orphans',
  'checksums-on': 'screens-owner.database_checksums_on',
  'checksums-off': 'screens-owner.database_checksums_off',
} as const satisfies Record<DatabaseState, string>;
const megabytes = (bytes: number): string => numberText(Math.round(bytes / 100_000) / 10);

/** The database looked after: whether it is whole, and its file without gaps. */
function DatabaseCard({ kind }: { kind: 'sqlite' | 'postgres' }) {
  const { run, busy, prompt, failed } = useAct();
  const [words, setWords] = useState('');
  const act = (work: () => Promise<string>) => {
    setWords('');
    run(async () => setWords(await work()));
  };
  const shrink = async () => {
    const { before, after } = await vacuumDatabase();
    return say('screens-owner.database_smaller', { before: megabytes(before), after: megabytes(after) });
  };
  return (
    <Card title={say('screens-owner.database')}>
      <div className={styles.form}>
        <p className="small muted">{say(kind === 'sqlite' ? 'screens-owner.database_lead' : 'screens-owner.database_lead_postgres')}</p>
        {prompt ?? (
          <div className={styles.acts}>
            <Button size="small" loading={busy} onClick={() => act(async () => say(FOUND[(await checkDatabase()).state]))}>
              {say('screens-owner.check_database')}
            </Button>
            {kind === 'sqlite' && (
              <Button size="small" disabled={busy} onClick={() => act(shrink)}>
                {say('screens-owner.shrink_database')}
              </Button>
            )}
          </div>
        )}
        {failed}
        <p role="status">{words}</p>
      </div>
    </Card>
  );
}
