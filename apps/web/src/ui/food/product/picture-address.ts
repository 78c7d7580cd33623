/** Where the pictures of Open Food Facts lie; a file name ends in its size: `front_en.12.400.jpg`. */
const SOURCE = 'https://images.openfoodfacts.org/';
/**
 * Sizes that every selected picture comes in, in pixels of its longer side.
 * @source https://openfoodfacts.github.io/openfoodfacts-server/api/how-to-download-images/
 */
const SIZES = [100, 200, 400] as const;
const SIZED = /(\/(?:front|ingredients|nutrition|packaging)(?:_[a-z]{2})?\.\d+)\.(?:100|200|400|full)\.jpg$/;
/** Slightly enlarged is as sharp to the eye as exact. */
const MAX_ENLARGED = 1.2;

export type PictureAddress = { readonly src: string; readonly srcSet: string | undefined };

/** The smallest sizes of a picture that fill so many px, on screens of one, two and three dots a px; the address as it is elsewhere. */
export function pictureAddress(address: string, px: number): PictureAddress {
  if (!address.startsWith(SOURCE) || !SIZED.test(address)) return { src: address, srcSet: undefined };
  const sized = (dots: number): string => {
    const size = SIZES.find((each) => each * MAX_ENLARGED >= px * dots) ?? 400;
    return address.replace(SIZED, `$1.${size}.jpg`);
  };
  return { src: sized(1), srcSet: `${sized(1)} 1x, ${sized(2)} 2x, ${sized(3)} 3x` };
}
