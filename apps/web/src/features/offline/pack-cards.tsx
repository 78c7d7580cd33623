import { countryName } from '@labelwise/messages/render/countries';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { LostPack } from '../../data/pack/answer-pack.ts';
import { OWN, type StoredPack } from '../../data/pack/pack.ts';
import {
  erasePack,
  nextStep,
  packQuery,
  startTransfer,
  stopTransfer,
  type Transfer,
  type TransferFault,
} from '../../data/pack/take-pack.ts';
import { locale, say } from '../../i18n/say.ts';
import { numberText } from '../../i18n/words.ts';
import { monthDayText } from '../../lib/dates.ts';
import { useOnline } from '../../platform/network/network.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/controls/field.tsx';
import { Dialog } from '../../ui/feedback/modal.tsx';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './offline.module.css';

/** A pack on this device: what it is of, as of when, and what there is to do with it. */
export function StoredCard({ pack, onChange }: { pack: StoredPack; onChange: () => void }) {
  const isOnline = useOnline();
  const [isAsking, setAsking] = useState(false);
  const newest = pack.layers.at(-1)?.version;
  const { data: state } = useQuery({ ...packQuery(pack.of, newest), enabled: isOnline });
  const step = state?.state === 'ready' ? nextStep(pack, state) : null;
  const name = packName(pack.of);
  return (
    <Card title={<Titled icon="fits">{storedTitle(pack.of)}</Titled>}>
      <p className="muted small">
        {say(pack.of === OWN ? 'screens-offline.stored_own' : 'screens-offline.stored', { n: pack.foods, date: monthDayText(pack.madeAt) })}
      </p>
      <div className={styles.do}>
        {step !== null && step.kind !== 'none' && (
          <Button size="small" onClick={() => void startTransfer(pack.of).then(onChange)}>
            {say('screens-offline.update_size', { size: sizeText(step.bytes) })}
          </Button>
        )}
        <button type="button" className="link" onClick={() => setAsking(true)}>
          {say('screens-common.erase')}
          <span className="sr-only"> {say('screens-offline.the_pack_of', { name })}</span>
        </button>
      </div>
      <Dialog
        open={isAsking}
        destructive
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void erasePack(pack.of).then(onChange);
        }}
        title={storedTitle(pack.of)}
        cancelLabel={say('screens-common.cancel')}
        confirmLabel={say('screens-common.erase')}
      >
        {say('screens-offline.erase_means')}
      </Dialog>
    </Card>
  );
}

function storedTitle(of: string): string {
  if (of === 'world') return say('screens-offline.world_is_here');
  return of === 'own' ? say('screens-offline.own_shelf_is_here') : say('screens-offline.name_is_here', { name: packName(of, 'start') });
}

/** What is on its way, with how much has come. Readers hear it at quarters only. */
export function TransferCard({ transfer: { progress, of } }: { transfer: Extract<Transfer, { state: 'running' }> }) {
  const percent = progress === null || progress.of === 0 ? 0 : Math.floor((100 * progress.done) / progress.of);
  const title =
    progress === null
      ? say('screens-offline.getting_it_ready')
      : say('screens-offline.done_of_all', { done: sizeText(progress.done), all: sizeText(progress.of) });
  return (
    <Card title={<Titled icon="download">{title}</Titled>}>
      <p className="muted small">{say('screens-offline.go_on_scanning')}</p>
      <div
        className={styles.bar}
        role="progressbar"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-label={say('screens-offline.offline_pack')}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
      <p className="sr-only" role="status">
        {percent < 25
          ? say('screens-offline.pack_on_its_way', { name: packName(of) })
          : say('screens-offline.n_percent', { n: Math.floor(percent / 25) * 25 })}
      </p>
      <div className={styles.do}>
        <Button size="small" onClick={stopTransfer}>
          {say('screens-common.stop')}
        </Button>
      </div>
    </Card>
  );
}

export function FailedCard({ of, because, onChange }: { of: string; because: TransferFault; onChange: () => void }) {
  return (
    <Card title={<Titled icon="caution">{say('screens-offline.pack_did_not_come')}</Titled>}>
      <p className="muted small" role="alert">
        {say(`screens-offline.fault_${because}`)}
      </p>
      <div className={styles.do}>
        <Button size="small" onClick={() => void startTransfer(of).then(onChange)}>
          {say('screens-common.try_again')}
        </Button>
      </div>
    </Card>
  );
}

/** A pack that this device remembers and cannot read. */
export function LostCard({ pack, because, onChange }: { pack: StoredPack; because: LostPack['because']; onChange: () => void }) {
  const isOnline = useOnline();
  const { of } = pack;
  const again = async (): Promise<void> => {
    await erasePack(of);
    const fetching = startTransfer(of);
    onChange();
    await fetching;
    onChange();
  };
  const name = packName(of);
  return (
    <Card title={<Titled icon="download">{lostTitle(of, because)}</Titled>}>
      <p className="muted small">{because === 'gone' ? say('screens-offline.lost_space') : say('screens-offline.lost_unreadable')}</p>
      <div className={styles.do}>
        <Button size="small" disabled={!isOnline} onClick={() => void again()}>
          {say('screens-offline.fetch_again', { size: sizeText(pack.layers[0]?.bytes ?? 0) })}
        </Button>
        <button type="button" className="link" onClick={() => void erasePack(of).then(onChange)}>
          {say('screens-common.erase')}
          <span className="sr-only"> {say('screens-offline.the_pack_of', { name })}</span>
        </button>
      </div>
    </Card>
  );
}

function lostTitle(of: string, because: LostPack['because']): string {
  const name = packName(of);
  if (because !== 'gone')
    return of === 'world' ? say('screens-offline.pack_unreadable') : say('screens-offline.pack_of_unreadable', { name });
  return of === 'world' ? say('screens-offline.pack_taken_back') : say('screens-offline.pack_of_taken_back', { name });
}

/** "the Netherlands", "everywhere", "your own shelf", inside a sentence unless another place is named. */
export function packName(of: string, place: 'alone' | 'inside' | 'start' = 'inside'): string {
  if (of === 'world') return say('screens-offline.everywhere');
  return of === 'own' ? say('screens-offline.own_shelf_inside') : countryName(of, place, locale());
}

const MEGA = 1e6;
const KILO = 1e3;

/** "7.6 MB", and of small ones "48 kB". */
export function sizeText(bytes: number): string {
  if (bytes < MEGA / 10) return say('screens-offline.size_kb', { n: Math.max(1, Math.round(bytes / KILO)) });
  const n = numberText(bytes / MEGA, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return say('screens-offline.size_mb', { n });
}

/** The country of this device among those that have a pack; everywhere else all of them together. */
export function likelyPack(names: readonly string[], language: string): string {
  const region = new Intl.Locale(language).maximize().region?.toLowerCase() ?? '';
  return names.includes(region) ? region : 'world';
}

/** The heading of a card with its sign. */
export function Titled({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className={styles.titled}>
      <Icon name={icon} />
      {children}
    </span>
  );
}

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
