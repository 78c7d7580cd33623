import { csvFile, csvLine } from '@labelwise/domain/lib';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  asksForPassword,
  deleteAccount,
  fetchExport,
  fetchNutritionCsv,
  type PlanAfterwards,
  reauthenticate,
  refusalOf,
} from '../../../data/account.ts';
import { type ScanEntry, scanPagesQuery } from '../../../data/scans.ts';
import { useAccess } from '../../../data/session/access.ts';
import type { SessionUser } from '../../../data/session/session.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import { subscriptionQuery } from '../../../data/subscription.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { paths } from '../../../lib/paths.ts';
import { saveFile } from '../../../platform/files/index.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Sheet } from '../../../ui/feedback/modal/modal.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import { Spinner } from '../../../ui/feedback/waiting.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { List, ListItem, Row } from '../../../ui/layout/list.tsx';
import styles from '../profile.module.css';
import { CurrentPasswordField } from './current-password-field.tsx';

/** Who bills decides what a deleted account can still end; while that is not known, both are shown. */
const NOTES = {
  stripe: 'Your plan is cancelled with it, at once. Nothing more is charged, and what is left of the paid time is lost.',
  store:
    'Your subscription was bought in an app store, and only you can end it there. Please cancel it in the store as well, or it goes on being billed.',
  unknown:
    'A plan that you pay by card is cancelled with it. A subscription of an app store is not: please cancel that in the store as well.',
} as const;

/** What the deletion does to a running plan or trial; nothing for a free account. */
function PlanNote() {
  const { t } = useTranslation();
  const { data } = useQuery(subscriptionQuery());
  const { isOnTrial, isPremiumSubscriber } = useAccess();
  // A trial that was followed by a purchase has a plan behind it already.
  const isPaid = data === undefined ? isPremiumSubscriber : data.status === 'active' || data.managedBy !== null;
  if (isPaid) return <p className="small strong">{t(NOTES[data?.managedBy ?? 'unknown'])}</p>;
  return isOnTrial ? (
    <p className="small strong">{t('Your free trial ends with it, and there is no second one for the same address.')}</p>
  ) : null;
}

const LOST = [
  'Your scan history, favorites, purchases and what you ate',
  'Your health profile, restrictions and preferences',
  'Your conversations and your sign-in on every device',
] as const;

const GONE: Readonly<Record<PlanAfterwards, string>> = {
  none: 'Everything in it is gone.',
  cancelled: 'Everything in it is gone, and your plan is cancelled.',
  cancelling: 'Everything in it is gone. Your plan is being cancelled; nothing more is charged.',
  managed_by_store: 'Everything in it is gone. Please end your subscription in the app store as well.',
};

/** What goes, in plain words; the password; one press. Two taps from the profile. */
function DeleteAccount({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const { t } = useTranslation();
  const { logout } = useSession();
  const [password, setPassword] = useState('');
  const remove = useMutation({
    mutationFn: () => deleteAccount(user.id, password),
    onSuccess: (plan) => {
      logout();
      toast({ title: t('Account deleted'), description: t(GONE[plan]) });
    },
    onError: (error) => {
      if (!asksForPassword(error))
        toast({ title: t('Error'), description: t('Your account could not be deleted. Please try again.'), variant: 'destructive' });
    },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') remove.mutate();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('Delete Account')}
      lead={t('This deletes for good, at once, and cannot be undone:')}
      closeLabel={t('Close')}
    >
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <ul className={styles.lost}>
          {LOST.map((line) => (
            <li key={line}>{t(line)}</li>
          ))}
        </ul>
        <PlanNote />
        <p className="small muted">{t('Want to keep a copy? Export everything first: it stands right above Delete Account.')}</p>
        <CurrentPasswordField value={password} onChange={setPassword} failure={remove.error} />
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" variant="danger" loading={remove.isPending} disabled={password === ''}>
            {t('Delete my account')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}

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
    onSuccess: ({ pages }) => saveFile('labelwise-history.csv', historyCsv(pages.flatMap((page) => page.rows)), 'text/csv'),
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
          <Row icon="up" title={t('Bring data in')} detail={t('An export of another server, or a list of barcodes')} to={paths.import} />
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

/** The scan history as CSV, one line a scan, newest first; times are ISO 8601 in UTC. */
export function historyCsv(entries: readonly ScanEntry[]): string {
  const lines = entries.map(({ scan, food }) =>
    csvLine([scan.scannedAt, food.barcode, food.name, food.brand, food.category, scan.personalizedScore, food.nutriscoreGrade]),
  );
  return csvFile([csvLine(['scanned_at', 'barcode', 'name', 'brand', 'category', 'score', 'nutri_score']), ...lines]);
}
