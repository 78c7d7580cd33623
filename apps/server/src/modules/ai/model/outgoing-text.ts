/** What identifies a member and is never sent to a model. */
export type Identity = { id: string; email: string; username: string; firstName: string; lastName: string };

const EMAIL = /[^\s@<>"'(),:;]+@[^\s@<>"'(),:;]+\.[\p{L}\p{N}-]+/gu;
const UUID = /\b[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}\b/giu;
const PHONE = /(?<![\p{L}\p{N}])\+\d[\d ()/.-]{7,17}\d/gu;

/** Names that are everyday words of this subject or of any sentence: only as they are written in the account. */
const EVERYDAY_WORDS = new Set(
  (
    'an art basil bean berry bill candy cherry chip clementine curry dill don frank ginger grant honey mark may olive pat pepper ' +
    'rice rich rob rose rosemary sage salt so sue van will'
  ).split(' '),
);

/**
 * What a member wrote, without what identifies them: their names and user name as whole words, any e-mail address, phone
 * number with a country code, and id. A member called Olive asks about "[name] Oil": the model can still answer, and no one is named.
 */
export function redactIdentity(identity: Identity): (text: string) => string {
  const { firstName, lastName, username, email } = identity;
  return without([...fullNames(identity), username, firstName, lastName, email.split('@')[0] ?? '']);
}

/** The same for what the member did not write, where their first name may well be a food: addresses, ids, full names. */
export function redactFullNames(identity: Identity): (text: string) => string {
  return without(fullNames(identity));
}

function fullNames({ id, email, firstName, lastName }: Identity): string[] {
  return [`${firstName} ${lastName}`, `${lastName} ${firstName}`, email, id];
}

function without(names: readonly string[]): (text: string) => string {
  const known = names
    .map((name) => name.trim())
    .filter((name) => [...name].length > 1)
    .toSorted((one, other) => other.length - one.length);
  const exact = wholeWords(
    known.filter((name) => EVERYDAY_WORDS.has(name.toLowerCase())),
    'gu',
  );
  const any = wholeWords(
    known.filter((name) => !EVERYDAY_WORDS.has(name.toLowerCase())),
    'giu',
  );
  return (text) => {
    const bare = text.normalize('NFC').replaceAll(EMAIL, '[e-mail]').replaceAll(UUID, '[id]').replaceAll(PHONE, '[phone]');
    return [any, exact].reduce((left, pattern) => (pattern === null ? left : left.replaceAll(pattern, '[name]')), bare);
  };
}

function wholeWords(names: readonly string[], flags: string): RegExp | null {
  return names.length === 0 ? null : new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.map(literally).join('|')})(?![\\p{L}\\p{N}])`, flags);
}

function literally(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`)
    .replaceAll(/\s+/gu, String.raw`\s+`);
}

/** Marks that chat templates give a meaning; a pack has no use for them. */
const TEMPLATE_MARKS =
  /<\|[^|>]{0,40}\|>|<\/?(?:s|system|assistant|user|tool_call|tool_response|untrusted-data[^>]*)>|\[\/?INST\]|<<\/?SYS>>|^\s*(?:system|assistant|developer)\s*:/gimu;
/** Format and control characters, tags and private use: a model must not read what a person cannot see. Line breaks stay. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
const MAX_RESULT_LENGTH = 8000;

/** Text that strangers or the member wrote, without what a model could take for its own framing. */
export function withoutControlText(text: string): string {
  return text
    .replaceAll(INVISIBLE, (character) => (character === '\n' || character === '\t' ? character : ''))
    .replaceAll(TEMPLATE_MARKS, ' ');
}

/**
 * The result of a tool for a model: data between marks that carry a random word, so that no text inside can close them.
 * Cut at 8,000 characters.
 */
export function asUntrusted(data: unknown, mark: string, clean: (text: string) => string): string {
  const json = clean(
    JSON.stringify(data, (_key, value: unknown) => (typeof value === 'string' ? withoutControlText(value) : value)) ?? 'null',
  );
  const body = json.length > MAX_RESULT_LENGTH ? `${json.slice(0, MAX_RESULT_LENGTH)} … (cut)` : json;
  return `<untrusted-data ${mark}>\n${body}\n</untrusted-data ${mark}>`;
}
