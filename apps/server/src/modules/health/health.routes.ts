import { health } from '@labelwise/contracts/health';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { pagePolicy } from '../../http/headers.ts';
import { isLocal } from '../../http/logs-and-metrics.ts';
import { escapeHtml } from '../../http/pages.ts';
import { serve } from '../../http/serve.ts';
import { AppError } from '../../lib/app-error.ts';
import type { HealthService } from './health.service.ts';

/** HTTP for those who run and read the service: health, metrics, the published contract. */
export function healthRoutes(app: FastifyInstance, service: HealthService, metrics: Registry): void {
  serve(app, health.check, async ({ reply }) => {
    const answer = await service.check();
    reply.code(answer.ready ? 200 : 503);
    return answer;
  });

  // In effect not on the public port: for callers from other machines it does not exist.
  app.get('/api/metrics', async (request, reply) => {
    if (!isLocal(request)) throw new AppError('not_found');
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });

  app.get('/api/openapi.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(app.swagger()));

  app.get('/api/docs', async (_request, reply) =>
    reply
      .header('content-security-policy', pagePolicy())
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(docsPage(app.swagger())),
  );
}

/** What `npm run bench` measures the other routes against. */
export function emptyRoute(app: FastifyInstance): void {
  app.get('/api/empty', async () => ({}));
}

/** As much of an OpenAPI document as the page shows. */
type Document = { info: { description?: string }; paths?: Record<string, object | undefined> };

/** The published contract as a page to read: no script, nothing loaded from elsewhere. */
function docsPage(document: Document): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).flatMap(([method, operation]) => (isOperation(operation) ? [{ path, method, operation }] : [])),
  );
  const byTag = Map.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? 'other');
  const sections = [...byTag].map(
    ([tag, group]) => `<section><h2 id="${escapeHtml(tag)}">${escapeHtml(tag)}</h2>${group.map(describe).join('')}</section>`,
  );
  const links = [...byTag.keys()].map((tag) => `<a href="#${escapeHtml(tag)}">${escapeHtml(tag)}</a>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Labelwise API</title><style>${STYLE}</style></head><body><header><h1>Labelwise API</h1><p>${escapeHtml(document.info.description ?? '')}</p>
<p>Machine-readable: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1)</p><nav aria-label="Areas">${links.join('')}</nav></header><main>${sections.join('')}</main></body></html>`;
}

type Operation = {
  summary?: string;
  tags?: string[];
  security?: unknown;
  parameters?: unknown;
  requestBody?: unknown;
  responses: Record<string, unknown>;
};

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'responses' in value;
}

function describe({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const parts = [['Parameters', operation.parameters], ['Body', operation.requestBody], ...Object.entries(operation.responses)] as const;
  const details = parts.flatMap(([title, content]) =>
    content === undefined
      ? []
      : [
          `<details><summary>${escapeHtml(title)}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(content, null, 1))}</pre></details>`,
        ],
  );
  const lock = operation.security === undefined ? '' : '<span class="lock">needs sign-in</span>';
  return `<article><h3><b>${escapeHtml(method.toUpperCase())}</b> <code>${escapeHtml(path)}</code> ${lock}</h3><p>${escapeHtml(operation.summary ?? '')}</p>${details.join('')}</article>`;
}

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:0 auto;padding:1.5rem}
nav a{margin-right:.9rem}h2{margin-top:2.5rem;text-transform:capitalize}
article{border-top:1px solid #8886;padding:.75rem 0}h3{font-size:1rem;margin:0}
h3 b{display:inline-block;min-width:4.5rem}p{margin:.3rem 0}summary{cursor:pointer}
pre{overflow:auto;max-height:24rem;padding:.75rem;background:#8881;font-size:.8rem}
.lock{font-size:.8rem;font-weight:400;border:1px solid;border-radius:1rem;padding:0 .6rem}`;
