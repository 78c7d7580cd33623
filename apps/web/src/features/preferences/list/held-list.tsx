import { useTranslation } from 'react-i18next';
import type { Preference } from '../../../data/profile/preferences/preferences.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Skeleton } from '../../../ui/feedback/waiting/skeleton.tsx';
import { List, ListItem } from '../../../ui/layout/list/list.tsx';
import styles from '../preferences.module.css';
import { PreferenceRow } from './preference-row.tsx';

type HeldListProps = {
  label: string;
  /** What an empty list says. */
  empty: string;
  preferences: readonly Preference[];
  query: { isPending: boolean; isError: boolean; isFetching: boolean; refetch: () => unknown };
  onOpen?: ((name: string) => void) | undefined;
  onRemove?: ((preference: Preference) => void) | undefined;
};

/** What is held in one direction: loading, empty (with a quiet way to try again after a failed load), or the rows. */
export function HeldList({ label, empty, preferences, query, onOpen, onRemove }: HeldListProps) {
  const { t } = useTranslation();
  if (query.isPending) return <Waiting label={t('Loading your preferences...')} />;
  if (preferences.length === 0) {
    return (
      <List ruled label={label}>
        <ListItem>
          <p className={`muted ${styles.blank}`}>{empty}</p>
          {query.isError && (
            <Button variant="quiet" size="small" loading={query.isFetching} onClick={() => void query.refetch()}>
              {t('Try Again')}
            </Button>
          )}
        </ListItem>
      </List>
    );
  }
  return (
    <List ruled label={label}>
      {preferences.map((preference) => (
        <ListItem key={preference.id}>
          <PreferenceRow
            preference={preference}
            onOpen={onOpen && (() => onOpen(preference.ingredientName))}
            onRemove={onRemove && (() => onRemove(preference))}
          />
        </ListItem>
      ))}
    </List>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" className={styles.waiting}>
      <span className="sr-only">{label}</span>
      <Skeleton width="38%" height="16px" />
      <Skeleton width="24%" height="12px" />
    </div>
  );
}
