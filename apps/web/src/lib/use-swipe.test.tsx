import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSwipe } from './use-swipe.ts';

function Card({ onSwipe }: { onSwipe: () => void }) {
  const { offset, handlers } = useSwipe('up', 60, onSwipe);
  return (
    <div {...handlers}>
      <p>{`moved ${offset}`}</p>
      <button type="button">Press</button>
    </div>
  );
}

it.each([
  ['far enough', 'moved 0', { x: 0, y: -60 }, 1, 'moved 60'],
  ['too short, which springs back', 'moved 0', { x: 0, y: -59 }, 0, 'moved 59'],
  ['a tremble', 'moved 0', { x: 0, y: -8 }, 0, 'moved 0'],
  ['another way', 'moved 0', { x: 90, y: 70 }, 0, 'moved 0'],
  ['from a button', 'Press', { x: 0, y: -90 }, 0, 'moved 0'],
])('a swipe up: %s', (_name, from, { x, y }, swipes, meanwhile) => {
  const onSwipe = vi.fn<() => void>();
  render(<Card onSwipe={onSwipe} />);
  const place = screen.getByText(from);
  fireEvent.pointerDown(place, { button: 0, clientX: 100, clientY: 300 });
  fireEvent.pointerMove(place, { clientX: 100 + x, clientY: 300 + y });
  expect(screen.getByText(meanwhile)).toBeDefined();
  fireEvent.pointerUp(place, { clientX: 100 + x, clientY: 300 + y });
  expect(onSwipe).toHaveBeenCalledTimes(swipes);
  expect(screen.getByText('moved 0')).toBeDefined();
});
