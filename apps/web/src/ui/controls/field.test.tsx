import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Checkbox, Field, PasswordField, SearchField, Select } from './field.tsx';

describe('a field', () => {
  it('is named by its label and described by its hint', () => {
    render(<Field label="Height" unit="cm" hint="Used for the BMI only" />);
    const input = screen.getByRole('textbox', { name: 'Height', description: 'Used for the BMI only' });
    expect(input.getAttribute('aria-invalid')).toBeNull();
  });

  it('is invalid and described by the error once there is one', () => {
    render(<Field label="Email" hint="Never shown to anybody" error="Please enter a valid email address" />);
    const input = screen.getByRole('textbox', { name: 'Email', description: 'Please enter a valid email address' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Never shown to anybody')).toBeNull();
  });

  it('keeps its name when the label is hidden', () => {
    render(<Field label="Ingredient name" hideLabel />);
    expect(screen.getByRole('textbox', { name: 'Ingredient name' })).toBeDefined();
  });
});

it('a password is shown and hidden by its button', async () => {
  render(<PasswordField label="Password" autoComplete="new-password" showLabel="Show password" hideToggleLabel="Hide password" />);
  const input = screen.getByLabelText('Password');
  expect(input.getAttribute('type')).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.getAttribute('type')).toBe('password');
});

it('a search is emptied by its button, which hands the focus back', async () => {
  function Search() {
    const [query, setQuery] = useState('');
    return <SearchField label="Search foods" value={query} onValue={setQuery} clearLabel="Clear search" />;
  }
  render(<Search />);
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search foods' });
  await userEvent.type(box, 'oat');
  expect(box.value).toBe('oat');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(box.value).toBe('');
  expect(document.activeElement).toBe(box);
});

it('a select tells the value chosen', async () => {
  let goal = '';
  const options = [{ value: 'heart', label: 'Heart Health' }];
  render(<Select label="Goal" value="" onValue={(value) => (goal = value)} options={options} placeholder="Choose a goal" />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Goal' }), 'Heart Health');
  expect(goal).toBe('heart');
});

it('a checkbox is ticked by its words and described by its error', async () => {
  let agreed = false;
  render(
    <Checkbox checked={agreed} onChange={(value) => (agreed = value)} error="Please agree to the terms">
      I agree
    </Checkbox>,
  );
  expect(screen.getByRole('checkbox', { name: 'I agree', description: 'Please agree to the terms' })).toBeDefined();
  await userEvent.click(screen.getByText('I agree'));
  expect(agreed).toBe(true);
});
