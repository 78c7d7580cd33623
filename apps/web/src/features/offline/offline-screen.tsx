import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { OWN, storedPacks } from '../../data/pack/pack.ts';
import { eraseForeignShelf, inspectionQuery, packsQuery, useTransfer } from '../../data/pack/transfer.ts';
import { useSession } from '../../data/session/session.ts';
import { say } from '../../i18n/say.ts';
import { useOnline } from '../../platform/network/network.ts';
import { ErrorState } from '../../ui/feedback/message/states.tsx';
import { SkeletonRows } from '../../ui/feedback/waiting.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import styles from './offline.module.css';
import { FailedCard, LostCard, OfferCard, ShelfCard, StoredCard, TransferCard } from './pack-cards.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** /offline: what waits, the packs on this device, what can be taken along, and what works without a network. */
export function OfflineScreen() {
  const client = useQueryClient();
  const { isAuthenticated } = useSession();
  const transfer = useTransfer();
  const [stored, setStored] = useState(storedPacks);
  const names = stored.map(({ of }) => of);
  useEffect(() => void eraseForeignShelf().catch(() => undefined), []);
  const { data: lost = [] } = useQuery(inspectionQuery(names));
  const isOnItsWay = (of: string) => transfer.state === 'running' && transfer.of === of;
  const change = () => {
    setStored(storedPacks());
    void client.invalidateQueries({ queryKey: inspectionQuery([]).queryKey });
  };
  return (
    <Screen title={say('screens-common.without_a_network')}>
      <div className={styles.all}>
        <WaitingCard />
        {transfer.state === 'running' && <TransferCard transfer={transfer} />}
        {transfer.state === 'failed' && <FailedCard of={transfer.of} because={transfer.because} onChange={change} />}
        {stored.map((pack) => {
          const because = lost.find(({ of }) => of === pack.of)?.because;
          if (because === undefined) return <StoredCard key={pack.of} pack={pack} onChange={change} />;
          return isOnItsWay(pack.of) ? null : <LostCard key={pack.of} pack={pack} because={because} onChange={change} />;
        })}
        <Offers without={names} isBusy={transfer.state === 'running'} onChange={change} />
        {isAuthenticated && !names.includes(OWN) && !isOnItsWay(OWN) && (
          <ShelfCard isBusy={transfer.state === 'running'} onChange={change} />
        )}
        <HowCard />
      </div>
    </Screen>
  );
}

function Offers({ without, isBusy, onChange }: { without: readonly string[]; isBusy: boolean; onChange: () => void }) {
  const isOnline = useOnline();
  const { data, isError, isFetching, refetch } = useQuery(packsQuery());
  if (data === undefined && !isOnline) {
    if (without.length > 0) return null;
    return <Card title={say('screens-offline.nothing_here')}>{say('screens-offline.nothing_here_how')}</Card>;
  }
  if (isError)
    return (
      <ErrorState
        title={say('screens-offline.packs_not_listed')}
        retryLabel={say('screens-common.try_again')}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {say('screens-offline.packs_not_listed_how')}
      </ErrorState>
    );
  if (data === undefined) return <SkeletonRows count={3} label={say('screens-offline.looking_for_packs')} />;
  const names = data.packs.map(({ of }) => of).filter((name) => !without.includes(name));
  if (names.length === 0) return null;
  return <OfferCard names={names} isFirst={without.length === 0} isBusy={isBusy} onChange={onChange} />;
}

const HOW = ['screens-offline.how_opens', 'screens-offline.how_waits', 'screens-offline.how_home', 'screens-offline.how_packs'] as const;

function HowCard() {
  return (
    <Card title={say('screens-offline.how_it_works')}>
      <ul className={styles.how}>
        {HOW.map((sentence) => (
          <li key={sentence} className="small">
            {say(sentence)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
