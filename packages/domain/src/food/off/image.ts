import { type Fields, isFields, numberOf, textOf } from './read.ts';

const IMAGE_ROOT = 'https://images.openfoodfacts.org/images/products';

/** Address of the front picture at 400 px, stated or built from what dumps keep of it; `null` without a picture. */
export function imageUrlOf(record: Fields, code: string, lang: string | null): string | null {
  const stated = textOf(record['image_front_url']) ?? textOf(record['image_url']) ?? textOf(record['product_image']);
  if (stated !== null) return /^https?:\/\/[^\s"'<>]+$/.test(stated) && !stated.includes('/invalid/') ? stated : null;
  const front = frontImage(record['images'], lang);
  return front === null ? null : `${IMAGE_ROOT}/${folderOf(code)}/${front.key}.${front.revision}.400.jpg`;
}

/** Codes are padded to 13 digits and cut 3/3/3/rest. */
function folderOf(code: string): string {
  const digits = code.padStart(13, '0');
  return `${digits.slice(0, 3)}/${digits.slice(3, 6)}/${digits.slice(6, 9)}/${digits.slice(9)}`;
}

function frontImage(images: unknown, lang: string | null): { key: string; revision: number } | null {
  const entries = imageEntries(images);
  const fronts = entries.filter(([key]) => key === 'front' || key.startsWith('front_'));
  const [key, image] = fronts.find(([name]) => name === `front_${lang ?? ''}`) ?? fronts[0] ?? [];
  const revision = image === undefined ? null : numberOf(image['rev']);
  return key === undefined || revision === null ? null : { key, revision };
}

/** Images come by key, by `selected.front.en` (schema 1002), or as a list with their key inside. */
function imageEntries(images: unknown): [string, Fields][] {
  const entries: [string, Fields][] = [];
  if (Array.isArray(images)) {
    for (const image of images) {
      if (isFields(image) && typeof image['key'] === 'string') entries.push([image['key'], image]);
    }
    return entries;
  }
  if (!isFields(images)) return entries;
  const selected = isFields(images['selected']) ? images['selected']['front'] : undefined;
  if (isFields(selected)) {
    for (const [lang, image] of Object.entries(selected)) if (isFields(image)) entries.push([`front_${lang}`, image]);
    return entries;
  }
  for (const [key, image] of Object.entries(images)) if (isFields(image)) entries.push([key, image]);
  return entries;
}
