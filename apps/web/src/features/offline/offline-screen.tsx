import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { inspectionQuery, packsQuery } from '../../data/pack/pack-queries.ts';
import { OWN, storedPacks } from '../../data/pack/stored-packs.ts';
import { eraseForeignShelf, useTransfer } from '../../data/pack/transfer.ts';
import { useSession } from '../../data/session/session-context.tsx';
import { useTranslation } from '../../i18n/translation.ts';
import { useOnline } from '../../platform/network/network.ts';
import { ErrorState } from '../../ui/feedback/message/states.tsx';
import { SkeletonRows } from '../../ui/feedback/waiting.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { OfferCard, ShelfCard } from './offer-card.tsx';
import styles from './offline.module.css';
import { FailedCard, LostCard, StoredCard, TransferCard } from './pack-cards.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** /offline: what waits, the packs on this device, what can be taken along, and what works without a network. */
export function OfflineScreen() {
  const { t } = useTranslation();
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
    <Screen title={t('Without a network')}>
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
  const { t } = useTranslation();
  const isOnline = useOnline();
  const { data, isError, isFetching, refetch } = useQuery(packsQuery());
  if (data === undefined && !isOnline) {
    if (without.length > 0) return null;
    return <Card title={t('Nothing is on this device yet')}>{t('A pack can be taken when there is a network.')}</Card>;
  }
  if (isError)
    return (
      <ErrorState title={t('The packs could not be listed')} retryLabel={t('Try Again')} busy={isFetching} onRetry={() => void refetch()}>
        {t('What is on this device works all the same.')}
      </ErrorState>
    );
  if (data === undefined) return <SkeletonRows count={3} label={t('Looking for packs...')} />;
  const names = data.packs.map(({ of }) => of).filter((name) => !without.includes(name));
  if (names.length === 0) return null;
  return <OfferCard names={names} isFirst={without.length === 0} isBusy={isBusy} onChange={onChange} />;
}

const HOW = [
  'Pages, your last scan and foods that you looked at open without a network. With a pack, so does every food in it.',
  'Scans, favorites, purchases, preferences and what you say of packs wait here without a network, and are sent once.',
  'Add Labelwise to your home screen in the browser’s menu: it then starts from there, also without a network.',
  'Packs stay when the app is updated. A browser that is short of space may take one back; then it can be fetched again.',
] as const;

function HowCard() {
  const { t } = useTranslation();
  return (
    <Card title={t('How it works')}>
      <ul className={styles.how}>
        {HOW.map((sentence) => (
          <li key={sentence} className="small">
            {t(sentence)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
