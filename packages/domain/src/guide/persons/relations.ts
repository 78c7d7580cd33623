import { foldText } from '../../lib/index.ts';
import { ARTICLES, KIN_ALONE, OWNER, RELATION_ROWS } from './relations.data.ts';

/** What somebody is to whoever writes: a word may stand for several ("Freundin"). `null`: either gender, or somebody that only "he" names. */
export type Relation = { readonly groups: readonly string[]; readonly gender: 'f' | 'm' | null };
/** One that a text names, and where its words begin and end. */
export type NamedRelation = Relation & { readonly from: number; readonly end: number };

const BY_WORD: ReadonlyMap<string, readonly (typeof RELATION_ROWS)[number][]> = byWord();

function byWord(): Map<string, (typeof RELATION_ROWS)[number][]> {
  const found = new Map<string, (typeof RELATION_ROWS)[number][]>();
  for (const row of RELATION_ROWS) {
    for (const word of row.words.split(' ')) found.set(word, [...(found.get(word) ?? []), row]);
  }
  return found;
}

const NOUN = `(?:${[...BY_WORD.keys()].toSorted((one, other) => other.length - one.length).join('|')})`;
const CHILD_NOUN = `(?:${RELATION_ROWS.filter(({ group }) => group === 'child' || group === 'grandchild')
  .flatMap(({ words }) => words.split(' '))
  .join('|')})`;
const OWNED = `(?:${OWNER}) (?:(?!(?:and|und|et|y|e|en)(?: |$))[\\p{L}-]+ )?(?<owned>${NOUN})`;
const KNOWN = `(?:${ARTICLES}) (?:(?:little|kleine[rn]?|petite?|other|older|younger) )?(?<known>${CHILD_NOUN})`;
const ALONE = `(?<=^(?:(?:and|but|so|hi|hey|also|und|et|y|e|en|ma|for|fur|para|per|pour|voor) )*|[,.;:!?] ?|(?:for|can|may|fur|para|per|pour|voor) )(?:the )?(?<alone>${KIN_ALONE})`;
const RELATIONS = new RegExp(`(?<![\\p{L}'])(?:${OWNED}|${KNOWN}|${ALONE})(?=$|'|[^\\p{L}])`, 'gu');

const plain = (text: string): string =>
  foldText(text)
    .replaceAll('’', "'")
    // "A Kinder Bueno": a brand, and no children.
    .replace(
      /\bkinder (?=bueno|surprise|sorpresa|uberraschung|chocolat|schoko|riegel|maxi|country|joy|cards?|pingui|delice|happy|egg|ei)/g,
      'kinder',
    )
    .replace(/[^\p{L}\p{N}'.,;:!?-]+/gu, ' ')
    .trim();

/** Whom a text names by what they are to somebody: "my sister", "the kid", "mum has", "para mi hija". */
export function relationsIn(text: string): readonly NamedRelation[] {
  return [...plain(text).matchAll(RELATIONS)].flatMap((match) => {
    const { owned, known, alone } = match.groups ?? {};
    const rows = BY_WORD.get(owned ?? known ?? alone ?? '') ?? [];
    if (rows.length === 0) return [];
    const genders = new Set(rows.map(({ gender }) => gender));
    const [gender = null] = genders.size === 1 ? genders : [null];
    const groups = [...new Set(rows.map(({ group }) => group))];
    return [{ groups, gender, from: match.index, end: match.index + match[0].length }];
  });
}

/** Whether two may be the same: "my daughter" and "the little one", not "my daughter" and "my son". */
export function mayBeSame(one: Relation, other: Relation): boolean {
  const isChild = ({ groups }: Relation): boolean => groups.includes('child') || groups.includes('grandchild');
  const isOfGroup = one.groups.some((group) => other.groups.includes(group)) || (isChild(one) && isChild(other) && isGeneral(one, other));
  return isOfGroup && (one.gender === null || other.gender === null || one.gender === other.gender);
}
const isGeneral = (one: Relation, other: Relation): boolean => one.gender === null || other.gender === null;

/** Persons that a text names, with what stands before and behind each of them up to the next pause. */
export function relationsAround(text: string): readonly { readonly person: Relation; readonly before: string; readonly behind: string }[] {
  const all = plain(text);
  return relationsIn(text).map((person) => ({
    person,
    before: /[^,.;:!?]*$/.exec(all.slice(0, person.from))?.[0].trim() ?? '',
    behind: /^[^,.;:!?]*/.exec(all.slice(person.end))?.[0].trim() ?? '',
  }));
}
