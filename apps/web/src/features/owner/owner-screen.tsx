import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from '../../data/owner.ts';
import { useSession } from '../../data/session/session.ts';
import { say } from '../../i18n/say.ts';
import { numberText } from '../../i18n/words.ts';
import { useGoBack } from '../../lib/navigation.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { BackButton, Screen } from '../../ui/layout/screen.tsx';
import { DatabaseCard } from './database-card.tsx';
import { InvitationsCard } from './invitations-card.tsx';
import { Loaded } from './loaded.tsx';
import { MembersCard } from './members-card.tsx';
import { OffersCard } from './offers-card.tsx';
import styles from './owner.module.css';

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
