import { csvFile, csvLine } from '@labelwise/domain/lib';
import type { MessageId } from '@labelwise/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  asksForPassword,
  deleteAccount,
  fetchExport,
  fetchExportCsv,
  fetchListCsv,
  fetchNutritionCsv,
  type ListFile,
  type PlanAfterwards,
  reauthenticate,
} from '../../data/account.ts';
import { notSavedText } from '../../data/call.ts';
import { type ScanEntry, scanPagesQuery } from '../../data/scans.ts';
import { useAccess } from '../../data/session/access.ts';
import { type SessionUser, useSession } from '../../data/session/session.ts';
import { subscriptionQuery } from '../../data/subscription.ts';
import { say } from '../../i18n/say.ts';
import { paths } from '../../lib/paths.ts';
import { saveFile } from '../../platform/device.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SaveFailed } from '../../ui/feedback/messages.tsx';
import { Sheet } from '../../ui/feedback/modal.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Spinner } from '../../ui/feedback/waiting.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { List, ListItem, Row } from '../../ui/layout/list.tsx';
import { CurrentPasswordField, usePasswordGiven } from './current-password-field.tsx';
import styles from './profile.module.css';

/** Who bills decides what a deleted account can still end; while that is not known, both are shown. */
const NOTES = {
  stripe: 'screens-profile.plan_stripe',
  store: 'screens-profile.plan_store',
  unknown: 'screens-profile.plan_unknown',
} as const;

/** What the deletion does to a running plan or trial; nothing for a free account. */
function PlanNote() {
  const { data } = useQuery(subscriptionQuery());
  const { isOnTrial, isPremiumSubscriber } = useAccess();
  // A trial that was followed by a purchase has a plan behind it already.
  const isPaid = data === undefined ? isPremiumSubscriber : data.status === 'active' || data.managedBy !== null;
  if (isPaid) return <p className="small strong">{say(NOTES[data?.managedBy ?? 'unknown'])}</p>;
  return isOnTrial ? <p className="small strong">{say('screens-profile.your_free_trial_ends')}</p> : null;
}

const LOST = ['screens-profile.lost_lists', 'screens-profile.lost_profile', 'screens-profile.lost_conversations'] as const;

const GONE = {
  none: 'screens-profile.gone',
  cancelled: 'screens-profile.gone_cancelled',
  cancelling: 'screens-profile.gone_cancelling',
  managed_by_store: 'screens-profile.gone_store',
} as const satisfies Readonly<Record<PlanAfterwards, MessageId>>;

/** What goes, in plain words; the password; one press. Two taps from the profile. */
function DeleteAccount({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const { logout } = useSession();
  const [password, setPassword] = useState('');
  const isGiven = usePasswordGiven(password);
  const remove = useMutation({
    mutationFn: () => deleteAccount(user.id, password),
    onSuccess: (plan) => {
      logout();
      toast({ title: say('screens-profile.account_deleted'), description: say(GONE[plan]) });
    },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isGiven) remove.mutate();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={say('screens-profile.delete_account')}
      lead={say('screens-profile.this_deletes_for_good')}
      closeLabel={say('screens-common.close')}
    >
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <ul className={styles.lost}>
          {LOST.map((line) => (
            <li key={line}>{say(line)}</li>
          ))}
        </ul>
        <PlanNote />
        <p className="small muted">{say('screens-profile.want_to_keep_a')}</p>
        <CurrentPasswordField value={password} onChange={setPassword} failure={remove.error} />
        {remove.isError && !asksForPassword(remove.error) && (
          <SaveFailed alone retryLabel={say('screens-common.try_again')} busy={remove.isPending}>
            {say('screens-profile.your_account_could_not')}
          </SaveFailed>
        )}
        <div className={styles.buttons}>
          <Button onClick={onClose}>{say('screens-common.cancel')}</Button>
          <Button type="submit" variant="danger" loading={remove.isPending} disabled={!isGiven}>
            {say('screens-profile.delete_my_account')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}

const LISTS = [
  { list: 'favorites', title: 'screens-profile.export_favorites_csv' },
  { list: 'purchased', title: 'screens-profile.export_purchases_csv' },
  { list: 'consumed', title: 'screens-profile.export_eaten_csv' },
] as const satisfies readonly { list: ListFile; title: MessageId }[];

/** Take everything along, or end the account. */
export function YourDataCard({ user }: { user: SessionUser }) {
  const client = useQueryClient();
  const { hasPremiumAccess } = useAccess();
  const [deleting, setDeleting] = useState(false);
  const [confirming, setConfirming] = useState<'json' | 'csv' | null>(null);
  const notExported = (onPress: () => void) =>
    void toast({
      title: say('screens-common.error'),
      description: say('screens-profile.your_data_could_not'),
      variant: 'destructive',
      action: { label: say('screens-common.try_again'), onPress },
    });
  const everything = useMutation({
    mutationFn: async (kind: 'json' | 'csv') => ({ kind, text: await (kind === 'json' ? fetchExport() : fetchExportCsv()) }),
    onSuccess: ({ kind, text }) =>
      kind === 'json'
        ? saveFile('labelwise-export.json', text, 'application/json')
        : saveFile('labelwise-everything.csv', text, 'text/csv'),
    onError: (error, kind) => (asksForPassword(error) ? setConfirming(kind) : notExported(() => everything.mutate(kind))),
  });
  const history = useMutation({
    mutationFn: () => client.fetchInfiniteQuery({ ...scanPagesQuery(), pages: Number.MAX_SAFE_INTEGER, staleTime: 0 }),
    onSuccess: ({ pages }) => saveFile('labelwise-history.csv', historyCsv(pages.flatMap((page) => page.rows)), 'text/csv'),
    onError: () => notExported(() => history.mutate()),
  });
  const list = useMutation({
    mutationFn: async (name: ListFile) => ({ name, text: await fetchListCsv(name) }),
    onSuccess: ({ name, text }) => saveFile(`labelwise-${name}.csv`, text, 'text/csv'),
    onError: (_error, name) => notExported(() => list.mutate(name)),
  });
  const nutrition = useMutation({
    mutationFn: fetchNutritionCsv,
    onSuccess: (text) => saveFile('labelwise-nutrition.csv', text, 'text/csv'),
    onError: () => notExported(() => nutrition.mutate()),
  });
  const csv = {
    icon: 'download',
    title: say('screens-profile.export_nutrition_data_csv'),
    detail: say('screens-profile.the_figures_of_every'),
  } as const;
  return (
    <Card title={say('screens-profile.your_data')}>
      <List>
        <ListItem>
          <Row
            icon="download"
            title={say('screens-profile.export_everything_json')}
            detail={say('screens-profile.all_that_we_hold')}
            end={everything.isPending && everything.variables === 'json' && <Spinner label={say('screens-profile.exporting')} />}
            onPress={() => everything.mutate('json')}
          />
        </ListItem>
        <ListItem>
          <Row
            icon="download"
            title={say('screens-profile.export_everything_csv')}
            detail={say('screens-profile.a_line_each_with')}
            end={everything.isPending && everything.variables === 'csv' && <Spinner label={say('screens-profile.exporting')} />}
            onPress={() => everything.mutate('csv')}
          />
        </ListItem>
        <ListItem>
          <Row
            icon="download"
            title={say('screens-profile.export_scan_history_csv')}
            detail={say('screens-profile.for_a_spreadsheet')}
            end={history.isPending && <Spinner label={say('screens-profile.exporting')} />}
            onPress={() => history.mutate()}
          />
        </ListItem>
        {LISTS.map((one) => (
          <ListItem key={one.list}>
            <Row
              icon="download"
              title={say(one.title)}
              detail={say('screens-profile.for_a_spreadsheet')}
              end={list.isPending && list.variables === one.list && <Spinner label={say('screens-profile.exporting')} />}
              onPress={() => list.mutate(one.list)}
            />
          </ListItem>
        ))}
        <ListItem>
          {hasPremiumAccess ? (
            <Row
              {...csv}
              end={nutrition.isPending && <Spinner label={say('screens-profile.exporting')} />}
              onPress={() => nutrition.mutate()}
            />
          ) : (
            <Row {...csv} end={<Icon name="lock" size="s" label={say('screens-common.premium')} />} to={paths.subscribe} />
          )}
        </ListItem>
        <ListItem>
          <Row
            icon="up"
            title={say('screens-profile.bring_data_in')}
            detail={say('screens-profile.an_export_of_another')}
            to={paths.import}
          />
        </ListItem>
        <ListItem>
          <Row
            icon="trash"
            title={say('screens-profile.delete_account')}
            detail={say('screens-profile.for_good_with_everything')}
            destructive
            onPress={() => setDeleting(true)}
          />
        </ListItem>
      </List>
      {confirming !== null && (
        <ConfirmPasswordSheet onConfirmed={() => everything.mutate(confirming)} onClose={() => setConfirming(null)} />
      )}
      {deleting && <DeleteAccount user={user} onClose={() => setDeleting(false)} />}
    </Card>
  );
}

/** The password again, before what a session alone does not open. Closes itself once the server took it. */
function ConfirmPasswordSheet({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const [password, setPassword] = useState('');
  const isGiven = usePasswordGiven(password);
  const confirm = useMutation({
    mutationFn: () => reauthenticate(password),
    onSuccess: () => {
      onClose();
      onConfirmed();
    },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isGiven) confirm.mutate();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={say('screens-profile.export_everything_json')}
      lead={say('screens-profile.the_file_holds_your')}
      closeLabel={say('screens-common.close')}
    >
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <CurrentPasswordField value={password} onChange={setPassword} failure={confirm.error} first />
        {confirm.isError && !asksForPassword(confirm.error) && (
          <SaveFailed alone retryLabel={say('screens-common.try_again')} busy={confirm.isPending}>
            {notSavedText(confirm.error)}
          </SaveFailed>
        )}
        <Button type="submit" variant="primary" wide loading={confirm.isPending} disabled={!isGiven}>
          {say('screens-profile.export')}
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
