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
    const isBrand = between.length === 1 && (between[0] === 'from' || between[0] === 'of');
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
