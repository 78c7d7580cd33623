import { comparison } from '@labelwise/messages/en/comparison';
import { screensCommon } from '@labelwise/messages/en/screens-common';
import { screensCompare } from '@labelwise/messages/en/screens-compare';

/** What the pages say in English, but for the first ones. */
export const TEXTS = { comparison, 'screens-common': screensCommon, 'screens-compare': screensCompare };
