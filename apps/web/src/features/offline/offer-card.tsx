import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { packQuery } from '../../data/pack/pack-queries.ts';
import { startTransfer } from '../../data/pack/transfer.ts';
import { useTranslation } from '../../i18n/translation.ts';
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
  const where =
    shown === 'own'
      ? t('What you scanned, saved and bought, and the best beside it: {{foods}}', { foods })
      : t(shown === 'world' ? '{{foods}} from everywhere' : '{{foods}} of {{name}}', { foods, name: packName(shown, t) });
  return (
    <Card title={<Titled icon="download">{isFirst ? t('Take it into the shop') : t('Take another one')}</Titled>}>
      <p className="muted small">{t('{{where}} on this device: score, reasons and better ones, with no network.', { where })}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('once')}</dt>
          <dd role={offer === null ? 'status' : undefined}>{offer === null ? t('being packed') : sizeText(offer.bytes)}</dd>
        </div>
        <div>
          <dt>{t('once a week')}</dt>
          <dd>{t('What changed')}</dd>
        </div>
        <div>
          <dt>{t('any time')}</dt>
          <dd>{t('Erase')}</dd>
        </div>
      </dl>
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
            options={names.map((name) => ({ value: name, label: packName(name, t) }))}
          />
        </div>
      )}
    </Card>
  );
}
