import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type HealthProfile, healthProfileQuery, type ProfileChange, saveHealthProfile } from '../../data/health-profile.ts';
import { announcePreferences } from '../../data/preferences.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { log } from '../../lib/log.ts';
import { toast } from '../../ui/feedback/toast/toast-store.ts';
import { Skeleton } from '../../ui/feedback/waiting.tsx';
import styles from './health-profile.module.css';

const FIELDS = ['age', 'gender', 'height', 'weight'] as const;

/** The form to come: a heading and its fields. */
export function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      <Skeleton width="46%" height="24px" />
      <div className={`${styles.fields} ${styles.waiting}`}>
        {FIELDS.map((field) => (
          <Skeleton key={field} shape="tile" height="52px" />
        ))}
      </div>
    </div>
  );
}

const KEY = healthProfileQuery().queryKey;
const SCOPE = { id: 'health-profile' };

/** Toasts of a save. */
const SAVED = 'Health profile saved successfully and ingredient preferences updated';
const REMOVED = 'Health profile updated and unnecessary preferences removed';

/** `quiet` saves show no toast: the automatic one, and the consent. */
export type Save = { change: ProfileChange; quiet?: boolean };

/**
 * The profile and its saves: one after the other, shown at once, taken back when refused. The server generates the
 * preferences from all selections at each of them.
 */
export function useHealthProfile() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const query = useQuery(healthProfileQuery());
  const save = useMutation({
    mutationKey: KEY,
    scope: SCOPE,
    mutationFn: ({ change }: Save) => saveHealthProfile(latest(client.getQueryData(KEY)), change),
    onMutate: async ({ change }) => {
      await client.cancelQueries({ queryKey: KEY });
      const { removal: _removal, ...fields } = change;
      client.setQueryData(KEY, (held) => (held ? ({ ...held, ...fields } as HealthProfile) : held));
    },
    onSuccess: async (saved, { change, quiet = false }) => {
      // While another save waits, the screen is ahead of this answer.
      if (client.isMutating({ mutationKey: KEY }) <= 1) client.setQueryData(KEY, saved);
      else client.setQueryData(KEY, (held) => held ?? saved);
      if (!quiet) toast({ title: t(change.removal === true ? REMOVED : SAVED) });
      await announcePreferences(client);
    },
    onError: async (error, { quiet = false }) => {
      log.info(`Saving the health profile failed: ${error.message}`);
      if (!quiet) toast({ title: t('Error'), description: t('Failed to save health profile'), variant: 'destructive' });
      await client.invalidateQueries({ queryKey: KEY });
    },
  });
  return { query, profile: query.data ?? null, save };
}

function latest(held: HealthProfile | null | undefined): HealthProfile | null {
  return held ?? null;
}
