import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useHouseholdChanges, useHouseholdMembers } from '../../data/household.ts';
import { notJudgedText, useJudgedFor } from '../../data/people/people.ts';
import { useSession } from '../../data/session/session.ts';
import { retryFoods, useFoods, useJudged } from '../../data/shopping/basket.ts';
import { chooseFor, takeEntriesAlong, useShoppingFromServer } from '../../data/shopping/shopping.ts';
import { dismissOverridden, eraseGuestEntries, guestEntries, type Overridden, useShopping } from '../../data/shopping/stored-list.ts';
import { say } from '../../i18n/say.ts';
import { useSearchParams } from '../../lib/address.ts';
import { paths } from '../../lib/paths.ts';
import { useOnline } from '../../platform/network/network.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { ErrorState, NotRenewed } from '../../ui/feedback/messages.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { SkeletonRows } from '../../ui/feedback/waiting.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { JudgedFor } from '../../ui/people.tsx';
import { BasketTab } from './basket-tab.tsx';
import { ListTab } from './list-tab.tsx';
import { NamedLists } from './named-lists.tsx';
import styles from './shopping.module.css';

/**
 * /shopping: a list with two faces, what is to be bought and what lies in the basket; one of several, where there are lists with names.
 * A guest's lie on the device.
 */
export function ShoppingScreen() {
  const client = useQueryClient();
  const { isAuthenticated } = useSession();
  useEffect(() => chooseFor(null), []);
  const isOnline = useOnline();
  const read = useShoppingFromServer();
  useHouseholdChanges(client);
  const { entries: all, lists, current, overridden } = useShopping();
  const entries = useMemo(() => all.filter(({ list }) => list === current), [all, current]);
  const foods = useFoods(entries);
  const { judged, isFailed, retry } = useJudged(entries, foods);
  const isFoodMissing = [...foods.values()].includes(null);
  const readAgain = () => {
    if (read.isFailed) read.retry();
    retryFoods(client, foods);
  };
  const judging = useJudgedFor();
  // Where nobody else is judged for there is no switch that says it.
  const notJudged = judging.people.length === 0 ? notJudgedText() : null;
  const members = useHouseholdMembers().data?.members;
  const [address, setAddress] = useSearchParams();
  const tab = address.get('tab') === 'basket' ? 'basket' : 'list';
  const listed = entries.filter(({ place }) => place === 'list');
  const bought = entries.filter(({ place }) => place === 'basket');
  // What stands below would jump when the list comes.
  const isAwaited = !read.isKnown && read.isFetching && !read.isFailed && all.length === 0;
  const namedLists = (
    <NamedLists
      lists={lists}
      current={current}
      leftOn={(list) => all.filter((entry) => entry.list === list && entry.place === 'list').length}
    />
  );
  const nameOf = useCallback((id: string | null) => members?.find((member) => member.id === id && !member.isMe)?.name ?? null, [members]);
  return (
    <Screen
      title={lists.find(({ id }) => id === current)?.name ?? say('screens-app.shopping')}
      lead={members !== undefined && members.length > 1 ? say('screens-shopping.shared_by', { n: members.length }) : undefined}
    >
      <div className={styles.above}>
        <JudgedFor {...judging} />
        {notJudged !== null && <p className="small strong">{notJudged}</p>}
        {lists.length > 0 && namedLists}
      </div>
      {isFailed && (
        <ErrorState title={say('screens-people.could_not_be_judged')} retryLabel={say('screens-common.try_again')} onRetry={retry} />
      )}
      {read.isKnown && (read.isFailed || isFoodMissing) && (
        <NotRenewed retryLabel={say('screens-common.try_again')} onRetry={readAgain} busy={read.isFetching}>
          {say(read.isFailed ? 'screens-people.not_renewed' : 'screens-shopping.foods_not_loaded')}
        </NotRenewed>
      )}
      {!read.isKnown && (read.isFailed || !isOnline) && (
        <ErrorState
          title={say('screens-lists.list_not_loaded')}
          retryLabel={say('screens-common.try_again')}
          onRetry={read.retry}
          busy={read.isFetching}
        />
      )}
      {isAuthenticated && <GuestEntries />}
      <OverriddenCard overridden={overridden} nameOf={nameOf} />
      <Tabs
        label={say('screens-app.shopping')}
        // Of a list that was never read nobody knows how long it is.
        tabs={[
          { id: 'list', label: read.isKnown ? say('screens-shopping.list_left', { n: listed.length }) : say('screens-shopping.list') },
          { id: 'basket', label: read.isKnown ? say('screens-shopping.basket_n', { n: bought.length }) : say('screens-shopping.basket') },
        ]}
        value={tab}
        onChange={(to) => setAddress(to === 'basket' ? { tab: to } : {})}
      >
        {!isOnline && (
          <p className={`${styles.offline} ${styles.noPrint}`} role="status">
            <Icon name="offline" size="m" />
            {say(isAuthenticated ? 'screens-shopping.no_network' : 'screens-shopping.no_network_guest')}
          </p>
        )}
        {isAwaited ? (
          <SkeletonRows count={4} label={say('screens-app.shopping')} />
        ) : tab === 'list' ? (
          <ListTab key={current} isKnown={read.isKnown} entries={entries} foods={foods} judged={judged} nameOf={nameOf} />
        ) : (
          <BasketTab
            isKnown={read.isKnown}
            listed={listed}
            bought={bought}
            foods={foods}
            judged={judged}
            isFailed={isFailed}
            nameOf={nameOf}
          />
        )}
      </Tabs>
      <div className={`${styles.tools} ${styles.noPrint}`}>
        {!isAwaited && lists.length === 0 && namedLists}
        {!isAwaited && isAuthenticated && (
          <LinkButton to={paths.household} size="small" variant="quiet" icon="people">
            {say('screens-shopping.share_list')}
          </LinkButton>
        )}
      </div>
    </Screen>
  );
}

/** Where somebody else's change stands in the place of one's own: nothing is overridden in silence. */
function OverriddenCard({ overridden, nameOf }: { overridden: readonly Overridden[]; nameOf: (id: string | null) => string | null }) {
  if (overridden.length === 0) return null;
  return (
    <div role="status">
      <Card title={say('screens-shopping.changed_meanwhile')} rule="label">
        <ul className={styles.plain}>
          {overridden.map(({ id, name, by }) => (
            <li key={id}>{say('screens-shopping.changed_by', { name, who: nameOf(by) ?? say('screens-shopping.somebody') })}</li>
          ))}
        </ul>
        <Button size="small" onClick={dismissOverridden}>
          {say('screens-shopping.seen')}
        </Button>
      </Card>
    </div>
  );
}

/** A list that was made here before somebody signed in. */
function GuestEntries() {
  const left = guestEntries().filter(({ kind }) => kind === 'entry');
  if (left.length === 0) return null;
  const erase = () => {
    const onPress = eraseGuestEntries();
    toast({ title: say('screens-people.erased_here'), action: { label: say('screens-common.undo'), onPress } });
  };
  return (
    <Card title={say('screens-shopping.guest_list', { n: left.length })} rule="label">
      <p className="muted">{say('screens-shopping.guest_list_lead')}</p>
      <div className={styles.acts}>
        <Button size="small" variant="primary" onClick={takeEntriesAlong}>
          {say('screens-shopping.take_along')}
        </Button>
        <Button size="small" onClick={erase}>
          {say('screens-people.erase_them')}
        </Button>
      </div>
    </Card>
  );
}
