import type { BarcodeList } from '@labelwise/domain/gtin';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFailure } from '../../data/call.ts';
import {
  type AccountImport,
  afterImport,
  type BarcodeImport,
  canBeEaten,
  type ImportFile,
  type ImportTarget,
  importAccount,
  importBarcodes,
  readImportFile,
} from '../../data/imports.ts';
import { say } from '../../i18n/say.ts';
import { useGoBack } from '../../lib/navigation.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Segmented } from '../../ui/controls/choice.tsx';
import { SaveFailed } from '../../ui/feedback/messages.tsx';
import { SkeletonRows } from '../../ui/feedback/waiting.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Fold } from '../../ui/layout/fold.tsx';
import { BackButton, Screen } from '../../ui/layout/screen.tsx';
import { FAILURES, PARTS, PROFILE, TARGETS, WATCH } from './import-words.data.ts';
import styles from './profile.module.css';

/** /import: an export of another server, or a list of barcodes of another app; looked at before anything is stored. */
export function ImportScreen() {
  const goBack = useGoBack();
  const [chosen, setChosen] = useState<(ImportFile & { name: string }) | null>(null);
  const choose = async (file: File | undefined) => {
    if (file !== undefined) setChosen({ ...(await readImportFile(file)), name: file.name });
  };
  return (
    <Screen
      width="narrow"
      title={say('screens-profile.bring_data_in')}
      above={<BackButton onPress={goBack}>{say('screens-common.back')}</BackButton>}
    >
      <div className={styles.import}>
        <Card>
          <div className={styles.form}>
            <p className="muted">{say('screens-profile.an_export_of_labelwise')}</p>
            <label className={styles.file}>
              <span className="strong block">{say('screens-profile.file')}</span>
              {/* The browser's own button speaks the browser's language, which need not be the page's. */}
              <span className={styles.pick}>{chosen?.name ?? say('screens-profile.choose_a_file')}</span>
              <input
                type="file"
                className="sr-only"
                aria-label={say('screens-profile.file')}
                accept=".json,.csv,.tsv,.txt,application/json,text/csv,text/plain"
                onChange={(event) => void choose(event.target.files?.[0])}
              />
            </label>
            <div role="status">
              {chosen?.kind === 'too large' && <p className="strong">{say('screens-profile.this_file_is_too')}</p>}
              {chosen?.kind === 'unreadable' && <p className="strong">{say('screens-profile.this_file_is_neither')}</p>}
            </div>
          </div>
        </Card>
        {chosen?.kind === 'export' && <AccountPreview key={chosen.name} file={chosen.file} />}
        {chosen?.kind === 'barcodes' && <BarcodesPreview key={chosen.name} list={chosen.list} />}
      </div>
    </Screen>
  );
}

/** What the server could not be asked, with the way to ask again. */
export function NotImported({ words, onRetry, busy }: { words: string; onRetry: () => void; busy: boolean }) {
  return (
    <div role="alert" className={styles.form}>
      <p className="strong">{words}</p>
      <Button size="small" loading={busy} onClick={onRetry}>
        {say('screens-common.try_again')}
      </Button>
    </div>
  );
}

/** What an export holds that is not here yet, and the button that brings it in. */
function AccountPreview({ file }: { file: Record<string, unknown> }) {
  const client = useQueryClient();
  const [profile, setProfile] = useState<'keep' | 'replace'>('keep');
  const [look] = useState(() => crypto.randomUUID());
  const preview = useQuery({ queryKey: ['import', look, profile], queryFn: () => importAccount(file, profile, false), gcTime: 0 });
  const bring = useMutation({ mutationFn: () => importAccount(file, profile, true), onSuccess: () => afterImport(client) });
  const shown = bring.data ?? preview.data;
  const isOpen = shown !== undefined && bringsAnything(shown);
  const hasChoice = shown?.profile === 'stays' || shown?.profile === 'replaced';
  return (
    <Card title={bring.isSuccess ? say('screens-profile.it_is_in') : say('screens-profile.what_is_in_it')}>
      <div className={styles.form}>
        {preview.isPending && <SkeletonRows count={3} label={say('screens-profile.reading_the_file')} />}
        {preview.isError && (
          <NotImported words={say(FAILURES[saveFailure(preview.error)])} onRetry={() => void preview.refetch()} busy={preview.isFetching} />
        )}
        {shown !== undefined && <Parts shown={shown} isDone={bring.isSuccess} />}
        {shown !== undefined && <ProfileRefused shown={shown} />}
        {hasChoice && !bring.isSuccess && (
          <Segmented
            label={say('screens-profile.you_have_a_health')}
            showLabel
            value={profile}
            onChange={setProfile}
            options={[
              { value: 'keep', label: say('screens-profile.leave_mine') },
              { value: 'replace', label: say('screens-profile.take_the_one_of') },
            ]}
          />
        )}
        {shown?.profile === 'added' && !bring.isSuccess && <p className="small muted">{say('screens-profile.by_bringing_it_in')}</p>}
        {bring.isError && (
          <SaveFailed alone retryLabel={say('screens-common.try_again')} onRetry={() => bring.mutate()} busy={bring.isPending}>
            {say(FAILURES[saveFailure(bring.error)])}
          </SaveFailed>
        )}
        {shown !== undefined && !bring.isSuccess && (
          <Button variant="primary" wide loading={bring.isPending} disabled={!isOpen} onClick={() => bring.mutate()}>
            {isOpen ? say('screens-profile.bring_it_in') : say('screens-profile.everything_is_here_already')}
          </Button>
        )}
      </div>
    </Card>
  );
}

function bringsAnything({ parts, profile, watch }: AccountImport): boolean {
  return parts.some(({ added }) => added > 0) || profile === 'added' || profile === 'replaced' || watch === 'off' || watch === 'mail';
}

/** What of the health profile stays behind: whoever thinks that their allergies came along would rely on them. */
function ProfileRefused({ shown: { profile, profileRefused: n } }: { shown: AccountImport }) {
  const isPartly = n > 0 && (profile === 'added' || profile === 'replaced');
  return (
    <div role="status">
      {profile === 'refused' && <p className="strong">{say('screens-profile.profile_refused_allergies')}</p>}
      {isPartly && <p className="strong">{say('screens-profile.profile_partly_refused', { n })}</p>}
    </div>
  );
}

function Parts({ shown, isDone }: { shown: AccountImport; isDone: boolean }) {
  const parts = shown.parts.filter(({ added, known, refused }) => added + known + refused > 0);
  const wordsOf = ({ added, known, refused }: AccountImport['parts'][number]): string =>
    [
      isDone ? say('screens-profile.n_added', { n: added }) : say('screens-profile.n_new', { n: added }),
      known > 0 ? say('screens-profile.n_here_already', { n: known }) : null,
      refused > 0 ? say('screens-profile.n_not_readable', { n: refused }) : null,
    ]
      .filter((words) => words !== null)
      .join(' · ');
  return (
    <dl className={styles.facts} role={isDone ? 'status' : undefined}>
      {parts.map((part) => (
        <div key={part.part}>
          <dt>{say(PARTS[part.part])}</dt>
          <dd>{wordsOf(part)}</dd>
        </div>
      ))}
      {shown.profile !== 'none' && (
        <div>
          <dt>{say('screens-common.health_profile')}</dt>
          <dd>{say(PROFILE[shown.profile])}</dd>
        </div>
      )}
      {shown.watch !== 'none' && (
        <div>
          <dt>{say('screens-watch.settings')}</dt>
          <dd>{say(WATCH[shown.watch])}</dd>
        </div>
      )}
    </dl>
  );
}

/** Which products of a list are known here, where they go, and the button that puts them there. */
function BarcodesPreview({ list }: { list: BarcodeList }) {
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
        {shown !== undefined && <Found shown={shown} list={list} to={to} isDone={bring.isSuccess} />}
        {bring.isError && (
          <SaveFailed alone retryLabel={say('screens-common.try_again')} onRetry={() => bring.mutate()} busy={bring.isPending}>
            {say(FAILURES[saveFailure(bring.error)])}
          </SaveFailed>
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

type FoundProps = { shown: BarcodeImport; list: BarcodeList; to: ImportTarget; isDone: boolean };

function Found({ shown, list, to, isDone }: FoundProps) {
  const isEaten = to === 'consumed';
  const amounts = list.entries.filter(({ at, amount }) => at !== null && canBeEaten(amount)).length;
  const facts = [
    { name: isDone ? 'screens-profile.found_added' : 'screens-profile.found_new', count: shown.added, always: true },
    { name: 'screens-profile.found_known', count: shown.listed, always: false },
    { name: 'screens-profile.found_unknown', count: shown.unknown.length, always: false },
    { name: 'screens-profile.found_skipped', count: list.skipped, always: false },
    { name: 'screens-profile.found_undated', count: isEaten ? 0 : list.undated, always: false },
    { name: 'screens-profile.found_amounts', count: isEaten ? amounts : 0, always: isEaten },
    { name: 'screens-profile.found_without_day', count: shown.undated, always: false },
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
