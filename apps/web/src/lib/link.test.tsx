import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Link, NavLink } from './navigation.tsx';

function Here() {
  const { pathname, search, state } = useLocation();
  return <output>{`${useNavigationType()} ${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

function open(ui: React.ReactNode) {
  render(
    <MemoryRouter initialEntries={['/lists?sort=score']}>
      {ui}
      <Here />
    </MemoryRouter>,
  );
  return { link: screen.getByRole('link'), here: () => screen.getByRole('status').textContent };
}

describe('a link', () => {
  it('leads to its page with the state that it carries, and has its address', () => {
    const { link, here } = open(
      <Link to="/scan" state="live">
        Scan
      </Link>,
    );
    expect(link.getAttribute('href')).toBe('/scan');
    fireEvent.click(link);
    expect(here()).toBe('PUSH /scan "live"');
  });

  it('to a query stays on the page', () => {
    const { link, here } = open(<Link to={{ search: '?sort=name' }}>By name</Link>);
    fireEvent.click(link);
    expect(here()).toBe('PUSH /lists?sort=name null');
  });

  it('to where one already is takes the place of that entry', () => {
    const { link, here } = open(<Link to="/lists?sort=score">Again</Link>);
    fireEvent.click(link);
    expect(here()).toBe('REPLACE /lists?sort=score null');
  });

  it.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with Cmd', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
    ['of the middle button', { button: 1 }],
  ])('leaves a press %s to the browser', (_, press) => {
    const { link, here } = open(<Link to="/scan">Scan</Link>);
    const isPrevented: boolean[] = [];
    // After the link has had its turn; jsdom cannot open a window.
    const look = (event: Event) => {
      isPrevented.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', look, { once: true });
    fireEvent.click(link, press);
    expect(isPrevented).toEqual([false]);
    expect(here()).toBe('POP /lists?sort=score null');
  });

  it('stays where whoever drew it has dealt with the press', () => {
    const { link, here } = open(
      <Link to="/scan" onClick={(event) => event.preventDefault()}>
        Scan
      </Link>,
    );
    fireEvent.click(link);
    expect(here()).toBe('POP /lists?sort=score null');
  });
});

describe('a link of the navigation', () => {
  it.each([
    ['/lists', false, 'page'],
    ['/list', false, null],
    ['/profile', false, null],
  ])('to %s says whether its page is the one shown', (to, end, current) => {
    const { link } = open(
      <NavLink to={to} end={end}>
        Lists
      </NavLink>,
    );
    expect(link.getAttribute('aria-current')).toBe(current);
  });
});
