import type { BarcodeList } from '@labelwise/domain/gtin';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFailure } from '../../../data/call.ts';
import { afterImport, type BarcodeImport, type ImportTarget, importBarcodes } from '../../../data/imports.ts';
import { say } from '../../../i18n/say.ts';
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
  const client = useQueryClient();
  const [to, setTo] = useState<ImportTarget>('favorites');
  const [look] = useState(() => crypto.randomUUID());
  const preview = useQuery({ queryKey: ['import', look, to], queryFn: () => importBarcodes(list, to, false), gcTime: 0 });
  const bring = useMutation({ mutationFn: () => importBarcodes(list, to, true), onSuccess: () => afterImport(client) });
  const shown = bring.data ?? preview.data;
  return (
    <Card title={bring.isSuccess ? say('screens-profile.it_is_in') : say('screens-profile.what_is_in_it')}>
      <div className={styles.form}>
        {!bring.isSuccess && (
          <Segmented
            label={say('screens-profile.where_they_go')}
            showLabel
            value={to}
            onChange={setTo}
            options={TARGETS.map(({ value, label }) => ({ value, label: say(label) }))}
          />
        )}
        {preview.isPending && <SkeletonRows count={3} label={say('screens-profile.reading_the_file')} />}
        {preview.isError && (
          <NotImported words={say(FAILURES[saveFailure(preview.error)])} onRetry={() => void preview.refetch()} busy={preview.isFetching} />
        )}
        {shown !== undefined && <Found shown={shown} skipped={list.skipped} isDone={bring.isSuccess} />}
        {bring.isError && (
          <p role="alert" className="strong">
            {say(FAILURES[saveFailure(bring.error)])}
          </p>
        )}
        {shown !== undefined && !bring.isSuccess && (
          <Button variant="primary" wide loading={bring.isPending} disabled={shown.added === 0} onClick={() => bring.mutate()}>
            {shown.added === 0 ? say('screens-profile.there_is_nothing_to') : say('screens-profile.add_n', { n: shown.added })}
          </Button>
        )}
      </div>
    </Card>
  );
}

function Found({ shown, skipped, isDone }: { shown: BarcodeImport; skipped: number; isDone: boolean }) {
  const facts = [
    { name: isDone ? 'screens-profile.found_added' : 'screens-profile.found_new', count: shown.added, always: true },
    { name: 'screens-profile.found_known', count: isDone ? shown.known.length - shown.added : shown.listed, always: false },
    { name: 'screens-profile.found_unknown', count: shown.unknown.length, always: false },
    { name: 'screens-profile.found_skipped', count: skipped, always: false },
  ] as const;
  return (
    <>
      <dl className={styles.facts} role={isDone ? 'status' : undefined}>
        {facts
          .filter(({ count, always }) => always || count > 0)
          .map(({ name, count }) => (
            <div key={name}>
              <dt>{say(name)}</dt>
              <dd className="num">{count}</dd>
            </div>
          ))}
      </dl>
      {shown.known.length > 0 && (
        <Fold level={3} title={say('screens-profile.known_products')}>
          <ul className={styles.names}>
            {shown.known.map(({ barcode, name, brand }) => (
              <li key={barcode}>{brand === null ? name : `${name}, ${brand}`}</li>
            ))}
          </ul>
        </Fold>
      )}
      {shown.unknown.length > 0 && (
        <Fold level={3} title={say('screens-profile.barcodes_that_nobody_knows')}>
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
