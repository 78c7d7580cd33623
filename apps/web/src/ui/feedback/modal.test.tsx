import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from '../controls/button.tsx';
import { Dialog, Sheet } from './modal.tsx';

function Asking({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Clear</Button>
      <Dialog
        open={open}
        onCancel={() => setOpen(false)}
        onConfirm={onConfirm}
        title="Clear Purchase History"
        cancelLabel="Cancel"
        confirmLabel="Clear History"
        destructive
      >
        This removes 12 purchased products.
      </Dialog>
    </>
  );
}

describe('a question', () => {
  it('names what is lost, puts the safe choice first and gives it the focus', async () => {
    render(<Asking onConfirm={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Clear Purchase History', description: 'This removes 12 purchased products.' });
    expect([...dialog.querySelectorAll('button')].map((button) => button.textContent)).toEqual(['Cancel', 'Clear History']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  });

  it.each([
    { how: 'Cancel', leave: () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })) },
    { how: 'Escape', leave: () => fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true })) },
    { how: 'a press beside it', leave: () => fireEvent.click(screen.getByRole('alertdialog')) },
  ])('is left by $how without doing anything, and the focus returns', async ({ leave }) => {
    let confirmed = 0;
    render(<Asking onConfirm={() => (confirmed += 1)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    leave();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(confirmed).toBe(0);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear' }));
  });

  it('stays open on a press inside it', async () => {
    render(<Asking onConfirm={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await userEvent.click(screen.getByText('This removes 12 purchased products.'));
    expect(screen.getByRole('alertdialog')).toBeDefined();
  });
});

it('a sheet gives the focus to its title, or to what asks for it', () => {
  const { rerender } = render(
    <Sheet open onClose={() => undefined} title="Omega-3" closeLabel="Close">
      text
    </Sheet>,
  );
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Omega-3' }));
  rerender(<p />);
  render(
    <Sheet open onClose={() => undefined} title="Enter Barcode Manually" closeLabel="Close">
      <input aria-label="Barcode" data-autofocus />
    </Sheet>,
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Barcode' }));
});
