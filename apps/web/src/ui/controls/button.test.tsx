import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Button, IconButton } from './button.tsx';

describe('a button', () => {
  it('ignores presses while it loads, submits nothing, and keeps the focus', async () => {
    let presses = 0;
    let submits = 0;
    const submit = (event: { preventDefault: () => void }) => {
      event.preventDefault();
      submits += 1;
    };
    render(
      <form onSubmit={submit}>
        <Button type="submit" loading onClick={() => (presses += 1)}>
          Save
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Save', busy: true });
    await userEvent.click(button);
    expect([presses, submits]).toEqual([0, 0]);
    expect(document.activeElement).toBe(button);
  });

  it('does not submit a form unless its type says so', () => {
    render(<Button>Cancel</Button>);
    expect(screen.getByRole('button', { name: 'Cancel' }).getAttribute('type')).toBe('button');
  });
});

it('an icon button is named by its label', () => {
  render(<IconButton icon="torch" label="Torch" pressed />);
  expect(screen.getByRole('button', { name: 'Torch', pressed: true })).toBeDefined();
});
