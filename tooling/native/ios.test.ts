import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { APP, NATIVE, plistString, pngOf, ROOT, read, readJson } from './project.ts';

const plist = read(APP, 'Info.plist');
const project = read(APP, '../App.xcodeproj/project.pbxproj');
const settingsOf = (name: string) => [...project.matchAll(new RegExp(`\\b${name} = "?([^;"]+)"?;`, 'g'))].map(([, value]) => value);

describe('the iOS project', () => {
  it('says why it asks for the camera and for pictures, and asks for nothing else', () => {
    expect(plistString(plist, 'NSCameraUsageDescription')).toBe('Camera permission is required for barcode scanning.');
    expect(plistString(plist, 'NSPhotoLibraryUsageDescription')).toBe('Labelwise reads the barcode in a picture that you choose.');
    const asked = [...plist.matchAll(/<key>(NS\w+UsageDescription)<\/key>/g)].map(([, key]) => key);
    expect(asked).toEqual(['NSCameraUsageDescription', 'NSPhotoLibraryAddUsageDescription', 'NSPhotoLibraryUsageDescription']);
  });

  it('opens no unencrypted connection, and shows no health data in the app switcher or in backups', () => {
    expect(plist).not.toContain('NSAppTransportSecurity');
    expect(read(APP, 'SceneDelegate.swift')).toContain('sceneDidEnterBackground');
    expect(read(APP, 'AppDelegate.swift')).toContain('isExcludedFromBackup = true');
    expect(read(APP, 'PrivacyInfo.xcprivacy')).toMatch(/<key>NSPrivacyTracking<\/key>\s*<false\/>/);
  });

  it('opens products by its own scheme, and by universal links of the server’s host', () => {
    expect(plist).toMatch(/<key>CFBundleURLSchemes<\/key>\s*<array>\s*<string>labelwise<\/string>/);
    expect(read(APP, 'App.entitlements')).toContain('<string>applinks:$(LABELWISE_LINK_HOST)</string>');
    expect(settingsOf('CODE_SIGN_ENTITLEMENTS')).toEqual(['App/App.entitlements', 'App/App.entitlements']);
  });

  it('lets the page decide the look of the status bar', () => {
    expect(plist).toMatch(/<key>UIViewControllerBasedStatusBarAppearance<\/key>\s*<true\/>/);
  });

  it('has the version of the product, and the system that ML Kit needs', () => {
    const { version } = readJson(ROOT, 'package.json');
    const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
    expect(new Set(settingsOf('MARKETING_VERSION'))).toEqual(new Set([version]));
    expect(new Set(settingsOf('CURRENT_PROJECT_VERSION'))).toEqual(new Set([String(major * 10000 + minor * 100 + patch)]));
    expect(new Set(settingsOf('IPHONEOS_DEPLOYMENT_TARGET'))).toEqual(new Set(['15.5']));
    expect(read(APP, '../Podfile')).toContain("platform :ios, '15.5'");
    expect(new Set(settingsOf('PRODUCT_BUNDLE_IDENTIFIER'))).toEqual(new Set([readJson(NATIVE, 'capacitor.config.json').appId]));
  });

  it('is built with CocoaPods and every plugin of the configuration, since ML Kit has no Swift package', () => {
    const podfile = read(APP, '../Podfile');
    for (const plugin of readJson(NATIVE, 'capacitor.config.json').includePlugins)
      expect(podfile).toContain(`:path => '../../../../node_modules/${plugin}'`);
    expect(project).not.toContain('XCLocalSwiftPackageReference');
  });

  it('compiles every Swift file that lies there, and names none that does not', () => {
    const sources = [...project.matchAll(/([\w.]+\.swift) in Sources \*\/ = \{/g)].map(([, file]) => file ?? '');
    expect(sources.toSorted()).toEqual([
      'AppDelegate.swift',
      'FileSaverPlugin.swift',
      'NativeLogPlugin.swift',
      'SceneDelegate.swift',
      'ShellViewController.swift',
    ]);
    for (const file of sources) expect(existsSync(join(APP, file))).toBe(true);
    expect(project).toContain('PrivacyInfo.xcprivacy in Resources */,');
    expect(read(APP, 'SceneDelegate.swift')).toContain('rootViewController = ShellViewController()');
  });

  it('has an opaque icon and a mark for the launch screen', () => {
    expect(pngOf(join(APP, 'Assets.xcassets/AppIcon.appiconset/app-icon-1024.png'))).toEqual({ width: 1024, height: 1024, alpha: false });
    for (const [file, size] of [
      ['mark.png', 120],
      ['mark@2x.png', 240],
      ['mark@3x.png', 360],
    ] as const) {
      expect(pngOf(join(APP, 'Assets.xcassets/Mark.imageset', file))).toMatchObject({ width: size, height: size });
    }
    expect(read(APP, 'Base.lproj/LaunchScreen.storyboard')).toMatch(/image="Mark"[^]*name="Paper"/);
  });
});
