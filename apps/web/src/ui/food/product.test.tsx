import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProductPicture } from './product.tsx';

it('a picture has its size and its name, and gives way to the drawing when it does not load', () => {
  render(<ProductPicture src="https://pictures.example/muesli.jpg" alt="Muesli" family="cereal" size={104} />);
  const picture = screen.getByRole<HTMLImageElement>('img', { name: 'Muesli' });
  expect([picture.tagName, picture.width, picture.height]).toEqual(['IMG', 104, 104]);
  fireEvent.error(picture);
  expect(screen.getByRole('img', { name: 'Muesli' }).tagName).toBe('svg');
});

it('a new address is tried again after a broken one', () => {
  const { rerender } = render(<ProductPicture src="https://pictures.example/1.jpg" alt="Muesli" family="cereal" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<ProductPicture src="https://pictures.example/2.jpg" alt="Muesli" family="cereal" />);
  expect(screen.getByRole('img').tagName).toBe('IMG');
});

it.each(['', 'javascript:alert(1)', 'data:text/html,<b>', 'muesli'])('%j is no address of a picture: the drawing stands there', (src) => {
  render(<ProductPicture src={src} alt="Muesli" family="cereal" />);
  expect(screen.getByRole('img').tagName).toBe('svg');
});
