import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MAIN, NATIVE, pngOf, ROOT, read, readJson } from './project.ts';

const manifest = read(MAIN, 'AndroidManifest.xml');
const permissions = [...manifest.matchAll(/uses-permission android:name="android\.permission\.(\w+)"/g)].map(([, name]) => name);

describe('the Android project', () => {
  it('asks for the camera and the network and for nothing else that a person would notice', () => {
    expect(permissions.toSorted()).toEqual(['ACCESS_NETWORK_STATE', 'CAMERA', 'INTERNET', 'VIBRATE']);
    expect(manifest).toMatch(/android\.hardware\.camera"\s+android:required="false"/);
  });

  it('keeps its data out of backups and transfers, and opens no unencrypted connection', () => {
    for (const flag of ['android:allowBackup="false"', 'android:fullBackupContent="false"', 'android:usesCleartextTraffic="false"'])
      expect(manifest).toContain(flag);
    const rules = read(MAIN, 'res/xml/data_extraction_rules.xml');
    for (const part of ['cloud-backup', 'device-transfer']) {
      const excluded = [...(new RegExp(`<${part}>(.*?)</${part}>`, 's').exec(rules)?.[1] ?? '').matchAll(/exclude domain="(\w+)"/g)].map(
        ([, domain]) => domain,
      );
      expect(excluded).toEqual(['root', 'file', 'database', 'sharedpref', 'external']);
    }
    expect(read(MAIN, 'res/xml/network_security_config.xml')).toContain('cleartextTrafficPermitted="false"');
  });

  it('opens products by its own scheme, and by verified links of the server’s host', () => {
    expect(manifest).toMatch(/android:scheme="@string\/custom_url_scheme"\s+android:host="results"/);
    expect(read(MAIN, 'res/values/strings.xml')).toContain('<string name="custom_url_scheme">labelwise</string>');
    expect(manifest).toMatch(
      /<intent-filter android:autoVerify="true">[^]*android:scheme="https"\s+android:host="\$\{linkHost\}"\s+android:pathPrefix="\/results\/"/,
    );
  });

  it('takes its version from the product, and hides itself from the list of recent apps', () => {
    const gradle = read(NATIVE, 'android/app/build.gradle');
    expect(gradle).toContain("new JsonSlurper().parse(file('../../../../package.json'))");
    expect(gradle).toContain('versionName product.version');
    expect(read(MAIN, 'java/app/labelwise/MainActivity.java')).toContain('setRecentsScreenshotEnabled(false)');
  });

  it('is built with every plugin of the configuration', () => {
    const { includePlugins, appId } = readJson(NATIVE, 'capacitor.config.json');
    const settings = read(NATIVE, 'android/capacitor.settings.gradle');
    const build = read(NATIVE, 'android/app/capacitor.build.gradle');
    for (const plugin of includePlugins) {
      const name = plugin.replace('@', '').replace('/', '-');
      expect(settings).toContain(`project(':${name}').projectDir = new File('../../../node_modules/${plugin}/android')`);
      expect(build).toContain(`implementation project(':${name}')`);
    }
    expect(read(NATIVE, 'android/app/build.gradle')).toContain(`applicationId "${appId}"`);
  });

  it.each([
    ['mdpi', 48],
    ['hdpi', 72],
    ['xhdpi', 96],
    ['xxhdpi', 144],
    ['xxxhdpi', 192],
  ])('has launcher icons for %s of %i px', (density, size) => {
    for (const icon of ['ic_launcher', 'ic_launcher_round'])
      expect(pngOf(join(MAIN, `res/mipmap-${density}/${icon}.png`))).toMatchObject({ width: size, height: size });
  });

  it('draws the web app’s own mark', () => {
    const mark = read(ROOT, 'apps/web/public/icons/mark.svg');
    const icon = read(MAIN, 'res/drawable/ic_launcher_foreground.xml');
    const numbers = (text: string | undefined) => text?.match(/-?\d+(\.\d+)?/g);
    const drawn = [...icon.matchAll(/pathData="([^"]+)"/g)].map(([, path]) => numbers(path));
    expect(drawn).toEqual([...mark.matchAll(/<path d="([^"]+)"/g)].map(([, path]) => numbers(path)));
  });
});
