import type { ReadLanguage } from '../../reading/index.ts';
import type { Chunk, Marks } from './marks.ts';

/** "Ben and Jerry's", "pilsener from Hansa": one name, unless two foods are weighed. */
export function joined({ words, chunks, cues }: Marks, language: ReadLanguage): Chunk[] {
  const isWeighed =
    cues.has('compare') ||
    cues.has('better') ||
    cues.has('most') ||
    words.includes('than') ||
    words.includes('both') ||
    words.includes('between');
  return chunks.reduce<Chunk[]>((list, chunk) => {
    const before = list.at(-1);
    const between = before === undefined ? [] : words.slice(before.end, chunk.from);
    // "O muesli da Monoprix": an article may stand before the brand.
    const isBrand =
      (between.length === 1 || (between.length === 2 && between[1] === 'the')) && (between[0] === 'from' || between[0] === 'of');
    const joins = isBrand || (between.length === 1 && !isWeighed && between[0] === 'and');
    const isNamed = before?.kind === 'open' || (isBrand && before?.kind === 'food');
    // "M&Ms de cacahuete", "lasagna alla bolognese": what a name goes on with may be a food.
    const goesOn =
      before?.kind === 'open' &&
      chunk.kind !== 'property' &&
      between.length === 1 &&
      (between[0] === 'of' || (between[0] === 'to' && language !== 'en' && !isWeighed && !cues.has('instead')));
    if (before === undefined || !((isNamed && chunk.kind === 'open' && joins) || goesOn)) return [...list, chunk];
    return [...list.slice(0, -1), { ...chunk, from: before.from, text: words.slice(before.from, chunk.end).join(' ') }];
  }, []);
}

/** "Danone or President?": in a few words the name on one side of "or" makes what stands on the other a name, whatever else its words are. */
export function withAlternative(words: readonly string[], chunks: readonly Chunk[]): readonly Chunk[] {
  const at = words.indexOf('or');
  const before = chunks.find(({ kind, end }) => kind === 'open' && end === at);
  if (before === undefined || words.lastIndexOf('or') !== at || words.length > MAX_OF_TWO) return chunks;
  const after = words.slice(at + 1);
  const more = after.findIndex((word) => NO_NAME_ON.test(word));
  const end = at + 1 + (more === -1 ? after.length : more);
  const [next] = chunks.filter(({ from }) => from > at);
  const isNamed = next !== undefined && next.kind !== 'property';
  if (isNamed || end === at + 1 || NO_OTHER.test(words[at + 1] ?? '')) return chunks;
  return [...chunks.filter(({ from }) => from < at), { text: words.slice(at + 1, end).join(' '), from: at + 1, end, kind: 'open' }];
}
/** A question of two names has hardly more words. */
const MAX_OF_TWO = 8;
/** "Twix or not?" weighs nothing. */
const NO_OTHER =
  /^(?:not|no|nah|nope|none|neither|avoid|nothing|rien|nada|niente|niets|nichts|bad|good|better|worse|unhealthy|healthy|healthier|rather|something|anything|else|other|another|what|which|is|are|should|can|do|does|i|it|the|a|an|ok|okay|fine|yes|more|less|without|with|junk|safe|instead|in|for|from|my|hard|overrated|leave|skip|fair)$/;
const NO_NAME_ON = /^(?:which|what|who|is|are|has|have|for|to|in|with|better|worse|healthier|more|less|should|can|i|then|please)$/;
