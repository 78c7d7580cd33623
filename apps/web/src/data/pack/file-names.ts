import type { Layer } from './stored-packs.ts';

const NAME = /^(?:part\/)?pack\/(?<of>[^/]+)\/[^/]+(?:\/[^/]+)?$/u;

/** The name of the file of a layer. */
export function fileOf(of: string, { version, from }: Pick<Layer, 'version' | 'from'>): string {
  return from === null ? `pack/${of}/${version}` : `pack/${of}/${version}/${from}`;
}

/** The name under which what has come of a file so far is stored. */
export function partOf(file: string): string {
  return `part/${file}`;
}

/** Which pack a file, or a part of one, is of; `null` for any other name. */
export function packOfFile(name: string): string | null {
  return NAME.exec(name)?.groups?.['of'] ?? null;
}
