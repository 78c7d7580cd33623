import { createListeners } from '../../lib/store.ts';

const listeners = createListeners();

/** Says that the household of this device changed, or for whom foods are judged. */
export const notifyPeopleChanged = listeners.notify;
export const onPeopleChanged = listeners.subscribe;
