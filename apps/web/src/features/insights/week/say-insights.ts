import { insights } from '@labelwise/messages/en/insights';
import { sayOf } from '../../../i18n/say.ts';

/** Sentences of the week. */
export const sayInsights = sayOf({ insights });
