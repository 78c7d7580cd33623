import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OWN } from '../../data/pack/pack.ts';
import { packQuery, startTransfer } from '../../data/pack/transfer.ts';
import { say } from '../../i18n/say.ts';
import { useOnline } from '../../platform/network/network.ts';
import { Button } from '../../ui/controls/button/button.tsx';
import { Select } from '../../ui/controls/field/field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './offline.module.css';
import { likelyPack, packName, sizeText } from './pack-words.ts';
import { Titled } from './titled.tsx';

type OfferCardProps = { names: readonly string[]; isFirst: boolean; isBusy: boolean; onChange: () => void };

/** A pack to take: its size before it is taken, and the choice of another country. */
export function OfferCard({ names, isFirst, isBusy, onChange }: OfferCardProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const of = chosen !== null && names.includes(chosen) ? chosen : likelyPack(names, navigator.language);
  const shown = names.includes(of) ? of : (names[0] ?? 'world');
  const { data } = useQuery(packQuery(shown, undefined));
  const offer = data?.state === 'ready' ? data.offer : null;
  const foods = offer === null ? say('screens-common.foods') : say('screens-common.food_count', { n: offer.foods });
  const lead =
    shown === 'world'
      ? say('screens-offline.offer_everywhere', { foods })
      : say('screens-offline.offer_of', { foods, name: packName(shown) });
  return (
    <Card
      title={<Titled icon="download">{isFirst ? say('screens-offline.take_it_into_the') : say('screens-offline.take_another_one')}</Titled>}
    >
      <p className="muted small">{lead}</p>
      <Facts bytes={offer?.bytes ?? null} renewed={say('screens-offline.once_a_week')} erased={say('screens-offline.any_time')} />
      <div className={styles.do}>
        <Button disabled={offer === null || isBusy} onClick={() => void startTransfer(shown).then(onChange)}>
          {say('screens-offline.keep_on_this_device')}
        </Button>
        {names.length > 1 && (
          <button type="button" className="link" aria-expanded={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
            {say('screens-offline.another_country')}
          </button>
        )}
      </div>
      {isChoosing && (
        <div className={styles.choice}>
          <Select
            label={say('screens-offline.foods_of')}
            value={shown}
            onValue={setChosen}
            options={names.map((name) => ({ value: name, label: packName(name, 'alone') }))}
          />
        </div>
      )}
    </Card>
  );
}

/** What taking a pack costs; `bytes` is null while it is being written. */
function Facts({ bytes, renewed, erased }: { bytes: number | null; renewed: string; erased: string }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{say('screens-offline.once')}</dt>
        <dd>{bytes === null ? <span role="status">{say('screens-offline.being_packed')}</span> : sizeText(bytes)}</dd>
      </div>
      <div>
        <dt>{renewed}</dt>
        <dd>{say('screens-offline.what_changed')}</dd>
      </div>
      <div>
        <dt>{erased}</dt>
        <dd>{say('screens-common.erase')}</dd>
      </div>
    </dl>
  );
}

/** The member's own shelf to take: what they had in their hands, and the best beside it. Nothing is offered of an empty one. */
export function ShelfCard({ isBusy, onChange }: { isBusy: boolean; onChange: () => void }) {
  const isOnline = useOnline();
  const { data } = useQuery({ ...packQuery(OWN, undefined), enabled: isOnline });
  const offer = data?.state === 'ready' ? data.offer : null;
  if (offer === null || offer.foods === 0) return null;
  return (
    <Card title={<Titled icon="download">{say('screens-offline.your_own_shelf')}</Titled>}>
      <p className="muted small">
        {say('screens-offline.own_shelf_lead', {
          n: offer.foods,
        })}
      </p>
      <Facts bytes={offer.bytes} renewed={say('screens-offline.every_day')} erased={say('screens-offline.at_sign_out_too')} />
      <div className={styles.do}>
        <Button disabled={isBusy} onClick={() => void startTransfer(OWN).then(onChange)}>
          {say('screens-offline.keep_on_this_device')}
          <span className="sr-only"> {say('screens-offline.own_shelf_inside')}</span>
        </Button>
      </div>
    </Card>
  );
}
