/**
 * Every key that the app stores in local storage. The names of the first group are shared with older clients and the
 */
export const storageKeys = {
  token: 'token',
  authToken: 'authToken',
  user: 'user',
  userPreferences: 'userPreferences',
  lastScanFood: 'lastScanFood',
  lastScanScore: 'lastScanScore',
  theme: 'theme',
  /** The language chosen on this device; `language.js` reads it before the app runs. */
  language: 'language',
  surveyData: 'welcomeSurveyData',
  surveySeen: 'hasSeenWelcomeSurvey',

  onboardingSeen: 'hasSeenOnboarding',
  guest: 'guestMode',
  scoreCache: 'labelwise_score_cache',
  /** What the score knows of the member: selections and preferences, for scores of this device's own. */
  scoreProfile: 'labelwise_score_profile',
  /** The member's health profile as it was read last, to be read and changed without a network. */
  healthProfile: 'labelwise_health_profile',
  /** What the member's lists add up to, as it was read last, for when there is no network. */
  activity: 'labelwise_activity',
  /** Raised whenever preferences change, so that a score computed before is not taken for one of after. */
  scoreRevision: 'labelwise_score_revision',
  /** The last score shown of each food, which a celebration compares with. */
  shownScores: 'labelwise_shown_scores',
  /** The vocabulary that the server reads lists with, as its last answer showed it. */
  serverVocabulary: 'labelwise_server_vocabulary',
  /** Shelves and proposals of the foods looked at last, for when there is no network. */
  ways: 'labelwise_ways',
  /** Favorites and purchases toggled without a network, to be sent. */
  outbox: 'labelwise_outbox',
  /** Scans made without a network, to be sent. */
  waitingScans: 'labelwise_scans',
  /** Preferences changed without a network, to be sent. */
  waitingPreferences: 'labelwise_preferences_waiting',
  /** Changes of the health profile that wait for a network. */
  waitingProfile: 'labelwise_profile_waiting',
  /** Which offline packs are on this device; the foods themselves are files. */
  packs: 'labelwise_packs',
  /** The member's own shelf among them. */
  ownShelf: 'labelwise_own_shelf',
  /** Files of a member's own shelf may lie here: whoever finds them without the key above erases them. */
  shelfFiles: 'labelwise_shelf_files',
  /** `row`: the camera stays live from one product to the next. */
  scanMode: 'labelwise_scan_mode',
  /** The last scan was made with nobody signed in, and nobody was asked yet whether to keep it. */
  visitorsScan: 'labelwise_visitors_scan',
  /** What a visitor without an account answered to the three questions: health data, on this device alone. */
  guestProfile: 'labelwise_guest_profile',
  /** What a visitor without an account says that packs print, on this device alone. */
  submissions: 'labelwise_submissions',
  /** The same of a member, until it has been sent. */
  submissionsWaiting: 'labelwise_submissions_waiting',
  /** The main figures of foods that a visitor without an account scanned, which tell a recipe that changes. */
  guestFigures: 'labelwise_guest_figures',
  /** The same, taken along into an account. */
  ownFigures: 'labelwise_own_figures',
  /** Labels that a visitor without an account has begun to check. */
  guestDrafts: 'labelwise_guest_drafts',
  /** The same of a member. */
  ownDrafts: 'labelwise_own_drafts',
  /** The member's household as it was read last, for answers without a network. */
  people: 'labelwise_people',
  /** That of a visitor without an account: health data, on this device alone. */
  guestPeople: 'labelwise_guest_people',
  /** Whom others of the member's household share, as it was read last. */
  sharedPeople: 'labelwise_shared_people',
  /** Names of the members of that household of whom nothing is shared, so that nothing is judged for them. */
  notShared: 'labelwise_not_shared',
  /** The shopping list of the member's household as it was read last. */
  shopping: 'labelwise_shopping',
  /** Changes of it that wait for a network. */
  shoppingWaiting: 'labelwise_shopping_waiting',
  /** The shopping list of a visitor without an account, on this device alone. */
  guestShopping: 'labelwise_guest_shopping',
  /** The list that is open on this device; absent: the one without a name. */
  openList: 'labelwise_open_list',
  /** For how many days a basket is. */
  basketDays: 'labelwise_basket_days',
  /** A random id of this device, by which changes of a shared list are distinguished. */
  device: 'labelwise_device',
  /** For whom foods are judged on this device: everyone, oneself, or the id of a person. */
  judgedFor: 'labelwise_judged_for',
  /** The three questions were declined. */
  questionsDeclined: 'labelwise_questions_declined',
  /** Words that were searched for on this device. */
  recentSearches: 'labelwise_recent_searches',
} as const;

/** Scores of single foods lie under this prefix, one entry each. */
export const SCORE_PREFIX = 'score_';
