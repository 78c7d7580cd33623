import type { NutrimentName } from '@labelwise/domain/food';
import type { PlainId } from '@labelwise/messages';
import { termText } from '@labelwise/messages/render/terms';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  acceptOffer,
  type Invitation,
  invitationsQuery,
  invite,
  type Offer,
  offersQuery,
  refuseOffer,
  withdrawInvitation,
} from '../../data/owner.ts';
import { say } from '../../i18n/say.ts';
import { listText } from '../../i18n/words.ts';
import { dateText, epochOf } from '../../lib/dates.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox, Field, TextArea } from '../../ui/controls/field.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { List, ListItem, Tag } from '../../ui/layout/list.tsx';
import styles from './owner.module.css';
import { Loaded, useAct } from './owner-parts.tsx';

/** Links with which an account can be made: a new one, and those that are open. */
export function InvitationsCard() {
  const { data, isError, refetch } = useQuery(invitationsQuery());
  const { run, busy, prompt, failed } = useAct();
  const [note, setNote] = useState('');
  const [days, setDays] = useState('7');
  const [makesOwner, setMakesOwner] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      const made = await invite({ note: note.trim(), makesOwner, days: Math.min(90, Math.max(1, Math.round(Number(days)) || 7)) });
      setLink(made.link);
      setNote('');
      setMakesOwner(false);
    });
  };
  return (
    <Card title={say('screens-owner.invitations')}>
      <div className={styles.form}>
        <p className="small muted">{say('screens-owner.invitations_lead')}</p>
        {prompt ?? (
          <form className={styles.form} onSubmit={handleSubmit}>
            <Field
              label={say('screens-owner.for_whom')}
              hint={say('screens-owner.for_whom_hint')}
              value={note}
              maxLength={100}
              autoComplete="off"
              onChange={(event) => setNote(event.target.value)}
            />
            <Field
              label={say('screens-owner.days_it_works')}
              type="number"
              inputMode="numeric"
              min={1}
              max={90}
              value={days}
              onChange={(event) => setDays(event.target.value)}
            />
            <Checkbox checked={makesOwner} onChange={setMakesOwner}>
              {say('screens-owner.as_owner')}
            </Checkbox>
            <Button type="submit" loading={busy}>
              {say('screens-owner.invite')}
            </Button>
          </form>
        )}
        {failed}
        {link !== null && <MadeLink link={link} />}
        <Loaded of={data} isError={isError} refetch={() => void refetch()}>
          {data !== undefined && data.length === 0 && <p className="muted">{say('screens-owner.no_invitations')}</p>}
          {data !== undefined && data.length > 0 && (
            <List label={say('screens-owner.invitations')}>
              {data.map((invitation) => (
                <ListItem key={invitation.id}>
                  <InvitationRow invitation={invitation} onWithdraw={() => run(() => withdrawInvitation(invitation.id))} busy={busy} />
                </ListItem>
              ))}
            </List>
          )}
        </Loaded>
      </div>
    </Card>
  );
}

function MadeLink({ link }: { link: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: say('screens-owner.copied') });
    } catch {
      // Without https a browser has no clipboard for pages.
      toast({ title: say('screens-owner.not_copied'), variant: 'destructive' });
    }
  };
  return (
    <>
      <TextArea label={say('screens-owner.your_link')} value={link} readOnly rows={2} />
      <Button size="small" onClick={() => void copy()}>
        {say('screens-owner.copy')}
      </Button>
    </>
  );
}

type InvitationRowProps = { invitation: Invitation; busy: boolean; onWithdraw: () => void };

function InvitationRow({ invitation: { note, makesOwner, expiresAt }, busy, onWithdraw }: InvitationRowProps) {
  const name = note === '' ? say('screens-owner.somebody') : note;
  const end = epochOf(expiresAt);
  return (
    <div className={styles.row}>
      <span>
        <span className="strong block">{name}</span>
        <span className="small muted block">{end !== null && say('screens-owner.until_date', { date: dateText(end) })}</span>
        {makesOwner && <Tag look="new">{say('screens-owner.owner')}</Tag>}
      </span>
      <Button
        size="small"
        variant="quiet"
        disabled={busy}
        onClick={onWithdraw}
        aria-label={say('screens-owner.withdraw_invitation', { name })}
      >
        {say('screens-owner.withdraw')}
      </Button>
    </div>
  );
}

/** What members offer to everybody on this server, beside what the catalogue says at present. */
export function OffersCard() {
  const { data, isError, refetch } = useQuery(offersQuery());
  return (
    <Card title={say('screens-owner.offers')}>
      <Loaded of={data} isError={isError} refetch={() => void refetch()}>
        {data !== undefined && data.length === 0 && <p className="muted">{say('screens-owner.no_offers')}</p>}
        {data !== undefined && data.length > 0 && (
          <List label={say('screens-owner.offers')}>
            {data.map((offer) => (
              <ListItem key={offer.key}>
                <OfferRow offer={offer} />
              </ListItem>
            ))}
          </List>
        )}
      </Loaded>
    </Card>
  );
}

const FIELDS: Readonly<Partial<Record<NutrimentName | 'name' | 'brand' | 'quantity' | 'category' | 'serving' | 'ingredients', PlainId>>> = {
  name: 'screens-common.name',
  brand: 'screens-common.brand',
  quantity: 'screens-common.quantity',
  category: 'screens-common.category',
  serving: 'screens-common.serving',
  ingredients: 'screens-common.ingredients',
  energyKj: 'screens-common.energy',
  energyKcal: 'screens-details.calories',
  fat: 'screens-label-check.fat',
  saturatedFat: 'screens-common.saturated_fat',
  carbohydrates: 'screens-label-check.carbohydrates',
  sugars: 'screens-common.sugars',
  fiber: 'screens-common.fiber',
  proteins: 'screens-common.proteins',
  salt: 'screens-common.salt',
};

/** A field of a food in words; one that this version does not know by its own name. */
function fieldName(field: string): string {
  const words = Object.entries(FIELDS).find(([name]) => name === field)?.[1];
  return words === undefined ? field : say(words);
}

function OfferRow({ offer: { key, gtin, name, isNew, changes, takenAway } }: { offer: Offer }) {
  const [isRefusing, setIsRefusing] = useState(false);
  const [reason, setReason] = useState('');
  const { run, busy, prompt, failed } = useAct();
  const shown = name === '' ? gtin : name;
  const handleRefusal = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() !== '') run(() => refuseOffer(key, reason.trim()));
  };
  return (
    <div className={styles.row}>
      <div>
        <span className="strong block">{shown}</span>
        <span className="small muted block">
          {gtin}
          {isNew && ` · ${say('screens-owner.new_product')}`}
        </span>
        {changes.map(({ field, now, offered }) => (
          <span key={field} className="small block">
            {say('screens-owner.change_line', { field: fieldName(field), now: now ?? say('screens-owner.nothing_yet'), offered })}
          </span>
        ))}
        {takenAway.length > 0 && (
          <p className={`small ${styles.warning}`}>
            <Icon name="conflict" size="m" />
            <span>{say('screens-owner.warns_less', { substances: listText(takenAway.map((substance) => termText(say, substance))) })}</span>
          </p>
        )}
      </div>
      {prompt}
      {failed}
      {isRefusing ? (
        <form className={styles.form} onSubmit={handleRefusal}>
          <Field
            label={say('screens-owner.reason')}
            hint={say('screens-owner.reason_hint')}
            value={reason}
            maxLength={300}
            onChange={(event) => setReason(event.target.value)}
          />
          <Button type="submit" size="small" disabled={reason.trim() === ''} loading={busy}>
            {say('screens-owner.refuse')}
          </Button>
        </form>
      ) : (
        <div className={styles.acts}>
          <Button
            size="small"
            loading={busy}
            onClick={() => run(() => acceptOffer(key))}
            aria-label={say('screens-owner.accept_offer', { name: shown })}
          >
            {say('screens-owner.accept')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            disabled={busy}
            onClick={() => setIsRefusing(true)}
            aria-label={say('screens-owner.refuse_offer', { name: shown })}
          >
            {say('screens-owner.refuse')}
          </Button>
        </div>
      )}
    </div>
  );
}
