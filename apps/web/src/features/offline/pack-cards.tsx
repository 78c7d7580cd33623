import { useQuery } from '@tanstack/react-query';
import type { LostPack } from '../../data/pack/answer-pack.ts';
import { OWN, type StoredPack } from '../../data/pack/pack.ts';
import { erasePack, nextStep } from '../../data/pack/take-pack.ts';
import { packQuery, startTransfer, stopTransfer, type Transfer, type TransferFault } from '../../data/pack/transfer.ts';
import { say } from '../../i18n/say.ts';
import { monthDayText } from '../../lib/dates.ts';
import { useOnline } from '../../platform/network/network.ts';
import { Button } from '../../ui/controls/button/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './offline.module.css';
import { packName, sizeText } from './pack-words.ts';
import { Titled } from './titled.tsx';

/** A pack on this device: what it is of, as of when, and what there is to do with it. */
export function StoredCard({ pack, onChange }: { pack: StoredPack; onChange: () => void }) {
  const isOnline = useOnline();
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
        <button type="button" className="link" onClick={() => void erasePack(pack.of).then(onChange)}>
          {say('screens-common.erase')}
          <span className="sr-only"> {say('screens-offline.the_pack_of', { name })}</span>
        </button>
      </div>
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
