import type { Block, IntentKind } from '@labelwise/domain/guide';

/** These propose foods: not before an allergy that was declared is understood. */
export const PROPOSES: ReadonlySet<IntentKind> = new Set(['find', 'plan', 'swap', 'ranking', 'my week']);
/** These show scores of foods. */
export const SCORES: ReadonlySet<IntentKind> = new Set(['verdict', 'of it', 'compare', 'unclear', 'why', 'own ranking']);

/** Where the catalogue holds no answer, the words as they were typed may ask in general. */
export const HOLDS_NOTHING: ReadonlySet<Block['kind']> = new Set(['not found', 'unknown', 'not sure', 'perhaps meant']);

/** Nothing is known of food. */
export const ABOUT_NO_FOOD: ReadonlySet<IntentKind> = new Set(['declaration', 'preference', 'small talk', 'labelwise', 'my profile']);

/** What a message that states something and asks nothing beside it is otherwise answered with. */
export const ASKS_NOTHING: ReadonlySet<Block['kind']> = new Set(['unknown', 'not sure', 'capabilities']);
