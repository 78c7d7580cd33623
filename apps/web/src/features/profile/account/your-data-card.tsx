import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { asksForPassword, fetchExport, fetchNutritionCsv, reauthenticate, refusalOf } from '../../../data/account.ts';
import { type ScanEntry, scanPagesQuery } from '../../../data/scans.ts';
import { useAccess } from '../../../data/session/access.ts';
import type { SessionUser } from '../../../data/session/session-user.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { paths } from '../../../lib/paths.ts';
import { saveFile } from '../../../platform/files/index.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Sheet } from '../../../ui/feedback/modal/sheet.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import { Spinner } from '../../../ui/feedback/waiting/spinner.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { List, ListItem } from '../../../ui/layout/list/list.tsx';
import { Row } from '../../../ui/layout/list/row.tsx';
import { Card } from '../../../ui/layout/screen/card.tsx';
import styles from '../profile.module.css';
import { CurrentPasswordField } from './current-password-field.tsx';
import { DeleteAccount } from './delete-account.tsx';

/** Take everything along, or end the account. */
export function YourDataCard({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { hasPremiumAccess } = useAccess();
  const [deleting, setDeleting] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const onError = () =>
    void toast({ title: t('Error'), description: t('Your data could not be exported. Please try again.'), variant: 'destructive' });
  const everything = useMutation({
    mutationFn: fetchExport,
    onSuccess: (text) => saveFile('labelwise-export.json', text, 'application/json'),
    onError: (error) => (asksForPassword(error) ? setConfirming(true) : onError()),
  });
  const history = useMutation({
    mutationFn: () => client.fetchInfiniteQuery({ ...scanPagesQuery(), pages: Number.MAX_SAFE_INTEGER, staleTime: 0 }),
    // The mark at the start tells spreadsheets that names are in UTF-8.
    onSuccess: ({ pages }) => saveFile('labelwise-history.csv', `\uFEFF${historyCsv(pages.flatMap((page) => page.rows))}`, 'text/csv'),
    onError,
  });
  const nutrition = useMutation({
    mutationFn: fetchNutritionCsv,
    onSuccess: (text) => saveFile('labelwise-nutrition.csv', text, 'text/csv'),
    onError,
  });
  const csv = { icon: 'download', title: t('Export nutrition data (CSV)'), detail: t('The figures of every scan') } as const;
  return (
    <Card title={t('Your data')}>
      <List>
        <ListItem>
          <Row
            icon="download"
            title={t('Export everything (JSON)')}
            detail={t('All that we hold about you')}
            end={everything.isPending && <Spinner label={t('Exporting')} />}
            onPress={() => everything.mutate()}
          />
        </ListItem>
        <ListItem>
          <Row
            icon="download"
            title={t('Export scan history (CSV)')}
            detail={t('For a spreadsheet')}
            end={history.isPending && <Spinner label={t('Exporting')} />}
            onPress={() => history.mutate()}
          />
        </ListItem>
        <ListItem>
          {hasPremiumAccess ? (
            <Row {...csv} end={nutrition.isPending && <Spinner label={t('Exporting')} />} onPress={() => nutrition.mutate()} />
          ) : (
            <Row {...csv} end={<Icon name="lock" size="s" label={t('Premium')} />} to={paths.subscribe} />
          )}
        </ListItem>
        <ListItem>
          <Row
            icon="trash"
            title={t('Delete Account')}
            detail={t('For good, with everything in it')}
            destructive
            onPress={() => setDeleting(true)}
          />
        </ListItem>
      </List>
      {confirming && <ConfirmPasswordSheet onConfirmed={() => everything.mutate()} onClose={() => setConfirming(false)} />}
      {deleting && <DeleteAccount user={user} onClose={() => setDeleting(false)} />}
    </Card>
  );
}

/** The password again, before what a session alone does not open. Closes itself once the server took it. */
function ConfirmPasswordSheet({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const confirm = useMutation({
    mutationFn: () => reauthenticate(password),
    onSuccess: () => {
      onClose();
      onConfirmed();
    },
  });
  const refusal = confirm.isError ? (refusalOf(confirm.error) ?? t('That did not work. Please try again.')) : undefined;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') confirm.mutate();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('Export everything (JSON)')}
      lead={t('The file holds your health profile and your chats, so please enter your password once more.')}
      closeLabel={t('Close')}
    >
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <CurrentPasswordField value={password} onChange={setPassword} failure={confirm.error} otherFailure={refusal} first />
        <Button type="submit" variant="primary" wide loading={confirm.isPending} disabled={password === ''}>
          {t('Export')}
        </Button>
      </form>
    </Sheet>
  );
}

/** The scan history as CSV (RFC 4180), one line a scan, newest first; times are ISO 8601 in UTC. */
function historyCsv(entries: readonly ScanEntry[]): string {
  const lines = entries.map(({ scan, food }) =>
    csvLine([scan.scannedAt, food.barcode, food.name, food.brand, food.category, scan.personalizedScore, food.nutriscoreGrade]),
  );
  return [csvLine(['scanned_at', 'barcode', 'name', 'brand', 'category', 'score', 'nutri_score']), ...lines, ''].join('\r\n');
}

/**
 * One line of a CSV file. A cell that a spreadsheet would take for a formula gets an apostrophe before it, so that a
 * product's name can never run one. @source RFC 4180; OWASP "CSV Injection"
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return cells
    .map((cell) => {
      if (cell === null) return '';
      if (typeof cell === 'number') return String(cell);
      const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
      return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
    })
    .join(',');
}
