import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { packQuery } from '../../data/pack/pack-queries.ts';
import { OWN } from '../../data/pack/stored-packs.ts';
import { startTransfer } from '../../data/pack/transfer.ts';
import { useTranslation } from '../../i18n/translation.ts';
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
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const of = chosen !== null && names.includes(chosen) ? chosen : likelyPack(names, navigator.language);
  const shown = names.includes(of) ? of : (names[0] ?? 'world');
  const { data } = useQuery(packQuery(shown, undefined));
  const offer = data?.state === 'ready' ? data.offer : null;
  const foods = offer === null ? t('Foods') : t('{{n}} foods', { n: offer.foods.toLocaleString('en-US') });
  const where = t(shown === 'world' ? '{{foods}} from everywhere' : '{{foods}} of {{name}}', { foods, name: packName(shown, t) });
  return (
    <Card title={<Titled icon="download">{isFirst ? t('Take it into the shop') : t('Take another one')}</Titled>}>
      <p className="muted small">{t('{{where}} on this device: score, reasons and better ones, with no network.', { where })}</p>
      <Facts bytes={offer?.bytes ?? null} renewed={t('once a week')} erased={t('any time')} />
      <div className={styles.do}>
        <Button disabled={offer === null || isBusy} onClick={() => void startTransfer(shown).then(onChange)}>
          {t('Keep on this device')}
        </Button>
        {names.length > 1 && (
          <button type="button" className="link" aria-expanded={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
            {t('Another country')}
          </button>
        )}
      </div>
      {isChoosing && (
        <div className={styles.choice}>
          <Select
            label={t('Foods of')}
            value={shown}
            onValue={setChosen}
            options={names.map((name) => ({ value: name, label: packName(name, t, 'alone') }))}
          />
        </div>
      )}
    </Card>
  );
}

/** What taking a pack costs; `bytes` is null while it is being written. */
function Facts({ bytes, renewed, erased }: { bytes: number | null; renewed: string; erased: string }) {
  const { t } = useTranslation();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('once')}</dt>
        <dd role={bytes === null ? 'status' : undefined}>{bytes === null ? t('being packed') : sizeText(bytes)}</dd>
      </div>
      <div>
        <dt>{renewed}</dt>
        <dd>{t('What changed')}</dd>
      </div>
      <div>
        <dt>{erased}</dt>
        <dd>{t('Erase')}</dd>
      </div>
    </dl>
  );
}

/** The member's own shelf to take: what they had in their hands, and the best beside it. Nothing is offered of an empty one. */
export function ShelfCard({ isBusy, onChange }: { isBusy: boolean; onChange: () => void }) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const { data } = useQuery({ ...packQuery(OWN, undefined), enabled: isOnline });
  const offer = data?.state === 'ready' ? data.offer : null;
  if (offer === null || offer.foods === 0) return null;
  return (
    <Card title={<Titled icon="download">{t('Your own shelf')}</Titled>}>
      <p className="muted small">
        {t('What you scanned, saved and bought, and the best beside it: {{n}} foods. Nobody else on this device sees it.', {
          n: offer.foods.toLocaleString('en-US'),
        })}
      </p>
      <Facts bytes={offer.bytes} renewed={t('every day')} erased={t('at sign-out too')} />
      <div className={styles.do}>
        <Button disabled={isBusy} onClick={() => void startTransfer(OWN).then(onChange)}>
          {t('Keep on this device')}
          <span className="sr-only"> {t('your own shelf')}</span>
        </Button>
      </div>
    </Card>
  );
}
