import { preferences } from '@labelwise/messages/en/preferences';
import { sayOf } from '../../i18n/say.ts';

/** The words of preferences that domain and contracts hold as data. */
export const sayPreferences = sayOf({ preferences });
