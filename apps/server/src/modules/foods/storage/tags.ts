/**
 * Tag lists as one string: separated by spaces, the prefix `en:` of nine tags in ten left out.
 * A tag without any language gets a colon in front, so that reading gives back exactly what was written.
 */
export function packTags(tags: readonly string[]): string {
  let packed = '';
  for (const tag of tags) {
    const clean = tag.includes(' ') ? tag.replaceAll(' ', '-') : tag;
    if (clean === '') continue;
    if (packed !== '') packed += ' ';
    packed += packTag(clean);
  }
  return packed;
}

function packTag(tag: string): string {
  const bare = tag.startsWith('en:') ? tag.slice(3) : null;
  if (bare !== null && bare !== '' && !bare.includes(':')) return bare;
  return LANGUAGE.test(tag) ? tag : `:${tag}`;
}

export function unpackTags(packed: string): string[] {
  if (packed === '') return [];
  return packed.split(' ').map((tag) => {
    if (tag.startsWith(':')) return tag.slice(1);
    return LANGUAGE.test(tag) ? tag : `en:${tag}`;
  });
}

const LANGUAGE = /^[a-z]{2,3}:/;
