import { passkeys } from '@labelwise/contracts/passkeys';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { QueryClient } from '@tanstack/react-query';
import { type AuthOutcome, authOutcome } from './auth-call.ts';
import { type CallInput, call, endpointQuery, execute, send } from './call.ts';

export type { Passkey } from '@labelwise/contracts/passkeys';

/** The member's passkeys, newest first. */
export const passkeysQuery = () => endpointQuery(passkeys.list);

/** Makes one on this device, which asks its owner. @throws ApiError; another error where the device made none */
export async function makePasskey(client: QueryClient, name: string): Promise<void> {
  const optionsJSON = await call(passkeys.options);
  const { authenticatorAttachment: _place, response, ...made } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject } = response;
  const transports = (response.transports ?? []).filter(isTransport);
  const body = { ...made, clientExtensionResults: {}, response: { clientDataJSON, attestationObject, transports } };
  await call(passkeys.add, { body: { name, response: body } });
  void client.invalidateQueries({ queryKey: passkeysQuery().queryKey });
}

/** @throws ApiError */
export async function removePasskey(client: QueryClient, id: string): Promise<void> {
  await execute(passkeys.remove, { params: { id } });
  client.setQueryData(passkeysQuery().queryKey, (all) => all?.filter((passkey) => passkey.id !== id));
}

/** Signs in by what the device holds; null where its owner chose none. Never rejects. */
export async function signInWithPasskey(): Promise<AuthOutcome | null> {
  let options: Awaited<ReturnType<typeof fetchOptions>>;
  try {
    options = await fetchOptions();
  } catch (error) {
    return { kind: 'connection', detail: error instanceof Error ? error.message : String(error) };
  }
  try {
    const { authenticatorAttachment: _place, ...given } = await startAuthentication({ optionsJSON: options });
    const response = { ...given, clientExtensionResults: {} };
    return await authOutcome(() => send(passkeys.signIn, { body: { response } }));
  } catch {
    return null;
  }
}

const fetchOptions = () => call(passkeys.signInOptions);

type Transport = NonNullable<CallInput<typeof passkeys.add>['body']['response']['response']['transports']>[number];
const TRANSPORTS: readonly string[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] satisfies Transport[];
/** Browsers may name ways that were added since. */
const isTransport = (name: string): name is Transport => TRANSPORTS.includes(name);
