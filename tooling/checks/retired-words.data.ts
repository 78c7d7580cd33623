/**
 * Words that the code does not use any more, with what stands in their place. `in` says where they are looked for: in the parts of names
 * (`laterTold` has the parts "later" and "told"), in comments and test titles (`prose`), or as a whole name. A word with a plain use besides is
 * matched by the names that it was wrong in, never by itself.
 */
export type RetiredWord = {
  readonly word: string;
  readonly in: readonly ('part' | 'name' | 'prose')[];
  readonly instead: string;
  /** A plain verb in pages for people, where it names nothing of the code. */
  readonly isPlainInDocuments?: true;
};

/** Words with a plain use as a verb, in the phrases that name saved foods by them. */
export const RETIRED_PHRASES: readonly { readonly phrase: RegExp; readonly instead: string }[] = [
  { phrase: /\b(?:an?|the|each|every) keeps?\b/gi, instead: 'a saved food' },
  { phrase: /\bheld (?:foods?|lists?)\b/gi, instead: 'saved foods, a list of saved foods' },
];

export const RETIRED_WORDS: readonly RetiredWord[] = [
  // Saved foods
  { word: 'kept', in: ['part', 'prose'], instead: 'stored, saved, savedFoods' },
  { word: 'keeps', in: ['part'], instead: 'savedFoods, stores' },
  { word: 'HeldList', in: ['name'], instead: 'SavedFoodKind' },
  // Subscriptions
  { word: 'told', in: ['part', 'prose'], instead: 'subscriptionSnapshot, observed, reported', isPlainInDocuments: true },
  { word: 'claimant', in: ['part', 'prose'], instead: 'accountId' },
  { word: 'givers', in: ['part', 'prose'], instead: 'providers' },
  { word: 'news', in: ['part', 'prose'], instead: 'providerEvents, notice, change' },
  // Preferences and restrictions
  { word: 'wish', in: ['part', 'prose'], instead: 'preference' },
  { word: 'wishes', in: ['part', 'prose'], instead: 'preferences' },
  { word: 'countedOnceUnder', in: ['name'], instead: 'deduplicatedUnder' },
  { word: 'isTakenBack', in: ['name'], instead: 'isRetraction' },
  { word: 'released', in: ['name'], instead: 'retracted' },
  // Conversations
  { word: 'said', in: ['part', 'prose'], instead: 'userMessages, text, typed', isPlainInDocuments: true },
  { word: 'saidIn', in: ['name'], instead: 'mentionedIn' },
  // Accounts and requests
  { word: 'leaving', in: ['part'], instead: 'accountClosure, onSignedOut' },
  { word: 'admit', in: ['part', 'prose'], instead: 'authenticate' },
  { word: 'provesOrigin', in: ['name'], instead: 'isSameOrigin' },
  { word: 'takeJsonOnly', in: ['name'], instead: 'registerJsonParser' },
  { word: 'refuseOtherIdentity', in: ['name'], instead: 'rejectForeignUserId' },
  { word: 'repeatable', in: ['part', 'prose'], instead: 'idempotent' },
  { word: 'claimRequest', in: ['name'], instead: 'claimIdempotencyKey' },
  { word: 'tries', in: ['part'], instead: 'attempts, rateLimiter' },
  { word: 'dear', in: ['part', 'prose'], instead: 'expensive' },
  { word: 'PATIENCE_MS', in: ['name'], instead: 'TIMEOUT_MS' },
  { word: 'patience', in: ['part', 'prose'], instead: 'timeout' },
  { word: 'AT_ONCE', in: ['name'], instead: 'CONCURRENCY' },
  { word: 'MOST', in: ['name'], instead: 'MAX_…' },
  { word: 'LONGEST', in: ['name'], instead: 'MAX_…_LENGTH' },
  { word: 'SHOWN', in: ['name'], instead: 'PAGE_SIZE, MAX_SHOWN' },
  // Others
  { word: 'mine', in: ['part'], instead: 'own…' },
  { word: 'holding', in: ['part'], instead: 'containing' },
  { word: 'extreme', in: ['part'], instead: 'best, worst' },
  { word: 'noted', in: ['part'], instead: 'recorded' },
  { word: 'worth', in: ['part'], instead: 'basis, value' },
  { word: 'settle', in: ['part'], instead: 'resolve' },
  { word: 'knots', in: ['name'], instead: 'interpolation points' },
  { word: 'portrait', in: ['part', 'prose'], instead: 'schemaSnapshot' },
  // A member is "they"
  { word: 'he', in: ['prose'], instead: 'they' },
  { word: 'him', in: ['prose'], instead: 'them' },
  { word: 'his', in: ['prose'], instead: 'their' },
  // Documents that are not in the repository
  { word: 'DECISIONS', in: ['prose'], instead: 'docs/decisions/NNN' },
  { word: 'SCORING', in: ['prose'], instead: 'the rule itself' },
  { word: 'QUALITY', in: ['prose'], instead: 'the rule itself' },
];
