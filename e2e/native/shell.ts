import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as base } from '../support/app.ts';
import { newPerson, type Person, signUp } from '../support/member.ts';
import { PLUGIN_METHODS } from './methods.data.ts';

export { expect, expectToast, GUEST, type Page, shown, toastOf } from '../support/app.ts';

/** What the phone covers of the window, in CSS px. */
export type Insets = { top: number; bottom: number; left: number; right: number };

/** Journeys in the native shell: the built web app behind Capacitor's own bridge, with a simulated phone. */
export const test = base.extend<{ device: FakeDevice; system: System; insets: Insets | null; covered: void }>({
  system: ['android', { option: true }],
  insets: [null, { option: true }],
  covered: [
    async ({ page, insets }, use) => {
      if (insets === null) return use();
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
      await use();
      // The page is used by the tests that follow.
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets: {} });
      await session.detach();
    },
    { auto: true },
  ],
  device: [
    async ({ page, server, system }, use) => {
      const device = new FakeDevice(page, server.url, system);
      await device.install();
      await use(device);
    },
    { auto: true },
  ],
});

/** Where the app keeps its token in the secure storage. */
export const TOKEN = 'labelwise_token';

/** Journeys of a person who is signed in on this phone. */
export const asMember = test.extend<{ person: Person }>({
  person: async ({ server: _server }, use) => use(newPerson()),
  device: async ({ device, server, person }, use) => {
    const { token } = await signUp(server, person);
    device.vault.set(TOKEN, token);
    await use(device);
  },
  memory: async ({ server: _server }, use) => use({ hasSeenWelcomeSurvey: 'true' }),
});

type System = 'android' | 'ios';

const PACKAGES = join(import.meta.dirname, '../../node_modules/@capacitor');
/** The scripts that the systems put into the page, as Capacitor ships them, and the handler that each of them calls. */
const BRIDGES: Readonly<Record<System, { script: string; door: string }>> = {
  android: {
    script: join(PACKAGES, 'android/capacitor/src/main/assets/native-bridge.js'),
    door: 'window.androidBridge = { postMessage: (json) => void window.toDevice(JSON.parse(json)) };',
  },
  ios: {
    script: join(PACKAGES, 'ios/Capacitor/Capacitor/assets/native-bridge.js'),
    door: 'window.webkit = { messageHandlers: { bridge: { postMessage: (message) => void window.toDevice(JSON.parse(JSON.stringify(message))) } } };',
  },
};

/** What a plugin's method answers: its data, or an error as the bridge carries it. */
type Answer = { data: unknown } | { error: { message: string; code?: string } };

type Options = Readonly<Record<string, unknown>>;
type Call = { readonly method: string; readonly options: Options };
type Message = { callbackId: string; pluginId: string; methodName: string; options: Options };

/** A phone that grants, finds and supports everything, unless a test overrides it. */
const HEALTHY: Readonly<Record<string, unknown>> = {
  'App.getLaunchUrl': null,
  'BarcodeScanner.checkPermissions': { camera: 'granted' },
  'BarcodeScanner.requestPermissions': { camera: 'granted' },
  'BarcodeScanner.isSupported': { supported: true },
  'BarcodeScanner.isTorchAvailable': { available: true },
  'BarcodeScanner.getMinZoomRatio': { zoomRatio: 1 },
  'BarcodeScanner.getMaxZoomRatio': { zoomRatio: 4 },
  'Camera.checkPermissions': { camera: 'granted', photos: 'granted' },
  'Camera.requestPermissions': { camera: 'granted', photos: 'granted' },
  'Network.getStatus': { connected: true, connectionType: 'wifi' },
};

/**
 * A phone behind the real bridge script of Capacitor: what the page sends arrives here, in Node, as it would in Java or Swift.
 * The app's own code and Capacitor's run unchanged; only the other side of the bridge is simulated.
 */
export class FakeDevice {
  readonly calls: Call[] = [];
  /** What lies in the platform's secure storage, by prefixed key. */
  readonly vault = new Map<string, string>();
  /** Disconnects the native HTTP plugin, as without reception. */
  reachable = true;
  #answers = new Map<string, Answer>();
  #listeners: { id: string; event: string }[] = [];
  readonly #page: Page;
  readonly #server: string;
  readonly #system: System;

  constructor(page: Page, server: string, system: System = 'android') {
    this.#page = page;
    this.#server = server;
    this.#system = system;
  }

  /** From now on this method, e.g. `Camera.takePhoto`, answers so. */
  answer(method: string, answer: Answer): void {
    this.#answers.set(method, answer);
  }

  called(method: string): Options[] {
    return this.calls.filter((call) => call.method === method).map(({ options }) => options);
  }

  /** Notifies every listener of an event, e.g. `App.backButton`. */
  async emit(event: string, data: unknown = {}): Promise<void> {
    for (const { id } of this.#listeners.filter((listener) => listener.event === event)) await this.#reply(id, { data }, true);
  }

  /** Whether the page listens to an event. */
  hears(event: string): boolean {
    return this.#listeners.some((listener) => listener.event === event);
  }

  /** Puts the bridge into the page before any of its own scripts. */
  async install(): Promise<void> {
    await this.#page.exposeBinding('toDevice', (_source, message: Message) => this.#take(message));
    const { script, door } = BRIDGES[this.#system];
    const bridge = await readFile(script, 'utf8');
    const headers = Object.entries(PLUGIN_METHODS).map(([name, methods]) => ({
      name,
      methods: [{ name: 'addListener' }, { name: 'removeListener' }, ...methods.map((method) => ({ name: method, rtype: 'promise' }))],
    }));
    await this.#page.addInitScript({
      content: `${door}
${bridge}
window.Capacitor.Plugins = {};
window.Capacitor.PluginHeaders = ${JSON.stringify(headers)};`,
    });
  }

  async #take({ callbackId, pluginId, methodName, options }: Message): Promise<void> {
    const method = `${pluginId}.${methodName}`;
    if (methodName === 'addListener') {
      this.#listeners.push({ id: callbackId, event: `${pluginId}.${String(options['eventName'])}` });
      return;
    }
    if (methodName === 'removeListener') {
      this.#listeners = this.#listeners.filter(({ id }) => id !== options['callbackId']);
      return;
    }
    this.calls.push({ method, options });
    const answer = this.#answers.get(method) ?? (await this.#act(method, options));
    await this.#reply(callbackId, answer, false);
  }

  async #act(method: string, options: Options): Promise<Answer> {
    const key = String(options['prefixedKey']);
    if (method === 'SecureStorage.internalGetItem') return { data: { data: this.vault.get(key) ?? null } };
    if (method === 'SecureStorage.internalSetItem') return { data: void this.vault.set(key, String(options['data'])) };
    if (method === 'SecureStorage.internalRemoveItem') return { data: { success: this.vault.delete(key) } };
    if (method === 'CapacitorHttp.request') return this.#request(options);
    return { data: HEALTHY[method] };
  }

  /** As the plugin does: JSON is parsed, every status is an answer, and only a connection that failed is an error. */
  async #request({ url, method, headers, data }: Options): Promise<Answer> {
    if (!this.reachable) return { error: { message: 'Unable to resolve host' } };
    const body = data === undefined ? {} : { body: JSON.stringify(data) };
    const sent = headersOf(headers);
    // Whatever host the app was built for is the server of this test.
    const { pathname, search } = new URL(String(url), this.#server);
    const answer = await fetch(new URL(pathname + search, this.#server), { method: String(method), headers: sent, ...body });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('application/json') === true;
    return {
      data: {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        url: answer.url,
        data: isJson && text !== '' ? JSON.parse(text) : text,
      },
    };
  }

  async #reply(callbackId: string, answer: Answer, save: boolean): Promise<void> {
    const result = { callbackId, save, success: 'data' in answer, ...answer };
    // The page may be gone by the time that an answer is there.
    await this.#page.evaluate((given) => Reflect.get(window, 'Capacitor')?.fromNative(given), result).catch(() => undefined);
  }
}

function headersOf(value: unknown): Record<string, string> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)]))
    : {};
}
