import type { BarcodeList } from '@labelwise/domain/gtin';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { afterImport, type BarcodeImport, type ImportTarget, importBarcodes } from '../../../data/imports.ts';
import { saveFailure } from '../../../data/save-failure.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Segmented } from '../../../ui/controls/choice/choice.tsx';
import { SkeletonRows } from '../../../ui/feedback/waiting.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Fold } from '../../../ui/layout/fold.tsx';
import styles from '../profile.module.css';
import { NotImported } from './not-imported.tsx';
import { FAILURES, TARGETS } from './words.data.ts';

/** Which products of a list are known here, where they go, and the button that puts them there. */
export function BarcodesPreview({ list }: { list: BarcodeList }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [to, setTo] = useState<ImportTarget>('favorites');
  const [look] = useState(() => crypto.randomUUID());
  const preview = useQuery({ queryKey: ['import', look, to], queryFn: () => importBarcodes(list, to, false), gcTime: 0 });
  const bring = useMutation({ mutationFn: () => importBarcodes(list, to, true), onSuccess: () => afterImport(client) });
  const shown = bring.data ?? preview.data;
  return (
    <Card title={bring.isSuccess ? t('It is in') : t('What is in it')}>
      <div className={styles.form}>
        {!bring.isSuccess && (
          <Segmented
            label={t('Where they go')}
            showLabel
            value={to}
            onChange={setTo}
            options={TARGETS.map(({ value, label }) => ({ value, label: t(label) }))}
          />
        )}
        {preview.isPending && <SkeletonRows count={3} label={t('Reading the file...')} />}
        {preview.isError && (
          <NotImported words={t(FAILURES[saveFailure(preview.error)])} onRetry={() => void preview.refetch()} busy={preview.isFetching} />
        )}
        {shown !== undefined && <Found shown={shown} skipped={list.skipped} isDone={bring.isSuccess} />}
        {bring.isError && (
          <p role="alert" className="strong">
            {t(FAILURES[saveFailure(bring.error)])}
          </p>
        )}
        {shown !== undefined && !bring.isSuccess && (
          <Button variant="primary" wide loading={bring.isPending} disabled={shown.added === 0} onClick={() => bring.mutate()}>
            {shown.added === 0 ? t('There is nothing to add') : t('Add {{n}}', { n: shown.added })}
          </Button>
        )}
      </div>
    </Card>
  );
}

function Found({ shown, skipped, isDone }: { shown: BarcodeImport; skipped: number; isDone: boolean }) {
  const { t } = useTranslation();
  const facts = [
    { name: isDone ? 'Added' : 'New', count: shown.added, always: true },
    { name: 'There already', count: isDone ? shown.known.length - shown.added : shown.listed, always: false },
    { name: 'Not known here', count: shown.unknown.length, always: false },
    { name: 'Lines without a barcode', count: skipped, always: false },
  ];
  return (
    <>
      <dl className={styles.facts} role={isDone ? 'status' : undefined}>
        {facts
          .filter(({ count, always }) => always || count > 0)
          .map(({ name, count }) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd className="num">{count}</dd>
            </div>
          ))}
      </dl>
      {shown.known.length > 0 && (
        <Fold level={3} title={t('Known products')}>
          <ul className={styles.names}>
            {shown.known.map(({ barcode, name, brand }) => (
              <li key={barcode}>{brand === null ? name : `${name}, ${brand}`}</li>
            ))}
          </ul>
        </Fold>
      )}
      {shown.unknown.length > 0 && (
        <Fold level={3} title={t('Barcodes that nobody knows here')}>
          <ul className={`num ${styles.names}`}>
            {shown.unknown.map((barcode) => (
              <li key={barcode}>{barcode}</li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  );
}
