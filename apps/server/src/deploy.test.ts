import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { SETTING_NAMES } from './config.ts';
import { commandEnvironment, startProcess, temporaryFolder } from './testing/process.ts';
import { startTestApp } from './testing/test-app.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const read = (name: string) => readFileSync(path.join(ROOT, 'deploy', name), 'utf8');
const Dashboard = z.object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) });
/** Words of Prometheus' language that are no metric. */
const FUNCTIONS = new Set(['sum', 'rate', 'topk', 'histogram_quantile', 'm']);
/** Not ours: the runtime's, the allocator's, PostgreSQL's. */
const OTHERS = /^(?:NODE_ENV|MALLOC_\w+|POSTGRES_\w+|PG\w+|KEEP_DAYS)$/u;

describe('the files of deploy/', () => {
  it('name settings that there are', () => {
    const compose = [...read('compose.yaml').matchAll(/^ {6}(?<name>[A-Z_]+):/gmu)].map((match) => match.groups?.['name'] ?? '');
    const others = [...`${read('Dockerfile')}${read('labelwise.service')}`.matchAll(/(?:ENV|Environment=|\s)(?<name>[A-Z][A-Z_]+)=/gu)];
    const names = [...compose, ...others.map((match) => match.groups?.['name'] ?? '')];
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => !SETTING_NAMES.has(name) && !OTHERS.test(name) && name !== 'ENV')).toEqual([]);
  });

  it('start files that there are', () => {
    const started = [...`${read('Dockerfile')}${read('labelwise.service')}`.matchAll(/apps\/server\/(?:src|dist)\/[\w/-]+\.[jt]s/gu)];
    expect(started.length).toBeGreaterThan(2);
    // What the build makes of a source is not in the repository.
    const sources = started.map(([file]) => file.replace(/\/dist\/(?<name>\w+)\.js$/u, '/src/$<name>.ts'));
    expect(sources.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    const copied = [...read('Dockerfile').matchAll(/COPY --from=build \/app\/(?<from>\S+)/gu)].map((match) => match.groups?.['from'] ?? '');
    // What a step of the first stage makes is not in the repository.
    const made = [...read('Dockerfile').matchAll(/^RUN .*> (?<file>\S+)$/gmu)].map((match) => match.groups?.['file'] ?? '');
    const expected = copied.filter((name) => !name.endsWith('dist') && !made.includes(name));
    expect(expected.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
  });

  it('show and warn of metrics that the server exports, by labels that they have', async () => {
    const { app } = await startTestApp('sqlite');
    await app.inject('/api/health');
    const exported = (await app.inject('/api/metrics')).body;
    // By their kind: what has not happened yet (a collection of garbage) has no line of its own.
    const names = new Set(
      [...exported.matchAll(/^# TYPE (?<name>\w+) (?<kind>\w+)$/gmu)].flatMap(({ groups }) => {
        const { name = '', kind } = groups ?? {};
        return kind === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => `${name}${end}`) : [name];
      }),
    );
    const labels = new Set([...exported.matchAll(/[{,](?<label>\w+)="/gu)].map((match) => match.groups?.['label'] ?? ''));
    const dashboard = Dashboard.parse(JSON.parse(read('grafana-dashboard.json')));
    const rules = [...read('alerts.yaml').matchAll(/expr: (?<expression>.+)$/gmu)].map((match) => match.groups?.['expression'] ?? '');
    const expressions = [...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), ...rules];
    expect(expressions.length).toBeGreaterThan(12);
    // Prometheus itself says whether it reaches a target.
    names.add('up');
    for (const expression of expressions) {
      const used = [...expression.replaceAll(/"[^"]*"|by \([^)]*\)|\{[^}]*\}/gu, '').matchAll(/\b[a-z]\w*(?![\w(])/gu)].map(
        ([name]) => name,
      );
      const metrics = used.filter((name) => !FUNCTIONS.has(name));
      expect(metrics.length, expression).toBeGreaterThan(0);
      expect(
        metrics.filter((name) => !names.has(name)),
        expression,
      ).toEqual([]);
      const named = [...expression.matchAll(/[{,]\s*(?<label>\w+)(?:=|!)/gu), ...expression.matchAll(/by \((?<label>\w+)/gu)];
      for (const { groups } of named) expect([...labels, 'job', 'kind']).toContain(groups?.['label']);
    }
  });

  it('look after the service by a command that tells a good one from none', async () => {
    const line = /HEALTHCHECK .*CMD (?<command>\[.*\])$/mu.exec(read('Dockerfile'))?.groups?.['command'] ?? '[]';
    const [, ...args] = z.array(z.string()).parse(JSON.parse(line));
    const check = (PORT: string) =>
      promisify(execFile)(process.execPath, args, { env: { ...commandEnvironment(), PORT } }).then(
        () => 0,
        (error: { code: unknown }) => error.code,
      );
    const { url } = await startProcess({ DATA_DIR: temporaryFolder() });
    expect(await check(new URL(url).port)).toBe(0);
    expect(await check('1')).toBe(1);
  });
});
