import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

const TABS = [
  { id: 'scanned', label: 'Scanned' },
  { id: 'purchased', label: 'Purchased' },
  { id: 'trends', label: 'Trends' },
] as const;

function Insights() {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('scanned');
  return (
    <Tabs label="Insights" tabs={TABS} value={tab} onChange={setTab}>
      {`panel of ${tab}`}
    </Tabs>
  );
}

describe('tabs', () => {
  it('are one stop of the Tab key, then comes the panel', async () => {
    const user = userEvent.setup();
    render(<Insights />);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Scanned' }));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Scanned' }));
  });

  it.each([
    { keys: '{ArrowRight}', name: 'Purchased' },
    { keys: '{ArrowLeft}', name: 'Trends' },
    { keys: '{End}', name: 'Trends' },
    { keys: '{ArrowRight}{Home}', name: 'Scanned' },
  ])('open "$name" on $keys', async ({ keys, name }) => {
    const user = userEvent.setup();
    render(<Insights />);
    await user.tab();
    await user.keyboard(keys);
    expect(document.activeElement).toBe(screen.getByRole('tab', { name, selected: true }));
    expect(screen.getByRole('tabpanel', { name }).textContent).toBe(`panel of ${name.toLowerCase()}`);
  });
});
