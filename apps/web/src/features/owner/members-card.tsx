import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { MEMBERS_SHOWN, memberActs, membersQuery, type OwnersMember } from '../../data/owner.ts';
import { say } from '../../i18n/say.ts';
import { dateText, epochOf } from '../../lib/dates.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Dialog, Sheet } from '../../ui/feedback/modal.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Card } from '../../ui/layout/card.tsx';
import { List, ListItem, Tag } from '../../ui/layout/list.tsx';
import styles from './owner.module.css';
import { Loaded, useAct } from './owner-parts.tsx';

/** Who is a member here; each opens what can be done. */
export function MembersCard({ ownId }: { ownId: string }) {
  const [words, setWords] = useState('');
  const [openId, setOpenId] = useState<string | null>(null);
  const { data: all, isError, refetch } = useQuery(membersQuery(useDeferredValue(words.trim())));
  const open = all?.find(({ id }) => id === openId);
  return (
    <Card title={say('screens-owner.members')}>
      <div className={styles.form}>
        <Field
          label={say('screens-owner.find_members')}
          type="search"
          value={words}
          maxLength={100}
          onChange={(event) => setWords(event.target.value)}
        />
        <Loaded of={all} isError={isError} refetch={() => void refetch()}>
          {all !== undefined && all.length === 0 && <p className="muted">{say('screens-owner.no_members_found')}</p>}
          {all !== undefined && all.length > 0 && (
            <List label={say('screens-owner.members')}>
              {all.map((member) => (
                <ListItem key={member.id}>
                  <MemberRow member={member} onManage={() => setOpenId(member.id)} />
                </ListItem>
              ))}
            </List>
          )}
          {all !== undefined && all.length >= MEMBERS_SHOWN && <p className="small muted">{say('screens-owner.more_members')}</p>}
        </Loaded>
      </div>
      {open !== undefined && <MemberSheet member={open} isSelf={open.id === ownId} onClose={() => setOpenId(null)} />}
    </Card>
  );
}

function MemberRow({ member, onManage }: { member: OwnersMember; onManage: () => void }) {
  const { email, name, isOwner, plan, createdAt, lastSeenAt, grantedUntil } = member;
  const day = (text: string | null) => {
    const at = epochOf(text);
    return at === null ? '' : dateText(at);
  };
  const notes = [
    say('screens-owner.since_date', { date: day(createdAt) }),
    lastSeenAt === null ? say('screens-owner.signed_in_nowhere') : say('screens-owner.seen_date', { date: day(lastSeenAt) }),
    ...(grantedUntil === null ? [] : [say('screens-owner.premium_until_date', { date: dateText(lastDayOf(grantedUntil)) })]),
  ];
  return (
    <div className={styles.row}>
      <span>
        <span className="strong block">
          {/* A long one breaks before its host. */}
          {email.slice(0, email.lastIndexOf('@'))}
          <wbr />
          {email.slice(email.lastIndexOf('@'))}
        </span>
        <span className="small muted block">{[name, ...notes].join(' · ')}</span>
        {isOwner && <Tag look="new">{say('screens-owner.owner')}</Tag>} {plan === 'active' && <Tag>{say('screens-owner.premium')}</Tag>}
        {plan === 'trial' && <Tag>{say('screens-owner.trial')}</Tag>}
      </span>
      <Button size="small" variant="quiet" onClick={onManage} aria-label={say('screens-owner.manage_member', { name: email })}>
        {say('screens-owner.manage')}
      </Button>
    </div>
  );
}

/** Noon (UTC) of the last day: the end is the midnight after it. */
const lastDayOf = (end: string): number => Date.parse(end) - 43_200_000;

type MemberSheetProps = { member: OwnersMember; isSelf: boolean; onClose: () => void };

/** What an owner may do with one account. One's own is deleted in the profile, with a password. */
function MemberSheet({ member, isSelf, onClose }: MemberSheetProps) {
  const { id, email, isOwner, grantedUntil } = member;
  const [until, setUntil] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const { run, busy, prompt, failed } = useAct();
  const tell = (work: () => Promise<unknown>, words = say('screens-owner.done')) =>
    run(async () => {
      await work();
      toast({ title: words });
    });
  const handleGrant = (event: FormEvent) => {
    event.preventDefault();
    if (until !== '') tell(() => memberActs.grant(id, until));
  };
  const remove = () => {
    setIsAsking(false);
    run(async () => {
      await memberActs.remove(id);
      toast({ title: say('screens-owner.done') });
      onClose();
    });
  };
  return (
    <Sheet open onClose={onClose} title={email} lead={member.name} closeLabel={say('screens-common.close')}>
      <div className={styles.form}>
        {prompt ?? (
          <>
            <form className={styles.form} onSubmit={handleGrant}>
              <Field
                label={say('screens-owner.give_premium_until')}
                type="date"
                value={until}
                onChange={(event) => setUntil(event.target.value)}
              />
              <div className={styles.acts}>
                <Button type="submit" size="small" disabled={until === '' || busy}>
                  {say('screens-owner.give')}
                </Button>
                {grantedUntil !== null && (
                  <Button size="small" disabled={busy} onClick={() => tell(() => memberActs.grant(id, null))}>
                    {say('screens-owner.take_back')}
                  </Button>
                )}
              </div>
            </form>
            <div className={styles.acts}>
              <Button
                size="small"
                disabled={busy}
                onClick={() => tell(() => memberActs.sendResetLink(id), say('screens-owner.reset_link_sent', { email }))}
              >
                {say('screens-owner.send_reset_link')}
              </Button>
              <Button size="small" disabled={busy} onClick={() => tell(() => memberActs.signOut(id))}>
                {say('screens-owner.sign_out_everywhere')}
              </Button>
              <Button size="small" disabled={busy} onClick={() => tell(() => memberActs.setRole(id, !isOwner))}>
                {isOwner ? say('screens-owner.make_member') : say('screens-owner.make_owner')}
              </Button>
              {!isSelf && (
                <Button size="small" variant="quiet" disabled={busy} onClick={() => setIsAsking(true)}>
                  {say('screens-owner.delete_account')}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
      {failed}
      <Dialog
        open={isAsking}
        destructive
        onCancel={() => setIsAsking(false)}
        onConfirm={remove}
        title={say('screens-owner.delete_account')}
        cancelLabel={say('screens-common.cancel')}
        confirmLabel={say('screens-owner.delete_for_good')}
      >
        {say('screens-owner.delete_asks', { name: email })}
      </Dialog>
    </Sheet>
  );
}
