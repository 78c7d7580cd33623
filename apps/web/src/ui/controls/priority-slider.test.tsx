import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { PrioritySlider } from './priority-slider.tsx';

const WORDS = ['Slightly Prefer', 'Somewhat Prefer', 'Prefer', 'Mostly Prefer', 'Must Have'] as const;

function Slider({ start }: { start: number }) {
  const [value, setValue] = useState(start);
  return <PrioritySlider label="Priority, 1 to 5" value={value} onChange={setValue} words={WORDS} pointsText="points" />;
}

const chosen = () => screen.getByRole('radio', { checked: true });

describe('the 1 to 5 slider', () => {
  it('says its value and its word', () => {
    render(<Slider start={4} />);
    expect(screen.getByRole('radiogroup', { name: 'Priority, 1 to 5' })).toBeDefined();
    expect(screen.getByRole('radio', { name: '4 of 5, Mostly Prefer', checked: true })).toBeDefined();
  });

  it.each([
    { key: '{ArrowRight}', start: 3, name: '4 of 5, Mostly Prefer' },
    { key: '{ArrowUp}', start: 3, name: '2 of 5, Somewhat Prefer' },
    { key: '{ArrowLeft}', start: 3, name: '2 of 5, Somewhat Prefer' },
    { key: '{ArrowRight}', start: 5, name: '5 of 5, Must Have' },
    { key: '{ArrowLeft}', start: 1, name: '1 of 5, Slightly Prefer' },
    { key: '{Home}', start: 4, name: '1 of 5, Slightly Prefer' },
    { key: '{End}', start: 2, name: '5 of 5, Must Have' },
  ])('goes from $start to "$name" on $key and keeps the focus there', async ({ key, start, name }) => {
    const user = userEvent.setup();
    render(<Slider start={start} />);
    await user.tab();
    await user.keyboard(key);
    expect(chosen()).toBe(screen.getByRole('radio', { name }));
    expect(document.activeElement).toBe(chosen());
  });

  it('takes a tap on a number', async () => {
    render(<Slider start={3} />);
    await userEvent.click(screen.getByText('5'));
    expect(chosen()).toBe(screen.getByRole('radio', { name: '5 of 5, Must Have' }));
  });
});
