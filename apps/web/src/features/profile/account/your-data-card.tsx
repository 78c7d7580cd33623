import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asksForPassword, fetchExport, fetchNutritionCsv } from '../../../data/account/account.ts';
import { scanPagesQuery } from '../../../data/scans/scans.ts';
import type { SessionUser } from '../../../data/session/session-user.ts';
import { useAccess } from '../../../data/session/use-access.ts';
import { paths } from '../../../lib/paths.ts';
import { saveFile } from '../../../platform/files/index.ts';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import { Spinner } from '../../../ui/feedback/waiting/spinner.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { List, ListItem } from '../../../ui/layout/list/list.tsx';
import { Row } from '../../../ui/layout/list/row.tsx';
import { Card } from '../../../ui/layout/screen/card.tsx';
import { ConfirmPasswordSheet } from './confirm-password-sheet.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { historyCsv } from './history-csv.ts';

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
