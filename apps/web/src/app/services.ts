import type { QueryClient } from '@tanstack/react-query';
import { hasForeignShelf } from '../data/pack/has-packs.ts';
import { hasPeopleHere, isInHousehold, notifyPeopleChanged } from '../data/people/has-people.ts';
import { emitPreferencesUpdated, onPreferencesUpdated, raiseScoreRevision } from '../data/preferences-updated.ts';
import { createQueryClient, FRESH_MS, forgetMember } from '../data/query-client.ts';
import { createSession } from '../data/session/session.ts';
import { startOutbox } from '../data/start-outbox.ts';
import { say } from '../i18n/say.ts';
import { paths } from '../lib/paths.ts';
import { http } from '../platform/http/http.ts';
import { getPlatform, lifecycle } from '../platform/platform.ts';
import { forgetCachedAnswers, forgetDrawnPages } from '../platform/service-worker.ts';
import { storageKeys } from '../platform/storage/keys.ts';
import { clearStoredScores } from '../platform/storage/member-data.ts';
import { dismissOffer, toast } from '../ui/feedback/toast-store.ts';

/** Navigates away when a session ends; set once the router is mounted. */
export const signOutNavigation: { navigate: (path: string) => void } = { navigate: () => undefined };

export const queryClient = createQueryClient();

/** The app's one session, built from the rooms below it. */
export const session = createSession({
  http,
  parseUser: async (value) => (await import('../data/session/user.ts')).parseUser(value),
  loadPreferences: async (user) => {
    const since = Date.now();
    // Not waited for: a page is drawn without it, and again once people are known.
    void import('../data/session/load-member.ts').then(
      ({ loadHousehold }) => loadHousehold(queryClient),
      () => undefined,
    );
    const { loadPreferences } = await import('../data/session/load-member.ts');
    await loadPreferences(user, queryClient, since);
  },
  forget: () => {
    forgetMember(queryClient);
    dismissOffer();
    // Another person's scores: every list and cache computes again.
    emitPreferencesUpdated();
    void forgetCachedAnswers();
    if (hasForeignShelf()) void import('../data/pack/take-pack.ts').then(({ eraseForeignShelf }) => eraseForeignShelf());
  },
  onSignedOut: (why, hasLost) => {
    if (why === 'expired' && hasLost)
      toast({
        title: say('screens-app.you_were_signed_out'),
        description: say('screens-app.what_waited_here_to'),
        variant: 'destructive',
      });
    // A refused session sends to /auth in the native shell only; on the web each page's guard decides.
    if (why === 'logout' || getPlatform() === 'native') signOutNavigation.navigate('/auth');
  },
});

/** What says who is judged for. */
const HOUSEHOLD_KEYS: readonly string[] = [
  storageKeys.people,
  storageKeys.sharedPeople,
  storageKeys.notShared,
  storageKeys.guestPeople,
  storageKeys.judgedFor,
];

/** After so long in the back another device may have changed whom foods are judged for. */
const AWAY_MS = 10_000;

/** How often memory is tidied. */
const MEMORY_TICK_MS = 30 * 60 * 1000;

/**
 * What the app does by itself: every 30 minutes it lets go of server state that nobody looks at and that is stale, and
 * when preferences change it voids the stored scores, when somebody signs in or out in another tab it starts again, and what
 * was changed without a network is sent when there is one.
 * The answer stops all of it.
 * @param navigate to where a person sees what was not taken
 */
export function startHousekeeping(queryClient: QueryClient, startAnew: () => void, navigate: (path: string) => void): () => void {
  const timer = setInterval(
    () => queryClient.removeQueries({ type: 'inactive', predicate: (query) => query.isStaleByTime(FRESH_MS) }),
    MEMORY_TICK_MS,
  );
  const stopListening = onPreferencesUpdated(() => {
    raiseScoreRevision();
    clearStoredScores();
    void forgetDrawnPages();
  });
  const handleStorage = (event: StorageEvent) => {
    if (event.key === storageKeys.token && event.oldValue !== event.newValue) startAnew();
    // All of it was erased.
    if (event.key === null) startAnew();
    // Another tab changed what counts for the member: screens here must neither show outdated scores nor save over it.
    if (event.key === storageKeys.scoreProfile && event.newValue !== null) {
      emitPreferencesUpdated();
      void queryClient.invalidateQueries();
    }
    // Another tab asked the guest: what stands here was computed by other answers.
    if (event.key === storageKeys.guestProfile) emitPreferencesUpdated();
    // Another tab changed the household, or for whom it judges.
    if (event.key !== null && HOUSEHOLD_KEYS.includes(event.key)) notifyPeopleChanged();
    // Another tab stated what a pack prints.
    if (event.key === storageKeys.submissions || event.key === storageKeys.submissionsWaiting) {
      emitPreferencesUpdated();
      void queryClient.invalidateQueries();
    }
  };
  window.addEventListener('storage', handleStorage);
  const stopOutbox = startOutbox(queryClient, (count) =>
    toast({
      title: say('screens-app.not_taken', { n: count }),
      description: say('screens-app.what_you_did_without'),
      variant: 'destructive',
      action: { label: say('screens-app.see_it'), onPress: () => navigate(paths.offline) },
    }),
  );
  return () => {
    clearInterval(timer);
    stopOutbox();
    stopListening();
    window.removeEventListener('storage', handleStorage);
  };
}

/**
 * Where foods are judged for several people, this device alone answers: when the app comes back to the front, what it knows of them is
 * read again. @returns how to end it
 */
export function renewOnReturn(refresh: () => Promise<void>): () => void {
  let leftAt = Infinity;
  return lifecycle.subscribe((isActive) => {
    if (isActive && Date.now() - leftAt >= AWAY_MS && (hasPeopleHere() || isInHousehold())) void refresh();
    leftAt = isActive ? Infinity : Date.now();
  });
}
