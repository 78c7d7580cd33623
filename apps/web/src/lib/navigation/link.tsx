import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { createPath, type To, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & {
  readonly to: To;
  /** In place of the entry of the history that the link stands on; so is a link to where one already is. */
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly ref?: Ref<HTMLAnchorElement>;
};

/**
 * A link to a page of the app. React Router's own brings what only its data and framework modes use, 9 kB in every first load. A press that
 * asks for a new tab or window is left to the browser.
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const target = useResolvedPath(to);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isForBrowser = event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (event.defaultPrevented || isForBrowser) return;
    event.preventDefault();
    void navigate(to, { replace: replace ?? createPath(location) === createPath(target), state });
  };
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the rest
  return <a {...rest} href={useHref(to)} onClick={handleClick} />;
}

type NavLinkProps = Omit<LinkProps, 'to'> & {
  readonly to: string;
  /** Whether pages below this one are pages of their own. */
  readonly end?: boolean;
};

/** A link that says when its page is the one shown (`aria-current`). */
export function NavLink({ to, end = false, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const isHere = pathname === to || (!end && pathname.startsWith(`${to}/`));
  return <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} />;
}
