import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@labelwise/contracts/languages';
import { LOCALES } from '@labelwise/messages/languages';
import { describe, expect, it } from 'vitest';
import { APP, MAIN, NATIVE, plistString, read, readJson } from './project.ts';

/**
 * What the stores take. @source App Store Connect Help, "App information" and "Platform version information"; Play Console Help, "Create
 * and set up your app"
 */
const LIMITS = { name: 30, subtitle: 30, shortDescription: 80, promotionalText: 170, description: 4000 } as const;
const MAX_KEYWORD_BYTES = 100;

const TAGS = LANGUAGES.map((language) => LOCALES[language]);
const STORE = join(NATIVE, 'store');
const ASKED = ['NSCameraUsageDescription', 'NSPhotoLibraryAddUsageDescription', 'NSPhotoLibraryUsageDescription'] as const;

function textsOf(tag: string): Record<string, string> {
  const { description, ...texts } = readJson(STORE, `${tag}.json`);
  return { ...texts, description: description.join('\n') };
}

const questionsOf = (tag: string) =>
  Object.fromEntries(
    [...read(APP, `${tag}.lproj/InfoPlist.strings`).matchAll(/^"(?<key>\w+)" = "(?<text>[^"]+)";$/gm)].map(({ groups }) => [
      groups?.['key'] ?? '',
      groups?.['text'] ?? '',
    ]),
  );

it('the stores have a text in each language, and in no other', () => {
  expect(readdirSync(STORE).toSorted()).toEqual(TAGS.map((tag) => `${tag}.json`).toSorted());
});

describe.each(TAGS)('%s', (tag) => {
  it('has texts that the stores take: none missing, none too long, no keyword twice', () => {
    const texts = textsOf(tag);
    expect(Object.keys(texts).toSorted()).toEqual([...Object.keys(LIMITS), 'keywords'].toSorted());
    for (const [name, limit] of Object.entries(LIMITS)) {
      expect(texts[name]?.length, name).toBeGreaterThan(0);
      expect(texts[name]?.length, name).toBeLessThanOrEqual(limit);
    }
    const keywords = texts['keywords'] ?? '';
    expect(Buffer.byteLength(keywords)).toBeLessThanOrEqual(MAX_KEYWORD_BYTES);
    expect(new Set(keywords.split(',')).size).toBe(keywords.split(',').length);
  });

  it('has as many paragraphs and points as English, and none of them in English', () => {
    const shape = (text: string) => text.split('\n').map((line) => (line === '' ? 'empty' : line.startsWith('•') ? 'point' : 'text'));
    const [english, own] = [textsOf('en'), textsOf(tag)];
    expect(shape(own['description'] ?? '')).toEqual(shape(english['description'] ?? ''));
    if (tag === 'en') return;
    const lines = new Set(english['description']?.split('\n').filter((line) => line !== ''));
    expect(own['description']?.split('\n').filter((line) => lines.has(line))).toEqual([]);
  });

  it('is asked for camera and pictures by iOS in its own words', () => {
    const questions = questionsOf(tag);
    expect(Object.keys(questions)).toEqual(ASKED);
    const plist = read(APP, 'Info.plist');
    for (const key of ASKED) {
      if (tag === 'en') expect(questions[key]).toBe(plistString(plist, key));
      else expect(questions[key]).not.toBe(plistString(plist, key));
    }
  });

  it('can be chosen for the app alone in the settings of both systems', () => {
    expect(read(MAIN, 'res/xml/locales_config.xml')).toContain(`<locale android:name="${tag}" />`);
    expect(read(MAIN, 'AndroidManifest.xml')).toContain('android:localeConfig="@xml/locales_config"');
    const project = read(APP, '../App.xcodeproj/project.pbxproj');
    expect(project).toMatch(new RegExp(`path = "?${tag}\\.lproj/InfoPlist\\.strings`));
    expect(/knownRegions = \((?<regions>[^)]*)\)/.exec(project)?.groups?.['regions']).toMatch(new RegExp(`\\s"?${tag}"?,`));
  });
});
