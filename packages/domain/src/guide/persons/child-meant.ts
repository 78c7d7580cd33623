import { genderOf } from './gender.ts';
import { ARTICLE, CHILD, words } from './persons.data.ts';

type Named = { readonly id: string; readonly name: string; readonly age: number | null };

const GIRL = words(
  'daughter girl tochter madchen fille petite hija nina chica pequena figlia bambina bimba piccola filha menina dochter dochtertje meisje',
);
const BOY = words(
  'son boy sohn junge kleiner kleinen fils garcon petit hijo nino chico pequeno figlio bambino bimbo piccolo filho menino zoon zoontje jongen',
);
const YOUNGEST = words(
  'little youngest younger smallest kleine kleiner kleinen kleinste kleinsten jungste jungsten jungere jungeren petit petite cadet cadette pequeno pequena peque menor piccolo piccola minore cacula novo nova jongste kleintje',
);
const OLDEST = words(
  'big oldest older eldest grosse grosser grossen grosste grossten alteste altesten altere alteren aine ainee grand grande mayor maggiore velho velha oudste grote',
);
const OTHER = words('other andere anderer anderen autre otro otra altro altra outro outra');

/** Whether a word tells which of several children is meant: "little", "mayor", "andere". */
const tellsWhich = (word: string): boolean => YOUNGEST.has(word) || OLDEST.has(word) || OTHER.has(word);
/** Whether it tells it by their age. */
export const tellsAge = (word: string): boolean => YOUNGEST.has(word) || OLDEST.has(word);

/** Words for a child with what tells which: "other daughter", "hija pequeña", "otra hija, la pequeña", "little one"; none where no child is named. */
export function childTyped(wordAt: (at: number) => string, from: number): { readonly typed: readonly string[]; readonly end: number } {
  const typed: string[] = [];
  let end = from;
  const isNoun = (word: string): boolean => CHILD.has(word) || (word === 'one' && typed.some(tellsAge));
  for (; typed.length < MAX_TYPED; end += 1) {
    const word = wordAt(end);
    if (!isNoun(word) && !tellsWhich(word)) {
      const isApposed = typed.length > 0 && ARTICLE.has(word) && tellsAge(wordAt(end + 1));
      if (!isApposed) break;
      continue;
    }
    typed.push(word);
  }
  const isChild = typed.some((word) => CHILD.has(word)) || typed.some(tellsAge);
  return isChild ? { typed, end } : { typed: [], end: from };
}
const MAX_TYPED = 4;

/**
 * Which of the children of a household words can mean: by what they tell of girl or boy, and of the youngest and the oldest; all of them
 * where they tell neither.
 *
 * @param typed the words for a child, folded: "little", "daughter"
 */
export function childrenMeant(typed: readonly string[], children: readonly Named[]): readonly string[] {
  const gender = typed.some((word) => GIRL.has(word)) ? 'f' : typed.some((word) => BOY.has(word)) ? 'm' : null;
  // A name that tells neither may be either.
  const may = gender === null ? children : children.filter((one) => (genderOf(one) ?? gender) === gender);
  const ages = may.flatMap(({ age }) => age ?? []);
  const [isYoungest, isOldest] = [YOUNGEST, OLDEST].map((set) => typed.some((word) => set.has(word)));
  const age = isYoungest === true ? Math.min(...ages) : isOldest === true ? Math.max(...ages) : null;
  return (age === null ? may : may.filter((one) => one.age === age)).map(({ id }) => id);
}

/** Words of seven languages for one relative, by which people call them as well. */
const CALLED: readonly ReadonlySet<string>[] = [
  words('grandma granny nan nana gran grandmother oma omi omma grossmutter mamie meme abuela abuelita yaya nonna avo vovo'),
  words('grandpa grandad grandfather opa opi grossvater papi papy pepe abuelo yayo nonno avo vovo'),
  words('mum mom mummy mommy mother mama mami mutti mutter maman mamma mae moeder mam'),
  words('dad daddy father papa papi vati vater pere babbo pai vader'),
];

/** Whom of a household the word for a relative names, where somebody is called so: "my grandma" where there is an Oma. */
export function relativeCalled<Person extends { readonly name: string }>(word: string, people: readonly Person[]): readonly Person[] {
  const same = CALLED.filter((names) => names.has(word));
  return people.filter(({ name }) => {
    const [first = ''] = name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').split(' ');
    return same.some((names) => names.has(first));
  });
}
