import { englishCategory, englishCategoryCounted, isInformative } from '@labelwise/domain/food';
import { locale, translator } from './say.ts';

/** What the names of categories come with: a part of texts, which pages that show them are loaded with. */
const AREA = 'category-names';

/**
 * A category in the language of this page. Where the language has no name for it, that of the narrowest of the wider ones has to do; where
 * there is none either, it stands in English.
 *
 * @param tags what else the food is filed under, wide to narrow
 */
export function categoryText(category: string, tags: readonly string[] = []): string {
  if (locale().startsWith('en')) return englishCategory(category);
  return nameOf(category) ?? wider(tags) ?? englishCategory(category);
}

function nameOf(english: string): string | undefined {
  return translator().find(AREA, english.toLowerCase());
}

function wider(tags: readonly string[]): string | undefined {
  for (const tag of tags.toReversed()) {
    const name = tag.startsWith('en:') && isInformative(tag) ? nameOf(tag.slice(3).replaceAll('-', ' ')) : undefined;
    if (name !== undefined) return name;
  }
  return undefined;
}

/** A category as it stands behind a number inside a sentence ("better than 12% of 214 honeys"). */
export function categoryCounted(category: string, tags: readonly string[] = []): string {
  return locale().startsWith('en') ? englishCategoryCounted(category) : insideSentence(categoryText(category, tags));
}

/** A name as it stands inside a sentence: nouns have a capital in German alone. */
export function insideSentence(name: string): string {
  return locale().startsWith('de') ? name : name.charAt(0).toLocaleLowerCase(locale()) + name.slice(1);
}
