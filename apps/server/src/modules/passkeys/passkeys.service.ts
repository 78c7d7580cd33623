import type { Passkey, PasskeyAssertion, PasskeyRegistration } from '@labelwise/contracts/passkeys';
import * as z from 'zod/mini';
import type { Tx } from '../../db/db.ts';
import type { PasskeyTable } from '../../db/schema/members.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { NewId } from '../../lib/ids.ts';
import { fingerprint } from '../../lib/secrets.ts';
import type { SessionsService } from '../auth/sessions.service.ts';
import type { PasskeysRepository } from './passkeys.repository.ts';

/** Loaded with the first passkey: most servers start without one. */
const library = () => import('@simplewebauthn/server');

const CHALLENGE_LASTS = 5 * 60_000;
/** More than anybody has devices. */
const MAX_PASSKEYS = 20;
const Transports = z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']));

type Deps = {
  repository: PasskeysRepository;
  sessions: Pick<SessionsService, 'prepare' | 'requireSession'>;
  emailOf: (memberId: string) => Promise<string | undefined>;
  publicUrl: string;
  now: Clock;
  newId: NewId;
};

export type PasskeysService = ReturnType<typeof createPasskeysService>;

/**
 * Whether browsers make keys for this address: https, or this machine by its name. An address of numbers is nobody's name.
 * @source W3C Web Authentication Level 3, section 5.1.3
 */
export function takesPasskeys(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  if (hostname === 'localhost') return true;
  return protocol === 'https:' && !/^[\d.]+$|^\[/u.test(hostname);
}

/** Passkeys: a key pair of a device, of which this server has the public half. Who was verified by the device is who signs in. */
export function createPasskeysService({ repository, sessions, emailOf, publicUrl, now, newId }: Deps) {
  const { origin, hostname: rpID } = new URL(publicUrl);
  const isAvailable = takesPasskeys(publicUrl);
  const keyOf = (purpose: string, challenge: string) => fingerprint(`${purpose} ${challenge}`);

  function requireAvailable(): void {
    if (!isAvailable) throw new AppError('conflict', { message: { id: 'errors.passkeys_unavailable' } });
  }

  /** Only an answer to a challenge of ours, for this purpose, the first time. */
  const expected = (purpose: string) => (challenge: string) => repository.takeChallenge(keyOf(purpose, challenge), now());

  return {
    isAvailable,

    list: async (memberId: string): Promise<Passkey[]> => (await repository.list(memberId)).map(present),

    async registrationOptions(memberId: string) {
      requireAvailable();
      const [known, email] = await Promise.all([repository.list(memberId), emailOf(memberId)]);
      const options = await (await library()).generateRegistrationOptions({
        rpName: 'Labelwise',
        rpID,
        userID: new TextEncoder().encode(memberId),
        userName: email ?? '',
        attestationType: 'none',
        excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports: readTransports(transports) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await repository.addChallenge(keyOf(`register ${memberId}`, options.challenge), now() + CHALLENGE_LASTS);
      return { ...options, rp: { ...options.rp, id: rpID } };
    },

    /** @throws AppError passkey_not_accepted, conflict where there are too many or the session has been ended since */
    async add(memberId: string, sessionId: string, name: string, response: PasskeyRegistration): Promise<Passkey> {
      requireAvailable();
      if ((await repository.list(memberId)).length >= MAX_PASSKEYS)
        throw new AppError('conflict', { message: { id: 'errors.too_many_passkeys', values: { most: MAX_PASSKEYS } } });
      const { registrationInfo } = await orRefused(async () =>
        (await library()).verifyRegistrationResponse({
          response: { ...plain(response), response: registered(response.response) },
          expectedChallenge: expected(`register ${memberId}`),
          expectedOrigin: origin,
          expectedRPID: rpID,
          requireUserVerification: true,
        }),
      );
      if (registrationInfo === undefined) throw new AppError('passkey_not_accepted');
      const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential;
      const row: PasskeyTable = {
        id: newId(),
        memberId,
        credentialId,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: JSON.stringify(transports),
        name,
        createdAt: now(),
        lastUsedAt: null,
      };
      if (!(await repository.insert(row, (tx) => sessions.requireSession(tx, sessionId)))) throw new AppError('passkey_not_accepted');
      return present(row);
    },

    /** @throws AppError not_found */
    async remove(memberId: string, id: string): Promise<void> {
      if (!(await repository.remove(memberId, id))) throw new AppError('not_found');
    },
    /** With the password goes what was made while it held. */
    removeAll: (tx: Tx, memberId: string) => repository.removeAll(tx, memberId),

    /** The same for everybody: which keys there are is asked of the device, and no answer shows it. */
    async signInOptions() {
      requireAvailable();
      const options = await (await library()).generateAuthenticationOptions({ rpID, userVerification: 'required' });
      await repository.addChallenge(keyOf('sign-in', options.challenge), now() + CHALLENGE_LASTS);
      return { ...options };
    },

    /** @throws AppError passkey_not_accepted */
    async signIn(response: PasskeyAssertion, userAgent: string | undefined): Promise<{ memberId: string; token: string }> {
      const passkey = await repository.byCredential(response.id);
      if (!isAvailable || passkey === undefined) throw new AppError('passkey_not_accepted');
      const { userHandle: handle, clientDataJSON, authenticatorData, signature } = response.response;
      if (handle != null && Buffer.from(handle, 'base64url').toString() !== passkey.memberId) throw new AppError('passkey_not_accepted');
      const { verified, authenticationInfo } = await orRefused(async () =>
        (await library()).verifyAuthenticationResponse({
          response: { ...plain(response), response: { clientDataJSON, authenticatorData, signature } },
          expectedChallenge: expected('sign-in'),
          expectedOrigin: origin,
          expectedRPID: rpID,
          credential: {
            id: passkey.credentialId,
            publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
            counter: passkey.counter,
            transports: readTransports(passkey.transports),
          },
          requireUserVerification: true,
        }),
      );
      if (!verified) throw new AppError('passkey_not_accepted');
      const session = sessions.prepare(passkey.memberId, userAgent);
      // A new password removes the keys: one that is being removed signs nobody in behind its back.
      if (!(await repository.use(passkey.id, passkey.counter, authenticationInfo.newCounter, now(), session.store)))
        throw new AppError('passkey_not_accepted');
      return { memberId: passkey.memberId, token: session.token };
    },

    /** Housekeeping: challenges that nobody answered. */
    sweep: () => repository.removeExpired(now()),
  };
}

/** The library throws a sentence for whatever is not as it must be; callers learn that it was not. */
async function orRefused<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new AppError('passkey_not_accepted', { cause });
  }
}

function registered({ clientDataJSON, attestationObject, transports = [] }: PasskeyRegistration['response']) {
  return { clientDataJSON, attestationObject, transports };
}

/** What both kinds have in common; the library's types know no undefined fields. */
function plain({ id, rawId, type, clientExtensionResults }: PasskeyRegistration | PasskeyAssertion) {
  return { id, rawId, type, clientExtensionResults };
}

const readTransports = (text: string) => Transports.parse(JSON.parse(text));

function present({ id, name, createdAt, lastUsedAt }: PasskeyTable): Passkey {
  return {
    id,
    name,
    createdAt: new Date(createdAt).toISOString(),
    lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
  };
}
