import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PLUGIN_METHODS } from '../../e2e/native/methods.data.ts';
import { apiOrigin } from '../setup/native-sync.mjs';
import { APP, MAIN, NATIVE, ROOT, read, readJson } from './project.ts';

const config = readJson(NATIVE, 'capacitor.config.json');

describe('the shell’s configuration', () => {
  it('loads the app from the device and from nowhere else', () => {
    expect(config.server).toEqual({ androidScheme: 'https', iosScheme: 'capacitor', cleartext: false });
    expect(config.android.allowMixedContent).toBe(false);
  });

  it('leaves the bridge’s own log off, which scrubs nothing, and the inspector to development builds', () => {
    expect(config.loggingBehavior).toBe('none');
    expect(JSON.stringify(config)).not.toContain('webContentsDebuggingEnabled');
  });

  it('leaves the safe areas to the page', () => {
    expect(config.plugins.SystemBars).toEqual({ insetsHandling: 'native', initialViewportFitValueHint: 'cover' });
    expect(read(ROOT, 'apps/web/index.html')).toContain('viewport-fit=cover');
  });

  it('has its packages in the same versions as the web app', () => {
    const { dependencies, devDependencies } = readJson(NATIVE, 'package.json');
    const web = readJson(ROOT, 'apps/web/package.json').dependencies;
    for (const plugin of config.includePlugins) expect([plugin, dependencies[plugin]]).toEqual([plugin, web[plugin]]);
    const core = [
      web['@capacitor/core'],
      dependencies['@capacitor/core'],
      dependencies['@capacitor/android'],
      dependencies['@capacitor/ios'],
      devDependencies['@capacitor/cli'],
    ];
    expect(new Set(core).size).toBe(1);
  });

  it('commits neither the synced web app nor anything built', () => {
    const tracked = execFileSync('git', ['ls-files', 'apps/native'], { cwd: ROOT, encoding: 'utf8' });
    expect(tracked).not.toMatch(
      /\/(public|Pods|build|www|capacitor-cordova-\w+-plugins)\/|\.(apk|aab|ipa|class|dex)$|capacitor\.config\.json\n.*assets/m,
    );
    expect(tracked).toContain('apps/native/android/gradle/wrapper/gradle-wrapper.jar');
  });
});

describe('the address of the API', () => {
  it.each([
    ['https://labelwise.example', 'https://labelwise.example'],
    ['https://labelwise.example:8443/', 'https://labelwise.example:8443'],
  ])('%s is %s', (given, origin) => {
    expect(apiOrigin(given)).toBe(origin);
  });

  it.each([
    [undefined, /is not set/],
    ['', /is not set/],
    ['labelwise', /no address/],
    ['http://labelwise.example', /https/],
    ['https://labelwise.example/api', /without a path/],
    ['https://user@labelwise.example', /without a path/],
  ])('%j is refused', (given, reason) => {
    expect(() => apiOrigin(given)).toThrow(reason);
  });
});

/** Sources of a plugin for a system; those of the core lie with the platform itself. */
const JAVA: Readonly<Record<string, string>> = {
  App: '@capacitor/app',
  BarcodeScanner: '@capacitor-mlkit/barcode-scanning',
  Camera: '@capacitor/camera',
  Haptics: '@capacitor/haptics',
  Network: '@capacitor/network',
  SecureStorage: '@aparajita/capacitor-secure-storage',
};

/** Plugins of our own. */
const OWN: ReadonlySet<string> = new Set(['FileSaver', 'NativeLog']);

function sourcesOf(plugin: string, system: 'android' | 'ios'): string {
  const own = system === 'android' ? join(MAIN, 'java/app/labelwise') : APP;
  const core = join(ROOT, 'node_modules/@capacitor', system);
  const folder = OWN.has(plugin) ? own : JAVA[plugin] === undefined ? core : join(ROOT, 'node_modules', JAVA[plugin], system);
  const files = globSync(['**/*.java', '**/*.kt', '**/*.swift', '**/*.m'], { cwd: folder });
  return files.map((file) => read(folder, file)).join('\n');
}

describe('the phone that the journeys play', () => {
  it.each(Object.entries(PLUGIN_METHODS))('has of %s only what the plugin has on both systems', (plugin, methods) => {
    const java = sourcesOf(plugin, 'android');
    const swift = sourcesOf(plugin, 'ios');
    // Every plugin of Android inherits these two.
    const inherited = new Set(['checkPermissions', 'requestPermissions']);
    const missing = methods.filter((method) => !inherited.has(method) && !new RegExp(`(void|fun) ${method}\\(`).test(java));
    const missingOnApple = methods.filter(
      (method) =>
        !new RegExp(`(name: "${method}"|CAP_PLUGIN_METHOD\\(${method},|#selector\\(${method}\\(|func ${method}\\(_ call)`).test(swift),
    );
    expect({ missing, missingOnApple }).toEqual({ missing: [], missingOnApple: [] });
  });
});

describe('cap sync', () => {
  it('puts the web app and the configuration into a fresh copy of both projects, and changes nothing that is committed', () => {
    const copy = mkdtempSync(join(tmpdir(), 'labelwise-shell-'));
    try {
      const shell = join(copy, 'apps/native');
      mkdirSync(join(shell, 'www'), { recursive: true });
      for (const part of ['android', 'ios', 'package.json', 'capacitor.config.json'])
        cpSync(join(NATIVE, part), join(shell, part), { recursive: true });
      symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
      writeFileSync(join(shell, 'www/index.html'), '<!doctype html><html><head></head><body>the app</body></html>');
      const cap = (...args: string[]) =>
        execFileSync(process.execPath, [join(ROOT, 'node_modules/@capacitor/cli/bin/capacitor'), ...args], {
          cwd: shell,
          encoding: 'utf8',
          env: { ...process.env, CI: '1' },
        });
      expect(cap('sync', 'android')).toContain(`Found ${config.includePlugins.length} Capacitor plugins for android`);
      // Without Apple's tools there is no `pod install`; the files are put in place all the same.
      cap('copy', 'ios');
      for (const [page, settings] of [
        ['android/app/src/main/assets/public', 'android/app/src/main/assets'],
        ['ios/App/App/public', 'ios/App/App'],
      ] as const) {
        expect(read(shell, page, 'index.html')).toContain('the app');
        expect(readJson(shell, settings, 'capacitor.config.json').loggingBehavior).toBe('none');
      }
      const bare = (text: string) => text.replaceAll(/'[^']*node_modules/g, "'node_modules");
      for (const file of ['android/capacitor.settings.gradle', 'android/app/capacitor.build.gradle'])
        expect(bare(read(shell, file))).toBe(bare(read(NATIVE, file)));
      expect(existsSync(join(shell, 'android/capacitor-cordova-android-plugins'))).toBe(true);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });
});
