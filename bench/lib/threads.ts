import { readdir, readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';

/** Processor time so far, ms: of the workers of all pages, and of everything in the processes of pages, the workers included. */
export type PageTimes = { readonly workers: number; readonly pages: number };

const TICK_MS = 10;
/** The name that Chromium gives the thread of a worker. */
const WORKER_THREAD = 'DedicatedWorker';

/** What Linux counts of each thread of a browser's pages, in steps of 10 ms; `null` on other systems. */
export async function pageTimes(browser: Browser): Promise<PageTimes | null> {
  if (process.platform !== 'linux') return null;
  const session = await browser.newBrowserCDPSession();
  try {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const threads = await Promise.all(processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => threadsOf(id)));
    const sum = (name?: string) =>
      threads.flat().reduce((total, thread) => (name === undefined || thread.name === name ? total + thread.ms : total), 0);
    return { workers: sum(WORKER_THREAD), pages: sum() };
  } finally {
    await session.detach();
  }
}

/** @source proc_pid_stat(5): the name in brackets, then from the state on 12 fields before the ticks in user and in kernel mode. */
async function threadsOf(id: number): Promise<{ name: string; ms: number }[]> {
  const threads = await readdir(`/proc/${id}/task`).catch(() => []);
  return Promise.all(
    threads.map(async (thread) => {
      const stat = await readFile(`/proc/${id}/task/${thread}/stat`, 'utf8').catch(() => '() ');
      const end = stat.lastIndexOf(')');
      const fields = stat.slice(end + 2).split(' ');
      return { name: stat.slice(stat.indexOf('(') + 1, end), ms: (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS };
    }),
  );
}
