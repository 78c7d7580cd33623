import { type FileHandle, open, realpath } from 'node:fs/promises';

export type LogFlush = {
  /** Resolves once everything that was committed before the call is on disk. */
  flush: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Flushes what SQLite wrote to the log of a file (`-wal`) beside the thread that commits: within a COMMIT, as `synchronous = FULL` does it,
 * nobody is served until the disk has answered. The log lasts as long as a connection is open, so it is opened once.
 */
export function createLogFlush(file: string): LogFlush {
  let opened: Promise<FileHandle> | null = null;
  // SQLite puts the log beside the file itself, not beside a link to it.
  const openLog = async () => open(`${await realpath(file)}-wal`, 'r+');
  async function log(): Promise<FileHandle> {
    try {
      return await (opened ??= openLog());
    } catch (error) {
      opened = null;
      throw error;
    }
  }
  return {
    flush: async () => (await log()).datasync(),
    close: async () => (await opened)?.close(),
  };
}
