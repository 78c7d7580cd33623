import type { PlainId } from '@labelwise/messages';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { loadWith } from '../i18n/load-texts.ts';
import type { TextPart } from '../i18n/parts.ts';
import { nextPage } from '../lib/navigation.tsx';
import { paths } from '../lib/paths.ts';
import type { IconName } from '../ui/icons/icon.tsx';
import { type LazyScreen, lazyScreen } from './router/chunk-recovery.ts';

/**
 * What a signed-out visitor sees: the page itself (`open`), /auth and back
 * after sign-in (`redirect`), the page's own card (`card`), or the sign-in screen in place of the page (`in-place`).
 * `home` is `redirect` with two exceptions: a guest's own home, and the onboarding of a first visit.
 */
export type Access = 'open' | 'redirect' | 'card' | 'in-place' | 'home';

/** Words of a page's own signed-out card. */
export type OwnCard = { heading: PlainId; button: PlainId };

export type AppRoute = {
  readonly path: string;
  /** The document's title. */
  readonly title: PlainId;
  readonly access: Access;
  /** Absent until the area is built: signed-out visitors meet the guard, members a page that says so. */
  readonly Screen?: LazyScreen;
  readonly card?: OwnCard;
  /** Fills the window: no header, no tabs. */
  readonly bare?: true;
  /** On a phone without the tabs. */
  readonly quiet?: true;
  /** What stands in its place while its code is on its way: rows of foods, or a food with its ring; else cards. */
  readonly waiting?: 'rows' | 'food';
  /** Its item in the menu, where it has one: the title beside the icon, unless the menu says it in words of its own. */
  readonly menu?: { readonly icon: IconName; readonly label?: PlainId; readonly isNew?: true };
};

const SignIn = 'screens-common.sign_in';

/** Pages that show or search categories. */
const LISTED = 'categories';
const LEGAL = 'legal';

/** A screen, loaded with the texts that it says: `first` alone, or `rest`, where what screens have in common is, and its own part. */
function page(load: () => Promise<ComponentType>, part?: Exclude<TextPart, 'rest'>): LazyScreen {
  const parts: readonly TextPart[] = part === 'first' ? [part] : part === undefined ? ['rest'] : ['rest', part];
  return lazyScreen(() => loadWith(load(), ...parts));
}

export const AuthScreen = page(() => import('../features/auth/auth-screen.tsx').then((m) => m.AuthScreen));
export const GuestHomeScreen = page(() => import('../features/home/guest-home-screen.tsx').then((m) => m.GuestHomeScreen), 'first');
const OnboardingScreen = page(() => import('../features/welcome/onboarding-screen.tsx').then((m) => m.OnboardingScreen), 'first');
const SurveyScreen = page(() => import('../features/welcome/survey-screen.tsx').then((m) => m.SurveyScreen));
const ResetPasswordScreen = page(() => import('../features/auth/reset-password-screen.tsx').then((m) => m.ResetPasswordScreen));
const SubscriptionSuccessScreen = page(() =>
  import('../features/subscription/subscribe-screen.tsx').then((m) => m.SubscriptionSuccessScreen),
);
const SubscribeScreen = page(() => import('../features/subscription/subscribe-screen.tsx').then((m) => m.SubscribeScreen));
const SubscriptionScreen = page(() => import('../features/subscription/subscription-screen.tsx').then((m) => m.SubscriptionScreen));
const TrialSetupScreen = page(() => import('../features/subscription/trial-setup-screen.tsx').then((m) => m.TrialSetupScreen));
export const ResultsScreen = page(() => import('../features/results/results-screen.tsx').then((m) => m.ResultsScreen));
const CompareScreen = page(() => import('../features/compare/compare-screen.tsx').then((m) => m.CompareScreen));
const LabelCheckScreen = page(() => import('../features/label-check/label-check-screen.tsx').then((m) => m.LabelCheckScreen));
const SearchScreen = page(() => import('../features/search/search-screen.tsx').then((m) => m.SearchScreen));
const OfflineScreen = page(() => import('../features/offline/offline-screen.tsx').then((m) => m.OfflineScreen));
export const ScanScreen = page(() => import('../features/scan/scan-screen.tsx').then((m) => m.ScanScreen), 'first');

/** Fetches the camera's code ahead of the page, and that of the page which follows a scan. */
export async function warmCamera(): Promise<void> {
  const { loadOverlay } = await import('../features/scan/scan-screen.tsx');
  await Promise.all([loadOverlay(), ResultsScreen.ready()]);
}

const PreferencesScreen = page(() => import('../features/preferences/preferences-screen.tsx').then((m) => m.PreferencesScreen));
const WantMoreScreen = page(() => import('../features/preferences/want-screen.tsx').then((m) => m.WantMoreScreen));
const WantLessScreen = page(() => import('../features/preferences/want-screen.tsx').then((m) => m.WantLessScreen));
const HealthProfileScreen = page(() => import('../features/health-profile/health-profile-screen.tsx').then((m) => m.HealthProfileScreen));
const RestrictionsScreen = page(() => import('../features/health-profile/restrictions-screen.tsx').then((m) => m.RestrictionsScreen));
const InsightsScreen = page(() => import('../features/insights/insights-screen.tsx').then((m) => m.InsightsScreen), LISTED);
const TermsScreen = page(() => import('../features/legal/legal-screen.tsx').then((m) => m.TermsScreen), LEGAL);
const PrivacyScreen = page(() => import('../features/legal/legal-screen.tsx').then((m) => m.PrivacyScreen), LEGAL);
const HomeScreen = page(() => import('../features/home/home-screen.tsx').then((m) => m.HomeScreen));
const ProfileScreen = page(() => import('../features/profile/profile-screen.tsx').then((m) => m.ProfileScreen));
const ImportScreen = page(() => import('../features/profile/import-screen.tsx').then((m) => m.ImportScreen));
const OwnerScreen = page(() => import('../features/owner/owner-screen.tsx').then((m) => m.OwnerScreen), 'owner');
const HistoryScreen = page(() => import('../features/lists/history-screen.tsx').then((m) => m.HistoryScreen), LISTED);
const DetailedHistoryScreen = page(
  () => import('../features/lists/detailed-history-screen.tsx').then((m) => m.DetailedHistoryScreen),
  LISTED,
);
const PurchasedScreen = page(() => import('../features/lists/purchased-screen.tsx').then((m) => m.PurchasedScreen), LISTED);
const FavoritesScreen = page(() => import('../features/lists/favorites-screen.tsx').then((m) => m.FavoritesScreen), LISTED);
const TrendingScreen = page(() => import('../features/lists/trending-screen.tsx').then((m) => m.TrendingScreen), LISTED);
const NutritionistScreen = page(() => import('../features/nutritionist/nutritionist-screen.tsx').then((m) => m.NutritionistScreen));
const PeopleScreen = page(() => import('../features/people/people-screen.tsx').then((m) => m.PeopleScreen));
const ImprintScreen = page(() => import('../features/legal/legal-screen.tsx').then((m) => m.ImprintScreen));
const AccessibilityScreen = page(() => import('../features/legal/legal-screen.tsx').then((m) => m.AccessibilityScreen));
const RetentionScreen = page(() => import('../features/legal/legal-screen.tsx').then((m) => m.RetentionScreen));
const ShoppingScreen = page(() => import('../features/shopping/shopping-screen.tsx').then((m) => m.ShoppingScreen));
const HouseholdScreen = page(() => import('../features/household/household-screen.tsx').then((m) => m.HouseholdScreen));
const WatchScreen = page(() => import('../features/watch/watch-screen.tsx').then((m) => m.WatchScreen));
const StopMailScreen = page(() => import('../features/watch/watch-screen.tsx').then((m) => m.StopMailScreen));
const LegalScreen = page(() => import('../features/legal/legal-screen.tsx').then((m) => m.LegalScreen), LEGAL);

/** Every route. The menu leads to those that say so, in the order in which they stand here. */
export const routes: readonly AppRoute[] = [
  { path: paths.survey, title: 'screens-app.welcome_survey', access: 'open', bare: true, Screen: SurveyScreen },
  { path: paths.welcomeSurvey, title: 'screens-app.welcome_survey', access: 'open', bare: true, Screen: SurveyScreen },
  { path: paths.onboarding, title: 'screens-common.welcome', access: 'open', bare: true, Screen: OnboardingScreen },
  { path: paths.auth, title: SignIn, access: 'open', bare: true, Screen: AuthScreen },
  { path: paths.resetPassword, title: 'screens-common.reset_password', access: 'open', bare: true, Screen: ResetPasswordScreen },
  { path: paths.terms, title: 'screens-common.terms_and_conditions', access: 'open', Screen: TermsScreen },
  { path: paths.privacy, title: 'screens-common.privacy_policy', access: 'open', Screen: PrivacyScreen },
  { path: paths.legal, title: 'screens-common.legal_information', access: 'open', Screen: LegalScreen },
  { path: paths.imprint, title: 'screens-app.imprint', access: 'open', Screen: ImprintScreen },
  { path: paths.accessibility, title: 'screens-app.accessibility', access: 'open', Screen: AccessibilityScreen },
  { path: paths.retention, title: 'screens-app.how_long_stored', access: 'open', Screen: RetentionScreen },
  { path: paths.subscriptionSuccess, title: 'screens-app.welcome_to_premium', access: 'open', Screen: SubscriptionSuccessScreen },

  { path: paths.profile, title: 'screens-common.my_profile', access: 'redirect', menu: { icon: 'user' }, Screen: ProfileScreen },
  {
    path: paths.preferences,
    title: 'screens-common.dietary_preferences',
    access: 'in-place',
    menu: { icon: 'sliders' },
    Screen: PreferencesScreen,
  },
  {
    path: paths.healthProfile,
    title: 'screens-common.health_profile_title',
    access: 'card',
    card: { heading: 'screens-app.please_sign_in_to', button: SignIn },
    menu: { icon: 'pulse' },
    Screen: HealthProfileScreen,
  },
  { path: paths.people, title: 'screens-app.people', access: 'open', waiting: 'rows', menu: { icon: 'people' }, Screen: PeopleScreen },
  {
    path: paths.shopping,
    title: 'screens-app.shopping',
    access: 'open',
    waiting: 'rows',
    menu: { icon: 'basket' },
    Screen: ShoppingScreen,
  },
  {
    path: paths.aiNutritionist,
    title: 'screens-common.ai_nutritionist',
    access: 'card',
    card: { heading: 'screens-common.ai_nutritionist', button: 'screens-app.sign_in_to_continue' },
    menu: { icon: 'chat', isNew: true },
    Screen: NutritionistScreen,
  },
  {
    path: paths.favorites,
    title: 'screens-common.favorites',
    access: 'redirect',
    waiting: 'rows',
    menu: { icon: 'heart' },
    Screen: FavoritesScreen,
  },
  {
    path: paths.trending,
    title: 'screens-common.trending',
    access: 'in-place',
    waiting: 'rows',
    menu: { icon: 'trend' },
    Screen: TrendingScreen,
  },
  {
    path: paths.history,
    title: 'screens-common.scan_history',
    access: 'redirect',
    waiting: 'rows',
    menu: { icon: 'clock' },
    Screen: HistoryScreen,
  },
  {
    path: paths.offline,
    title: 'screens-app.offline',
    access: 'open',
    menu: { icon: 'offline', label: 'screens-common.without_a_network' },
    Screen: OfflineScreen,
  },

  { path: paths.home, title: 'screens-app.home', access: 'home', Screen: HomeScreen },
  { path: paths.scan, title: 'screens-common.scan_food', access: 'open', Screen: ScanScreen },
  { path: `${paths.results}/:barcode`, title: 'screens-app.results', access: 'open', waiting: 'food', Screen: ResultsScreen },
  {
    path: paths.detailedHistory,
    title: 'screens-common.detailed_activity_history',
    access: 'redirect',
    waiting: 'rows',
    Screen: DetailedHistoryScreen,
  },
  { path: paths.purchased, title: 'screens-app.purchase_history', access: 'in-place', waiting: 'rows', Screen: PurchasedScreen },
  { path: paths.wantMore, title: 'screens-app.want_more', access: 'in-place', Screen: WantMoreScreen },
  { path: paths.wantLess, title: 'screens-app.want_less', access: 'in-place', Screen: WantLessScreen },
  { path: paths.insights, title: 'screens-app.insights', access: 'redirect', Screen: InsightsScreen },
  { path: paths.subscription, title: 'screens-app.subscription', access: 'in-place', quiet: true, Screen: SubscriptionScreen },
  { path: paths.trialSetup, title: 'screens-common.start_free_trial', access: 'in-place', Screen: TrialSetupScreen },
  {
    path: paths.dietaryRestrictions,
    title: 'screens-app.dietary_restrictions',
    access: 'card',
    card: { heading: 'screens-app.please_sign_in_to_manage', button: SignIn },
    Screen: RestrictionsScreen,
  },
  {
    path: paths.subscribe,
    title: 'screens-common.premium',
    access: 'card',
    card: { heading: 'screens-app.sign_in_required', button: SignIn },
    quiet: true,
    Screen: SubscribeScreen,
  },

  { path: paths.results, title: 'screens-app.results', access: 'open', waiting: 'food', Screen: ResultsScreen },
  { path: paths.search, title: 'screens-common.search', access: 'open', waiting: 'rows', Screen: SearchScreen },
  { path: paths.compare, title: 'screens-app.compare', access: 'open', Screen: CompareScreen },
  { path: paths.household, title: 'screens-app.household', access: 'in-place', Screen: HouseholdScreen },
  { path: paths.changes, title: 'screens-app.what_changed', access: 'redirect', waiting: 'rows', Screen: WatchScreen },
  { path: paths.stopMail, title: 'screens-app.what_changed', access: 'open', Screen: StopMailScreen },
  { path: paths.label, title: 'screens-app.photograph_the_label', access: 'open', quiet: true, Screen: LabelCheckScreen },
  { path: paths.import, title: 'screens-app.bring_data_in', access: 'redirect', Screen: ImportScreen },
  { path: paths.owner, title: 'screens-app.this_server', access: 'redirect', Screen: OwnerScreen },
];

nextPage.ready = async (address) => {
  const [pathname = address] = address.split('?');
  await routes.find(({ path }) => matchPath(path, pathname) !== null)?.Screen?.ready();
};
