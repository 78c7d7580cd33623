import { isPackOf } from '@labelwise/domain/pack';

/** A file of a pack. `json` without a version is the announcement of the newest. */
export type PackFileParts = {
  readonly of: string;
  readonly version?: string | null;
  /** The version that a difference starts from; `null`: the whole. */
  readonly from?: string | null;
  readonly kind: 'pack' | 'content' | 'json';
};

const NAME =
  /^(?<of>[a-z]+)(?:\.(?<version>[0-9a-f]+)(?:\.from\.(?<from>[0-9a-f]+))?)?\.(?<kind>pack|content|json)(?<draft>\.\d+\.draft)?$/u;

export function fileName({ of, version = null, from = null, kind }: PackFileParts): string {
  return [of, ...(version === null ? [] : [version]), ...(from === null ? [] : ['from', from]), kind].join('.');
}

/** The name under which a file is written, until it is whole. */
export function draftName(name: string, writer: number): string {
  return `${name}.${writer}.draft`;
}

/** What a name says, as `fileName` and `draftName` write it; `null` for any other. */
export function partsOf(name: string): (Required<PackFileParts> & { readonly isDraft: boolean }) | null {
  const { of = '', version = null, from = null, kind, draft } = NAME.exec(name)?.groups ?? {};
  if (!isPackOf(of) || (kind !== 'pack' && kind !== 'content' && kind !== 'json')) return null;
  return { of, version, from, kind, isDraft: draft !== undefined };
}
