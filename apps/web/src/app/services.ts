import { hasForeignShelf } from '../data/pack/has-packs.ts';
import { emitPreferencesUpdated } from '../data/preferences-updated.ts';
import { createQueryClient, forgetMember } from '../data/query-client.ts';
import { createSession } from '../data/session/session.ts';
import { say } from '../i18n/say.ts';
import { http } from '../platform/http/http.ts';
import { getPlatform } from '../platform/platform.ts';
import { forgetCachedAnswers } from '../platform/service-worker.ts';
import { dismissOffer, toast } from '../ui/feedback/toast/toast-store.ts';

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
    void import('../data/session/load-preferences.ts').then(
      ({ loadHousehold }) => loadHousehold(queryClient),
      () => undefined,
    );
    const { loadPreferences } = await import('../data/session/load-preferences.ts');
    await loadPreferences(user, queryClient, since);
  },
  forget: () => {
    forgetMember(queryClient);
    dismissOffer();
    // Another person's scores: every list and cache computes again.
    emitPreferencesUpdated();
    void forgetCachedAnswers();
    if (hasForeignShelf()) void import('../data/pack/transfer.ts').then(({ eraseForeignShelf }) => eraseForeignShelf());
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
