/** Marks that chat templates give a meaning; a pack has no use for them. */
const TEMPLATE_MARKS =
  /<\|[^|>]{0,40}\|>|<\/?(?:s|system|assistant|user|tool_call|tool_response|untrusted-data[^>]*)>|\[\/?INST\]|<<\/?SYS>>|^\s*(?:system|assistant|developer)\s*:/gimu;
/** Format and control characters, tags and private use: what a person does not see should not speak. Line breaks stay. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
const LONGEST = 8000;

/** Text that strangers or the member wrote, without what a model could take for its own framing. */
export function defused(text: string): string {
  return text
    .replaceAll(UNSEEN, (character) => (character === '\n' || character === '\t' ? character : ''))
    .replaceAll(TEMPLATE_MARKS, ' ');
}

/**
 * The result of a tool for a model: data between marks that carry a random word, so that no text inside can close them.
 * Cut at 8,000 characters.
 */
export function asUntrusted(data: unknown, mark: string, clean: (text: string) => string): string {
  const json = clean(JSON.stringify(data, (_key, value: unknown) => (typeof value === 'string' ? defused(value) : value)) ?? 'null');
  const body = json.length > LONGEST ? `${json.slice(0, LONGEST)} … (cut)` : json;
  return `<untrusted-data ${mark}>\n${body}\n</untrusted-data ${mark}>`;
}
