import { expect, it } from 'vitest';
import { pictureAddress } from './product.tsx';

const FOLDER = 'https://images.openfoodfacts.org/images/products/301/762/042/2003/front_en.633';

it('a picture of Open Food Facts is asked for in the smallest size that fills its place', () => {
  expect(pictureAddress(`${FOLDER}.400.jpg`, 56)).toEqual({
    src: `${FOLDER}.100.jpg`,
    srcSet: `${FOLDER}.100.jpg 1x, ${FOLDER}.100.jpg 2x, ${FOLDER}.200.jpg 3x`,
  });
  expect(pictureAddress(`${FOLDER}.full.jpg`, 104).srcSet).toBe(`${FOLDER}.100.jpg 1x, ${FOLDER}.200.jpg 2x, ${FOLDER}.400.jpg 3x`);
});

it('any other address stays as it is', () => {
  for (const address of ['https://shop.example/a.400.jpg', '/own.400.jpg', 'https://images.openfoodfacts.org/images/products/1/1.400.jpg'])
    expect(pictureAddress(address, 56)).toEqual({ src: address, srcSet: undefined });
});
