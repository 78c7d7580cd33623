import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

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
