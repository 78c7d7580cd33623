import { useState } from 'react';
import { type ImportFile, readImportFile } from '../../../data/imports.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { useGoBack } from '../../../lib/navigation/navigation.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { BackButton, Screen } from '../../../ui/layout/screen.tsx';
import styles from '../profile.module.css';
import { AccountPreview } from './account-preview.tsx';
import { BarcodesPreview } from './barcodes-preview.tsx';

/** /import: an export of another server, or a list of barcodes of another app; looked at before anything is stored. */
export function ImportScreen() {
  const { t } = useTranslation();
  const goBack = useGoBack();
  const [chosen, setChosen] = useState<(ImportFile & { name: string }) | null>(null);
  const choose = async (file: File | undefined) => {
    if (file !== undefined) setChosen({ ...(await readImportFile(file)), name: file.name });
  };
  return (
    <Screen title={t('Bring data in')} above={<BackButton onPress={goBack}>{t('Back')}</BackButton>}>
      <div className={styles.import}>
        <Card title={t('Choose a file')}>
          <div className={styles.form}>
            <p className="muted">
              {t(
                'An export of Labelwise (JSON), from this or another server, or a list of barcodes from another app (CSV). You see what is in it before anything is stored.',
              )}
            </p>
            <label className={styles.file}>
              <span className="strong block">{t('File')}</span>
              <input
                type="file"
                accept=".json,.csv,.tsv,.txt,application/json,text/csv,text/plain"
                onChange={(event) => void choose(event.target.files?.[0])}
              />
            </label>
            <div role="status">
              {chosen?.kind === 'too large' && <p className="strong">{t('This file is too large: at most 24 MB.')}</p>}
              {chosen?.kind === 'unreadable' && (
                <p className="strong">{t('This file is neither an export of Labelwise nor a list of barcodes.')}</p>
              )}
            </div>
          </div>
        </Card>
        {chosen?.kind === 'export' && <AccountPreview key={chosen.name} file={chosen.file} />}
        {chosen?.kind === 'barcodes' && <BarcodesPreview key={chosen.name} list={chosen.list} />}
      </div>
    </Screen>
  );
}
