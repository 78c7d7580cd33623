import type { AccountImport, ImportTarget } from '../../../data/imports.ts';
import type { SaveFailure } from '../../../lib/save-failure.ts';

export const PARTS: Readonly<Record<AccountImport['parts'][number]['part'], string>> = {
  scans: 'Scans',
  favorites: 'Favorites',
  purchased: 'Purchases',
  consumed: 'What you ate',
  preferences: 'Preferences',
  submissions: 'Your values of packs',
  conversations: 'Conversations',
};

export const PROFILE: Readonly<Record<Exclude<AccountImport['profile'], 'none'>, string>> = {
  added: 'New here',
  stays: 'Yours here stays',
  replaced: 'Takes the place of yours',
  refused: 'Not readable',
};

export const TARGETS: readonly { readonly value: ImportTarget; readonly label: string }[] = [
  { value: 'favorites', label: 'Favorites' },
  { value: 'purchased', label: 'Purchases' },
  { value: 'scans', label: 'History' },
];

export const FAILURES: Readonly<Record<SaveFailure, string>> = {
  'no answer': 'The server cannot be reached, and this needs it. Nothing was stored.',
  busy: 'That was many files in a short time. Please wait a minute. Nothing was stored.',
  server: 'The server could not do this. Nothing was stored.',
  refused: 'The server did not take this file. Nothing was stored.',
};
