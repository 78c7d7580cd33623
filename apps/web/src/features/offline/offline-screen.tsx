import { termAtStart } from '@labelwise/messages/render/terms';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { foodQuery } from '../../data/foods/foods.ts';
import { OWN, storedPacks } from '../../data/pack/pack.ts';
import { eraseForeignShelf, inspectionQuery, packsQuery, useTransfer } from '../../data/pack/take-pack.ts';
import { useSession } from '../../data/session/session.ts';
import { sendWaitingNow } from '../../data/start-outbox.ts';
import { everythingWaiting, giveUp, tryAgain, type Waiting } from '../../data/waiting.ts';
import { say } from '../../i18n/say.ts';
import { shortName } from '../../i18n/words.ts';
import { shortTimeText } from '../../lib/dates.ts';
import { useOnline } from '../../platform/network/network.ts';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { ErrorState } from '../../ui/feedback/messages.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { SkeletonRows } from '../../ui/feedback/waiting.tsx';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import styles from './offline.module.css';
import { FailedCard, LostCard, OfferCard, ShelfCard, StoredCard, Titled, TransferCard } from './pack-cards.tsx';

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

/** What was done without a network and is sent by itself, each thing with its time; and what the server did not take. */
function WaitingCard() {
  const client = useQueryClient();
  const isOnline = useOnline();
  const things = useWaiting();
  const [openedAt] = useState(Date.now);
  const names = useQueries({
    queries: things.map((thing) => ({
      ...foodQuery('foodId' in thing ? thing.foodId : ''),
      enabled: givenName(thing) === null,
      retry: false,
    })),
  });
  if (things.length === 0) return null;
  const open = things.filter(({ refused }) => refused === null).length;
  const remove = async (thing: Waiting, what: string) => {
    const undo = await giveUp(client, thing);
    toast({
      title: say('screens-offline.is_removed'),
      description: what,
      action: { label: say('screens-common.undo'), onPress: () => void undo() },
    });
  };
  return (
    <Card title={<Titled icon="offline">{titleOf(things.length, open, isOnline)}</Titled>} rule="label">
      <p className={`muted small ${styles.lead}`}>
        {open === 0
          ? say('screens-offline.refused_lead')
          : isOnline
            ? say('screens-offline.being_sent')
            : say('screens-offline.sent_later')}
      </p>
      <ul className={styles.queue}>
        {things.map((thing, place) => {
          const what = wordsOf(thing, shortName(givenName(thing) ?? names[place]?.data?.name ?? say('screens-offline.a_food')));
          return (
            <li key={thing.key}>
              <Icon name={ICONS[thing.kind]} size="m" />
              <span className={styles.what}>
                {what}
                <span className="muted small block">
                  {[
                    thing.at === null ? null : shortTimeText(thing.at, openedAt),
                    thing.refused === null ? null : refusalText(thing.kind, thing.refused),
                  ]
                    .filter((part) => part !== null)
                    .join(' · ')}
                </span>
                {thing.refused !== null && (
                  <button type="button" className="link" onClick={() => tryAgain(thing)}>
                    {say('screens-common.try_again')}
                    <span className="sr-only"> {what}</span>
                  </button>
                )}
              </span>
              <IconButton icon="trash" label={say('screens-offline.remove_what', { what })} onClick={() => void remove(thing, what)} />
            </li>
          );
        })}
      </ul>
      {isOnline && open > 0 && (
        <div className={styles.do}>
          <Button size="small" onClick={sendWaitingNow}>
            {say('screens-offline.send_now')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function titleOf(all: number, open: number, isOnline: boolean): string {
  if (open === 0) return say('screens-offline.things_not_taken', { n: all });
  const count = say('screens-offline.things_wait', { n: open });
  return isOnline ? count : say('screens-offline.no_network_count', { count });
}

/** Read every second: what waits is sent by other parts, and by other tabs. */
function useWaiting(): readonly Waiting[] {
  const text = useSyncExternalStore(everySecond, () => JSON.stringify(everythingWaiting()));
  return JSON.parse(text);
}

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

const ICONS: Readonly<Record<Waiting['kind'], IconName>> = {
  scan: 'scan',
  favorites: 'heart',
  purchased: 'basket',
  preference: 'sliders',
  profile: 'pulse',
  submission: 'pencil',
  shopping: 'basket',
};

const SAVED = {
  favorites: { on: 'screens-offline.favorite', off: 'screens-offline.no_favorite' },
  purchased: { on: 'screens-offline.purchased', off: 'screens-offline.not_purchased' },
} as const;

function refusalText(kind: Waiting['kind'], because: NonNullable<Waiting['refused']>): string {
  if (because === 'limit' && kind === 'scan') return say('screens-offline.scans_used_up');
  return because === 'limit' && kind === 'preference' ? say('screens-offline.plan_is_full') : say('screens-offline.not_taken');
}

/** The name that lies here; null where the food is to be asked for. */
function givenName(thing: Waiting): string | null {
  return 'name' in thing ? thing.name : null;
}

function wordsOf(thing: Waiting, food: string): string {
  switch (thing.kind) {
    case 'scan':
      return say('screens-offline.scan_of_food', { food });
    case 'favorites':
    case 'purchased':
      return say(SAVED[thing.kind][thing.isSaved ? 'on' : 'off'], { food });
    case 'preference':
      if (thing.value === null) return say('screens-offline.no_preference', { name: termAtStart(say, thing.name) });
      return say(thing.value > 0 ? 'screens-offline.want_more' : 'screens-offline.want_less', { name: termAtStart(say, thing.name) });
    case 'profile':
      return thing.isRestrictions ? say('screens-offline.profile_and_restrictions') : say('screens-common.health_profile');
    case 'submission':
      if (thing.isRemoval) return say('screens-offline.values_removed', { food });
      return say(thing.isOffered ? 'screens-offline.values_offered' : 'screens-offline.values', { food });
    case 'shopping':
      return say('screens-offline.shopping_entry', { name: thing.name });
    default:
      return thing satisfies never;
  }
}
