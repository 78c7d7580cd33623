import { familyOf, type Restriction } from '../diets/index.ts';
import { READ_BACK, type ReadBackWords } from './read-back.data.ts';

/** What was understood, in words for the profile. In English where the language has no words yet. */
export function readBack(restriction: Restriction, language = 'en'): string {
  const words = READ_BACK[language] ?? READ_BACK['en'];
  if (words === undefined) return '';
  const text = textOf(restriction, words);
  return restriction.strictTraces === true ? `${text.replace(/\.$/, '')}. ${words.strict}` : text;
}

function textOf(restriction: Restriction, words: ReadBackWords): string {
  switch (restriction.kind) {
    case 'diet':
      return words.diets[restriction.diet];
    case 'member':
      return words.member(
        words.members[restriction.member],
        familyOf(restriction.member) === 'nut-free' ? words.families.nuts : words.families.cereals,
      );
    case 'food': {
      const family = restriction.family === null ? undefined : words.familyNames[restriction.family];
      const name = restriction.name.charAt(0).toUpperCase() + restriction.name.slice(1);
      return family === undefined ? words.food(name) : words.foodOfFamily(name, family);
    }
    case 'words':
      return words.words(restriction.words);
  }
}
