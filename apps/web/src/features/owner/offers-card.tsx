import { termText } from '@labelwise/messages/render/terms';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { acceptOffer, type Offer, offersQuery, refuseOffer } from '../../data/owner.ts';
import { say } from '../../i18n/say.ts';
import { listText } from '../../i18n/words.ts';
import { Button } from '../../ui/controls/button/button.tsx';
import { Field } from '../../ui/controls/field/field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { List, ListItem } from '../../ui/layout/list.tsx';
import { Loaded } from './loaded.tsx';
import styles from './owner.module.css';
import { useAct } from './use-act.tsx';

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

function OfferRow({ offer: { key, gtin, name, isNew, changes, takenAway } }: { offer: Offer }) {
  const [isRefusing, setIsRefusing] = useState(false);
  const [reason, setReason] = useState('');
  const { run, busy } = useAct();
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
            {say('screens-owner.change_line', { field, now: now ?? say('screens-owner.nothing_yet'), offered })}
          </span>
        ))}
        {takenAway.length > 0 && (
          <p className={`small ${styles.warning}`}>
            <Icon name="conflict" size="m" />
            <span>{say('screens-owner.warns_less', { substances: listText(takenAway.map((substance) => termText(say, substance))) })}</span>
          </p>
        )}
      </div>
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
