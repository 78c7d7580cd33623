import { useQuery } from '@tanstack/react-query';
import type { LostPack } from '../../data/pack/answer-pack.ts';
import { packQuery } from '../../data/pack/pack-queries.ts';
import { OWN, type StoredPack } from '../../data/pack/stored-packs.ts';
import { erasePack, nextStep } from '../../data/pack/take-pack.ts';
import { startTransfer, stopTransfer, type Transfer, type TransferFault } from '../../data/pack/transfer.ts';
import { type Translate, useTranslation } from '../../i18n/translation.ts';
import { monthDayText } from '../../lib/dates.ts';
import { useOnline } from '../../platform/network/network.ts';
import { Button } from '../../ui/controls/button/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './offline.module.css';
import { packName, sizeText } from './pack-words.ts';
import { Titled } from './titled.tsx';

const number = (count: number): string => count.toLocaleString('en-US');

/** A pack on this device: what it is of, as of when, and what there is to do with it. */
export function StoredCard({ pack, onChange }: { pack: StoredPack; onChange: () => void }) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const newest = pack.layers.at(-1)?.version;
  const { data: state } = useQuery({ ...packQuery(pack.of, newest), enabled: isOnline });
  const step = state?.state === 'ready' ? nextStep(pack, state) : null;
  const name = packName(pack.of, t);
  return (
    <Card title={<Titled icon="fits">{storedTitle(pack.of, t)}</Titled>}>
      <p className="muted small">
        {t(
          pack.of === OWN
            ? '{{n}} foods, as of {{date}}. It is brought up to date every day, and goes when you sign out.'
            : '{{n}} foods, as of {{date}}. New figures come when there is a network.',
          { n: number(pack.foods), date: monthDayText(pack.madeAt) },
        )}
      </p>
      <div className={styles.do}>
        {step !== null && step.kind !== 'none' && (
          <Button size="small" onClick={() => void startTransfer(pack.of).then(onChange)}>
            {t('Update, {{size}}', { size: sizeText(step.bytes) })}
          </Button>
        )}
        <button type="button" className="link" onClick={() => void erasePack(pack.of).then(onChange)}>
          {t('Erase')}
          <span className="sr-only"> {t('the pack of {{name}}', { name })}</span>
        </button>
      </div>
    </Card>
  );
}

function storedTitle(of: string, t: Translate): string {
  if (of === 'world') return t('The most scanned foods are on this device');
  return of === 'own' ? t('Your own shelf is on this device') : t('{{name}} is on this device', { name: packName(of, t, 'start') });
}

/** What is on its way, with how much has come. Readers hear it at quarters only. */
export function TransferCard({ transfer: { progress, of } }: { transfer: Extract<Transfer, { state: 'running' }> }) {
  const { t } = useTranslation();
  const percent = progress === null || progress.of === 0 ? 0 : Math.floor((100 * progress.done) / progress.of);
  const title =
    progress === null ? t('Getting it ready') : t('{{done}} of {{all}}', { done: sizeText(progress.done), all: sizeText(progress.of) });
  return (
    <Card title={<Titled icon="download">{title}</Titled>}>
      <p className="muted small">{t('You can go on scanning. It waits when the network goes.')}</p>
      <div
        className={styles.bar}
        role="progressbar"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-label={t('Offline pack')}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
      <p className="sr-only" role="status">
        {percent < 25
          ? t('The pack of {{name}} is on its way.', { name: packName(of, t) })
          : t('{{n}} percent', { n: Math.floor(percent / 25) * 25 })}
      </p>
      <div className={styles.do}>
        <Button size="small" onClick={stopTransfer}>
          {t('Stop')}
        </Button>
      </div>
    </Card>
  );
}

const FAULTS: Readonly<Record<TransferFault, string>> = {
  network: 'The network went. What has come is here, and the rest is fetched when you try again.',
  damaged: 'The file came damaged and was not used. Fetch it again.',
  full: 'This device has no room for it. Nothing was changed.',
};

export function FailedCard({ of, because, onChange }: { of: string; because: TransferFault; onChange: () => void }) {
  const { t } = useTranslation();
  return (
    <Card title={<Titled icon="caution">{t('The pack did not come')}</Titled>}>
      <p className="muted small" role="alert">
        {t(FAULTS[because])}
      </p>
      <div className={styles.do}>
        <Button size="small" onClick={() => void startTransfer(of).then(onChange)}>
          {t('Try Again')}
        </Button>
      </div>
    </Card>
  );
}

/** A pack that this device remembers and cannot read. */
export function LostCard({ pack, because, onChange }: { pack: StoredPack; because: LostPack['because']; onChange: () => void }) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const { of } = pack;
  const again = async (): Promise<void> => {
    await erasePack(of);
    const fetching = startTransfer(of);
    onChange();
    await fetching;
    onChange();
  };
  const name = packName(of, t);
  return (
    <Card title={<Titled icon="download">{lostTitle(of, because, t)}</Titled>}>
      <p className="muted small">
        {because === 'gone'
          ? t('It needed the space. Your scans and answers are safe.')
          : t('Nothing of it is used. Your scans and answers are safe.')}
      </p>
      <div className={styles.do}>
        <Button size="small" disabled={!isOnline} onClick={() => void again()}>
          {t('Fetch it again, {{size}}', { size: sizeText(pack.layers[0]?.bytes ?? 0) })}
        </Button>
        <button type="button" className="link" onClick={() => void erasePack(of).then(onChange)}>
          {t('Erase')}
          <span className="sr-only"> {t('the pack of {{name}}', { name })}</span>
        </button>
      </div>
    </Card>
  );
}

function lostTitle(of: string, because: LostPack['because'], t: Translate): string {
  const name = packName(of, t);
  if (because !== 'gone')
    return of === 'world' ? t('The pack on this device cannot be read') : t('The pack of {{name}} cannot be read', { name });
  return of === 'world' ? t('The browser took the pack back') : t('The browser took the pack of {{name}} back', { name });
}
