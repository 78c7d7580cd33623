import { MAX_MEMBERS, SHARED_SELF } from '@labelwise/contracts/household';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { notSavedText } from '../../data/call.ts';
import {
  invitationQuery,
  inviteMember,
  joinHousehold,
  leaveHousehold,
  shareWithHousehold,
  useHouseholdChanges,
  useHouseholdMembers,
  withdrawInvitation,
} from '../../data/household.ts';
import { ownPeople } from '../../data/people/stored-people.ts';
import { locale, say } from '../../i18n/say.ts';
import { useSearchParams } from '../../lib/address.ts';
import { dateText, epochOf } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { shareText } from '../../platform/device.ts';
import { ApiError } from '../../platform/http/http.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Switch } from '../../ui/controls/choice.tsx';
import { ErrorState, NotRenewed, SaveFailed } from '../../ui/feedback/messages.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { PageWaiting } from '../../ui/feedback/waiting.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Screen, Section, Stack } from '../../ui/layout/screen.tsx';
import styles from './household.module.css';

/** /household: who shares the shopping list, how others join, what one shares of oneself, and the way out. */
export function HouseholdScreen() {
  const client = useQueryClient();
  useHouseholdChanges(client);
  const [address] = useSearchParams();
  const token = address.get('invitation');
  const { data, isError, isFetching, refetch } = useHouseholdMembers();
  return (
    <Screen
      title={say('screens-app.household')}
      lead={say('screens-household.lead')}
      width="narrow"
      aside={
        <LinkButton to={paths.shopping} size="small" icon="basket">
          {say('screens-app.shopping')}
        </LinkButton>
      }
    >
      <Stack roomy>
        {token !== null && <Invited token={token} />}
        {data === undefined && !isError && <PageWaiting />}
        {data === undefined && isError && (
          <ErrorState
            title={say('screens-household.not_loaded')}
            retryLabel={say('screens-common.try_again')}
            onRetry={() => void refetch()}
            busy={isFetching}
          >
            {say('screens-common.check_connection')}
          </ErrorState>
        )}
        {data !== undefined && (
          <>
            {isError && (
              <NotRenewed retryLabel={say('screens-common.try_again')} onRetry={() => void refetch()} busy={isFetching}>
                {say('screens-people.not_renewed')}
              </NotRenewed>
            )}
            {data.members.length > 1 && (
              <Section title={say('screens-household.who')} ruled>
                <ul className={styles.members}>
                  {data.members.map(({ id, name, isMe, people }) => (
                    <li key={id}>
                      <strong>{isMe ? say('screens-household.name_you', { name }) : name}</strong>
                      {!isMe && (
                        <span className="caption block">
                          {people.length === 0
                            ? say('screens-household.shares_nobody')
                            : say('screens-household.shares', { names: namesText(people.map(({ nickname }) => nickname)) })}
                        </span>
                      )}
                    </li>
                  ))}
                </ul>
              </Section>
            )}
            <Invite invitations={data.invitations} isFull={data.members.length >= MAX_MEMBERS} />
            {data.members.length > 1 && <Sharing shared={data.shared} joinedSince={data.joinedSince} />}
            {data.members.length > 1 && <Leave />}
          </>
        )}
      </Stack>
    </Screen>
  );
}

function namesText(names: readonly string[]): string {
  return new Intl.ListFormat(locale()).format(names);
}

/** An act of this screen. `failed` stands beside its control: nothing was changed, and the way to try again. */
function useAct<Given = void>(act: (given: Given) => Promise<unknown>, onDone?: () => void) {
  const [again, setAgain] = useState<{ given: Given } | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: act,
    onMutate: (given) => setAgain({ given }),
    onSuccess: () => onDone?.(),
  });
  const failed: ReactNode = error !== null && again !== null && (
    <SaveFailed alone retryLabel={say('screens-common.try_again')} onRetry={() => mutate(again.given)}>
      {notSavedText(error)}
    </SaveFailed>
  );
  return { mutate, isPending, failed };
}

/** Who came by a link sees who invites before anything is shared. */
function Invited({ token }: { token: string }) {
  const client = useQueryClient();
  const [, setAddress] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(invitationQuery(token));
  const close = () => setAddress({});
  const join = useAct(() => joinHousehold(client, token), close);
  // Only the server can say that a link is over: without its answer it may be a good one.
  if (error !== null && !isOver(error))
    return (
      <ErrorState
        title={say('screens-household.invitation_not_loaded')}
        retryLabel={say('screens-common.try_again')}
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        {say('screens-common.check_connection')}
      </ErrorState>
    );
  if (error !== null)
    return (
      <Card title={say('screens-household.link_is_over')} rule="label">
        <p className="muted">{say('screens-household.link_is_over_lead')}</p>
        <Button size="small" onClick={close}>
          {say('screens-shopping.seen')}
        </Button>
      </Card>
    );
  if (data === undefined) return <PageWaiting />;
  return (
    <Card title={say('screens-household.invites_you', { name: data.invitedBy })} rule="label">
      <p className="muted">{say('screens-household.joining_means')}</p>
      <div className={styles.acts}>
        <Button variant="primary" loading={join.isPending} onClick={() => join.mutate()}>
          {say('screens-household.join')}
        </Button>
        <Button onClick={close}>{say('screens-household.not_now')}</Button>
      </div>
      {join.failed}
    </Card>
  );
}

function isOver(error: Error): boolean {
  return error instanceof ApiError && error.code === 'invitation_invalid';
}

type Waiting = { id: string; expiresAt: string };

function Invite({ invitations, isFull }: { invitations: readonly Waiting[]; isFull: boolean }) {
  const client = useQueryClient();
  const [link, setLink] = useState<string | null>(null);
  const invite = useAct(async () => setLink(await inviteMember(client)));
  const withdraw = useAct(
    (id: string) => withdrawInvitation(client, id),
    () => setLink(null),
  );
  const send = async (url: string) => {
    const outcome = await shareText(say('screens-household.invitation'), url);
    if (outcome === 'copied') toast({ title: say('screens-shopping.copied') });
  };
  return (
    <Section title={say('screens-household.invite')} ruled>
      <p className={`muted ${styles.lead}`}>{say('screens-household.invite_lead')}</p>
      <div className={styles.acts}>
        <Button variant="primary" icon="plus" loading={invite.isPending} disabled={isFull} onClick={() => invite.mutate()}>
          {say('screens-household.make_link')}
        </Button>
      </div>
      {invite.failed}
      {link !== null && (
        <p className={styles.link}>
          <code>{link}</code>
          <Button size="small" icon="copy" onClick={() => void send(link)}>
            {say('screens-household.send_link')}
          </Button>
        </p>
      )}
      <ul className={styles.members}>
        {invitations.map(({ id, expiresAt }) => (
          <li key={id} className={styles.waiting}>
            <span>{say('screens-household.waits_until', { day: dateText(epochOf(expiresAt) ?? 0) })}</span>
            <Button size="small" onClick={() => withdraw.mutate(id)}>
              {say('screens-household.withdraw')}
            </Button>
          </li>
        ))}
      </ul>
      {withdraw.failed}
    </Section>
  );
}

/** Nobody is shared until somebody says so; turned off it ends at once. */
function Sharing({ shared, joinedSince }: { shared: readonly string[]; joinedSince: readonly string[] }) {
  const client = useQueryClient();
  const share = useAct((ids: readonly string[]) => shareWithHousehold(client, ids));
  const choices = [
    { id: SHARED_SELF, name: say('screens-people.you') },
    ...(ownPeople() ?? []).map(({ id, nickname }) => ({ id, name: nickname })),
  ];
  return (
    <Section title={say('screens-household.what_you_share')} ruled>
      <p className="muted">{say('screens-household.sharing_consent')}</p>
      {choices.map(({ id, name }) => (
        <Switch
          key={id}
          checked={shared.includes(id)}
          disabled={share.isPending}
          onChange={(isOn) => share.mutate(isOn ? [...shared, id] : shared.filter((one) => one !== id))}
        >
          {say('screens-household.share_name', { name })}
        </Switch>
      ))}
      {joinedSince.length > 0 && (
        <div className={styles.acts}>
          <p className="small strong">{say('screens-household.joined_since', { names: namesText(joinedSince), n: joinedSince.length })}</p>
          <Button size="small" loading={share.isPending} onClick={() => share.mutate(shared)}>
            {say('screens-household.share_with_them')}
          </Button>
        </div>
      )}
      {share.failed}
    </Section>
  );
}

function Leave() {
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const leave = useAct(
    () => leaveHousehold(client),
    () => setAsked(false),
  );
  return (
    <Section title={say('screens-household.leave')} ruled>
      <p className="muted">{say('screens-household.leave_lead')}</p>
      <div className={styles.acts}>
        {isAsked ? (
          <>
            <Button loading={leave.isPending} onClick={() => leave.mutate()}>
              {say('screens-household.leave_now')}
            </Button>
            <Button onClick={() => setAsked(false)}>{say('screens-household.stay')}</Button>
          </>
        ) : (
          <Button onClick={() => setAsked(true)}>{say('screens-household.leave')}</Button>
        )}
      </div>
      {leave.failed}
    </Section>
  );
}
