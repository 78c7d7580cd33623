import styles from './detected-banner.module.css';

/**
 * Leaves a copy of the banner at its place until its time is over: the page that it belongs to makes way for the results, which come in
 * sight behind it. Readers have heard it, and what lies below it can be pressed.
 */
export function leaveBehind(banner: HTMLElement | null, until: Promise<unknown>): void {
  const copy = banner?.cloneNode(true);
  if (banner === null || !(copy instanceof HTMLElement)) return;
  const { left, top, width } = banner.getBoundingClientRect();
  copy.removeAttribute('role');
  copy.setAttribute('aria-hidden', 'true');
  copy.classList.add(styles.behind ?? '');
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
  document.body.append(copy);
  void until.finally(() => copy.remove());
}
