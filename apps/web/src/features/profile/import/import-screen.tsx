import { useState } from 'react';
import { type ImportFile, readImportFile } from '../../../data/imports.ts';
import { say } from '../../../i18n/say.ts';
import { useGoBack } from '../../../lib/navigation.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { BackButton, Screen } from '../../../ui/layout/screen.tsx';
import styles from '../profile.module.css';
import { AccountPreview } from './account-preview.tsx';
import { BarcodesPreview } from './barcodes-preview.tsx';

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
        <Card title={say('screens-profile.choose_a_file')}>
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
