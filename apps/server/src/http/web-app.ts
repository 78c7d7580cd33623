import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Language } from '@labelwise/contracts/languages';
import { BARCODE_PATTERN } from '@labelwise/domain/gtin';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Config } from '../config.ts';
import { pagePolicy } from './headers.ts';
import { addVary, markLanguage } from './language.ts';
import { createFirstPaint, type FindAtHand, type FirstPaint, languageOfPage, manifestIn, publicPage } from './pages.ts';
import { tokenOf } from './session.ts';

type WebApp = {
  /** Sends the app's page for a visit to one of its addresses; `false` when the request is no such visit. */
  page: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
};

/**
 * Serves the built web app: files as they are, its one page for every address that it handles itself. The results of a food that is at
 * hand come drawn in the language of who asks, for whoever is not signed in.
 */
export async function loadWebApp(app: FastifyInstance, root: string, publicUrl: string, findAtHand: FindAtHand): Promise<WebApp> {
  if (!existsSync(path.join(root, 'index.html'))) {
    app.log.warn('The web app has not been built: only the API is served');
    return { page: async () => false };
  }
  // A process loads the part that draws results once, so those of a later build are drawn by the app until a restart.
  const firstPaint = createFirstPaint(root, findAtHand, (err) => app.log.warn({ err }, 'results not drawn on the server'));
  let build = readBuild(root, (await changedAt(root)) ?? 0, firstPaint);

  /** The build that lies there now: it may be replaced while the server runs. Until its page is whole the previous one is sent. */
  async function currentBuild(): Promise<Build & { isThere: boolean }> {
    const version = await changedAt(root);
    if (version !== null && version !== build.version) {
      try {
        build = readBuild(root, version, null);
        app.log.info('The web app was replaced');
      } catch (err) {
        app.log.warn({ err }, 'the web app that replaces this one cannot be read yet');
      }
    }
    return { ...build, isThere: version !== null };
  }

  await app.register(fastifyStatic, {
    root,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    preCompressed: true,
    allowedPath: (file) => !file.endsWith('.map') && !file.startsWith('/api/') && !file.endsWith('/'),
    setHeaders(reply, file) {
      reply.header('cache-control', isHashed(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (file.includes('index.html')) reply.header('content-security-policy', build.policy);
    },
  });
  app.get('/manifest.webmanifest', async (request, reply) => {
    const language = languageOfPage(request);
    markLanguage(reply, language);
    reply.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8');
    return manifestIn(language, await readFile(path.join(root, 'manifest.webmanifest'), 'utf8'));
  });
  return {
    async page(request, reply) {
      if (!isPageVisit(request, build.folders)) return false;
      const { firstPaint, pages, policy, html, isThere } = await currentBuild();
      const language = languageOfPage(request);
      const drawn = firstPaint === null || tokenOf(request) !== null ? null : await drawnPage(firstPaint, request.url, language);
      const plain = drawn ?? pages.get(firstPart(request.url));
      const spoken = await publicPage(plain ?? html, request, publicUrl);
      const page = spoken ?? plain ?? (isThere ? undefined : html);
      if (spoken !== null) markLanguage(reply, language);
      addVary(reply, 'Cookie');
      if (page === undefined) reply.sendFile('index.html');
      else reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': policy }).type('text/html; charset=utf-8').send(page);
      return true;
    },
  };
}

/** What the server holds of a build of the web app. `version`: when its page was written. */
type Build = {
  readonly version: number;
  readonly html: string;
  readonly policy: string;
  readonly pages: ReadonlyMap<string, string>;
  readonly firstPaint: FirstPaint | null;
  readonly folders: ReadonlySet<string>;
};

function readBuild(root: string, version: number, firstPaint: FirstPaint | null): Build {
  const html = readFileSync(path.join(root, 'index.html'), 'utf8');
  const folders = readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  return {
    version,
    html,
    policy: pagePolicy(inlineScriptHashes(html)),
    pages: announcingPages(root, html),
    firstPaint,
    folders: new Set(folders),
  };
}

/** When the page was written, epoch ms; null while there is none. */
async function changedAt(root: string): Promise<number | null> {
  try {
    return (await stat(path.join(root, 'index.html'))).mtimeMs;
  } catch {
    return null;
  }
}

/** The page for addresses whose screen is known: it announces the files of that screen beside its own. */
function announcingPages(root: string, html: string): ReadonlyMap<string, string> {
  const file = path.join(root, 'pages.json');
  if (!existsSync(file)) return new Map();
  const tags = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  return new Map(Object.entries(tags).map(([name, links]) => [name, html.replace('</head>', `${links}</head>`)]));
}

async function drawnPage(firstPaint: FirstPaint, url: string, language: Language): Promise<string | null> {
  const barcode = barcodeOf(url);
  return barcode === null ? firstPaint.fixed(url.split('?', 1)[0] ?? '', language) : firstPaint.page(barcode, language);
}

const RESULTS = new RegExp(`^/results/(?<barcode>${BARCODE_PATTERN})/?(?:\\?|$)`, 'u');

/** The barcode whose results an address asks for. */
function barcodeOf(url: string): string | null {
  return RESULTS.exec(url)?.groups?.['barcode'] ?? null;
}

function firstPart(url: string): string {
  return url.slice(1).split(/[/?]/u, 1)[0] ?? '';
}

/** Vite puts a hash of the content into the names under `assets/`: such a file never changes. */
function isHashed(file: string): boolean {
  return /[/\\]assets[/\\][^/\\]+-[\w-]{8,}\.\w+(?:\.br|\.gz)?$/u.test(file);
}

function isPageVisit({ method, url, headers }: FastifyRequest, folders: ReadonlySet<string>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (headers.accept !== undefined && !/text\/html|\*\/\*/u.test(headers.accept)) return false;
  const route = url.split('?', 1)[0] ?? '';
  if (route === '/') return true;
  // An encoded slash or dot, a hidden file, a file's name, a folder of ours: no address of the app looks like that.
  if (/%2f|%5c|%2e|%00|\\|\/\.|\.[^/]*$/iu.test(route)) return false;
  const [first = ''] = route.slice(1).split('/');
  return first !== '' && first !== 'api' && !folders.has(first);
}

/** For the page's own inline scripts (the theme is set before the first paint): the policy names each by its hash. */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(?<code>[\s\S]*?)<\/script>/gu)].map(
    (match) =>
      `sha256-${createHash('sha256')
        .update(match.groups?.['code'] ?? '')
        .digest('base64')}`,
  );
}

const YEAR = 365 * 86_400_000;

/**
 * What other programs look for at fixed addresses: who may open our links, where faults are reported, where a password is changed.
 * Only what the operator has set is there.
 *
 * @source RFC 8615 (well-known), RFC 9116 (security.txt), W3C change-password URL, Android App Links, Apple universal links
 */
export function wellKnownRoutes(app: FastifyInstance, { wellKnown: { android, appleAppId, securityContact }, publicUrl }: Config): void {
  app.get('/.well-known/change-password', async (_request, reply) => reply.redirect('/profile', 302));

  if (android !== null) {
    const target = { namespace: 'android_app', package_name: android.name, sha256_cert_fingerprints: [android.fingerprint] };
    const links = [{ relation: ['delegate_permission/common.handle_all_urls'], target }];
    app.get('/.well-known/assetlinks.json', async (_request, reply) => reply.header('cache-control', 'public, max-age=3600').send(links));
  }

  if (appleAppId !== null) {
    const association = {
      applinks: { details: [{ appIDs: [appleAppId], components: [{ '/': '/api/*', exclude: true }, { '/': '/*' }] }] },
      webcredentials: { apps: [appleAppId] },
    };
    // By its name alone: Apple's has no extension.
    app.get('/.well-known/apple-app-site-association', async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type('application/json; charset=utf-8').send(association),
    );
  }

  if (securityContact !== null) {
    app.get('/.well-known/security.txt', async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('text/plain; charset=utf-8')
        .send(
          [
            `Contact: ${securityContact}`,
            `Expires: ${new Date(Date.now() + YEAR / 2).toISOString()}`,
            'Preferred-Languages: en',
            `Canonical: ${publicUrl}/.well-known/security.txt`,
            '',
          ].join('\n'),
        ),
    );
  }
}
