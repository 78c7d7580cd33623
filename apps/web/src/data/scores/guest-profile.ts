import type { Answers } from '@labelwise/domain/health-profile';
import * as z from 'zod/mini';
import { storageKeys } from '../../platform/storage/keys.ts';
import { inspectJson, local, type Stored, safely, writeJson } from '../../platform/storage/local.ts';
import { clearShownScores } from '../../platform/storage/member-data.ts';
import { readToken } from '../../platform/storage/token.ts';
import { emitPreferencesUpdated } from '../preferences-updated.ts';
import { READER } from '../reading/read-food.ts';
import { hasSubmissionsHere } from '../submissions/stored.ts';

const Texts = z.array(z.string());

/** What somebody without an account answered on this device. It never leaves the device: nothing here is ever part of a request. */
const GuestProfile = z.object({
  /** Version of the consent text, and when it was agreed to. */
  consentVersion: z.string(),
  agreedAt: z.string(),
  restrictions: Texts,
  less: Texts,
  /** What the typed restrictions mean, by this device's own vocabulary. */
  understood: z._default(z.array(z.unknown()), []),
  /** By which reader; older answers have none. */
  reader: z.optional(z.string()),
});
export type GuestProfile = z.infer<typeof GuestProfile>;

/** The guest's answers as this device holds them, also while somebody is signed in and was not asked yet whether to take them along. */
export function storedGuestProfile(): GuestProfile | null {
  const stored = inspectGuestProfile();
  return stored.state === 'present' ? stored.value : null;
}

/** Answers that cannot be read stay where they are: without them the guest would be scored as somebody who may eat everything. */
function inspectGuestProfile(): Stored<GuestProfile> {
  return inspectJson(storageKeys.guestProfile, safely(GuestProfile));
}

/** The answers that count now: a member has a profile of their own. */
export function guestProfile(): GuestProfile | null {
  return readToken() === null ? storedGuestProfile() : null;
}

/** Whether a guest's answers lie here that cannot be read: then every score and fit is unknown until they answer again. */
export function areAnswersUnreadable(): boolean {
  return readToken() === null && inspectGuestProfile().state === 'unreadable';
}

/**
 * Whether this device itself computes every score, fit and proposal: the server must not know a guest's answers, and does not know what
 * they say of packs.
 */
export function isScoredHere(): boolean {
  return readToken() === null && (inspectGuestProfile().state !== 'absent' || hasSubmissionsHere());
}

type Consent = { readonly version: string; readonly at: Date };

/** Stores the answers; every earlier score is void. @param understood of the typed restrictions */
export function storeGuestProfile({ restrictions, less }: Answers, understood: readonly unknown[], { version, at }: Consent): void {
  const profile: GuestProfile = {
    consentVersion: version,
    agreedAt: at.toISOString(),
    restrictions: [...restrictions],
    less: [...less],
    understood: [...understood],
    reader: READER,
  };
  writeJson(storageKeys.guestProfile, profile);
  forgetScores();
}

/** Whether what a guest typed was resolved by the reader of another build, which may have known fewer illnesses and foods. */
export function isOfOtherReader({ reader }: GuestProfile): boolean {
  return reader !== READER;
}

/** Keeps what the answers mean by the current reader, unless they were changed meanwhile; where it is another meaning, earlier scores are void. */
export function keepUnderstood(guest: GuestProfile, understood: readonly unknown[]): void {
  if (JSON.stringify(guestProfile()) !== JSON.stringify(guest)) return;
  writeJson(storageKeys.guestProfile, { ...guest, understood, reader: READER });
  if (JSON.stringify(understood) !== JSON.stringify(guest.understood)) forgetScores();
}

/** @returns puts back what is stored now, to the letter: nothing, and answers that cannot be read, too */
export function guestProfileUndo(): () => void {
  const before = [storageKeys.guestProfile, storageKeys.guestFigures].map((key) => [key, local.get(key)] as const);
  return () => {
    for (const [key, text] of before) {
      if (text !== null) local.set(key, text);
      else if (key === storageKeys.guestProfile) local.remove(key);
    }
    forgetScores();
  };
}

/** Erases the answers, every score that was computed by them, and the figures of what was scanned. */
export function eraseGuestProfile(): void {
  local.remove(storageKeys.guestProfile);
  local.remove(storageKeys.guestFigures);
  forgetScores();
}

/** A stored score says something about the person it was computed for, and is wrong for anybody else. */
function forgetScores(): void {
  clearShownScores();
  emitPreferencesUpdated();
}
