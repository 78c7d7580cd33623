import { type FormEvent, useState } from 'react';
import { memberActs, type OwnersMember } from '../../data/owner.ts';
import { say } from '../../i18n/say.ts';
import { Button } from '../../ui/controls/button/button.tsx';
import { Field } from '../../ui/controls/field/field.tsx';
import { Dialog, Sheet } from '../../ui/feedback/modal/modal.tsx';
import { toast } from '../../ui/feedback/toast/toast-store.ts';
import styles from './owner.module.css';
import { useAct } from './use-act.tsx';

type MemberSheetProps = { member: OwnersMember; isSelf: boolean; onClose: () => void };

/** What an owner may do with one account. One's own is deleted in the profile, with a password. */
export function MemberSheet({ member, isSelf, onClose }: MemberSheetProps) {
  const { id, email, isOwner, grantedUntil } = member;
  const [until, setUntil] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const { run, busy, prompt } = useAct();
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
