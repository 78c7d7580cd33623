import type { ReactNode } from 'react';
import styles from './icon.module.css';

type IconProps = {
  /** Which drawing of the set. */
  name: IconName;
  /** `s` 16, `m` 20, `l` 24 (default), `xl` 32 px. */
  size?: 's' | 'm' | 'l' | 'xl' | undefined;
  /** Accessible name; without one the icon is decoration and hidden from readers. */
  label?: string | undefined;
  /** Extra class of the part that places it. */
  className?: string | undefined;
};

/** Drawings that follow the line: where it runs from right to left they are mirrored. */
const ALONG_THE_LINE: ReadonlySet<IconName> = new Set(['back', 'next', 'menu', 'list', 'out']);

/** One icon in the current text colour. Filled signs take the surface below them from `--knock`, else `--card`. */
export function Icon({ name, size = 'l', label, className }: IconProps) {
  const named = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <svg
      viewBox="0 0 24 24"
      className={`${styles.icon} ${styles[size]} ${className ?? ''}`}
      data-along={ALONG_THE_LINE.has(name) || undefined}
      {...named}
    >
      {ICON_SHAPES[name]}
    </svg>
  );
}

type MarkProps = {
  /** Edge in px; 28 beside the name in the header. */
  size?: number | undefined;
  /** Accessible name; without one it is decoration (the name stands beside it). */
  label?: string | undefined;
};

/** The mark: one bracket of the viewfinder grown into an L, and the last quarter of the score ring in lime. */
export function Mark({ size = 28, label }: MarkProps) {
  const named = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} fill="none" strokeWidth="6" {...named}>
      <rect width="48" height="48" rx="12" fill="var(--brand)" />
      <path d="M14.5 10.5V24a9.5 9.5 0 0 0 9.5 9.5h13.5" stroke="var(--on-brand)" />
      <path d="M24 14.5a9.5 9.5 0 0 1 9.5 9.5" stroke="var(--accent)" />
    </svg>
  );
}

/**
 * Shapes of the icon set on a 24 grid: stroke 1.75, flat ends, round joins; a sign inside a filled shape takes the surface below it
 * (`--knock`).
 */
export const ICON_SHAPES = {
  home: <path d="M4 11.2L12 4.5l8 6.7V20h-5.5v-5.5h-5V20H4z" />,
  chat: (
    <>
      <path d="M20 13.5V5H4v12h4v3.5l5-3.5h7v-1" />
      <path d="M8 9.5h8M8 12.8h4.5" />
    </>
  ),
  scan: (
    <>
      <path d="M4 9V6a2 2 0 0 1 2-2h3M15 4h3a2 2 0 0 1 2 2v3M20 15v3a2 2 0 0 1-2 2h-3M9 20H6a2 2 0 0 1-2-2v-3" />
      <path d="M8 8.5v7M11 8.5v7M13.5 8.5v7M16 8.5v7" />
    </>
  ),
  chart: <path d="M4.5 20v-6h3.5v6M10.25 20V9h3.5v11M16 20V4h3.5v16M3 20h18.5" />,
  user: <path d="M15.8 9.8a4 4 0 1 1-.3-3.7M4.5 20.5c.6-4.3 3.4-6.5 7.5-6.5s6.9 2.2 7.5 6.5" />,
  people: (
    <path d="M11.9 9.4a3.4 3.4 0 1 1-.3-3.1M2.8 19.5c.5-3.7 2.8-5.5 6.1-5.5s5.6 1.8 6.1 5.5M14.9 5.3a3.4 3.4 0 0 1 .4 6.4M17.3 14.3c2.2.6 3.6 2.4 3.9 5.2" />
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h10" />,
  back: <path d="M20 12H5M11 5.5L4.5 12l6.5 6.5" />,
  next: <path d="M9 5.5l6.5 6.5L9 18.5" />,
  close: <path d="M5.5 5.5l13 13M18.5 5.5l-13 13" />,
  plus: <path d="M12 5v14M5 12h14" />,
  check: <path d="M5 12.5l4.7 4.7L19.5 7" />,
  heart: <path d="M12 20C6.5 16 3.8 12.8 3.8 9.2A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8.2 2.2c0 3.6-2.7 6.8-8.2 10.8z" />,
  basket: <path d="M3.5 10h17l-1.8 9.5H5.3zM8 10l3-6M16 10l-3-6M9.5 13.5v2.8M14.5 13.5v2.8" />,
  clock: <path d="M19.8 14.5a8.3 8.3 0 1 1 .5-2.5M12 7v5.3l3.5 2" />,
  trash: <path d="M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 13.5h10l1-13.5M10 10.5v6M14 10.5v6" />,
  keypad: <path d="M3.5 6h17v12h-17zM7 10h1.5M11.25 10h1.5M15.5 10H17M7 14h10" />,
  compare: <path d="M4 4.500h6.500v15H4zM13.5 4.500H20v15h-6.500zM6.2 9h2M15.7 9h2M6.2 12.500h2M15.7 12.500h2M6.2 16h2" />,
  one: <path d="M6 4.500h12v15H6z" />,
  row: <path d="M3.5 8.500v7M7 6.500v11M10.5 4.500h10v15h-10z" />,
  torch: <path d="M13 3L6 13.5h5L10.5 21 18 10.5h-5z" />,
  swap: <path d="M4 9a8 8 0 0 1 14-2l2 2.5M20 4.5v5h-5M20 15a8 8 0 0 1-14 2l-2-2.5M4 19.5v-5h5" />,
  sort: <path d="M8 20V4.500M4 8.500l4-4 4 4M16 4v15.500M12 15.500l4 4 4-4" />,
  info: <path d="M20.2 13.5a8.3 8.3 0 1 1 .1-2.6M12 11v5.5M12 7.2v1.9" />,
  lock: <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />,
  eye: (
    <>
      <path d="M2.5 12c2.5-4.5 5.7-6.5 9.5-6.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12z" />
      <path d="M15 12a3 3 0 1 1-1-2.2" />
    </>
  ),
  send: <path d="M12 20V5M5.5 11.5L12 5l6.5 6.5" />,
  stop: <path d="M7 7h10v10H7z" fill="currentColor" />,
  share: <path d="M12 15V4M7.5 8.200L12 3.700l4.5 4.500M7 12H5v8h14v-8h-2" />,
  print: <path d="M7 9V4h10v5M7 16.500H4V9h16v7.500h-3M7 13.500h10V20H7z" />,
  list: <path d="M4 6.5h2M4 12h2M4 17.5h2M9 6.5h11M9 12h11M9 17.5h7" />,
  sliders: (
    <>
      <path d="M4 8h8M16.5 8H20M4 16h3.5M12 16h8" />
      <path d="M16.5 8a2.2 2.2 0 1 1-.6-1.5M12 16a2.2 2.2 0 1 1-.6-1.5" />
    </>
  ),
  pulse: <path d="M3 12h4l2.5-6.5 5 13L17 12h4" />,
  trend: <path d="M3.5 17l6-6 4 4 7-8M15.5 7h5v5" />,
  up: <path d="M12 19V6M6.5 11.5L12 6l5.5 5.5" />,
  help: <path d="M20.2 13.5a8.3 8.3 0 1 1 .1-2.6M9.5 9.7a2.6 2.6 0 1 1 3.6 2.4c-.8.3-1.1.9-1.1 1.7M12 15.5v1.8" />,
  pencil: <path d="M5 19l1-4.5L16.5 4 20 7.5 9.5 18z" />,
  fits: (
    <>
      <g stroke="none">
        <circle cx="12" cy="12" r="9.5" fill="currentColor" />
      </g>
      <path d="M7.5 12.3l3.2 3.2 6-6.5" stroke="var(--knock, var(--card))" strokeWidth="2.2" />
    </>
  ),
  caution: (
    <>
      <path d="M12 3l10 18H2z" fill="currentColor" strokeLinejoin="round" />
      <path d="M12 9.5v5.5M12 16.6v2" stroke="var(--knock, var(--card))" strokeWidth="2.2" />
    </>
  ),
  conflict: (
    <>
      <path d="M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8z" fill="currentColor" />
      <path d="M12 6.5v7.5M12 15.8v2.2" stroke="var(--knock, var(--card))" strokeWidth="2.4" />
    </>
  ),
  unknown: (
    <>
      <circle cx="12" cy="12" r="9" strokeDasharray="3.6 2.055" />
      <path d="M9.6 9.9a2.5 2.5 0 1 1 3.5 2.3c-.8.3-1.1.8-1.1 1.6M12 15.3v1.9" strokeWidth="2" />
    </>
  ),
  'lv-good': (
    <>
      <g stroke="none">
        <circle cx="12" cy="12" r="10" fill="currentColor" />
      </g>
      <path d="M7 12.3l3.5 3.5 6.5-7" stroke="var(--knock, var(--card))" strokeWidth="2.6" />
    </>
  ),
  'lv-fair': (
    <>
      <circle cx="12" cy="12" r="8.6" strokeWidth="2.8" />
      <path d="M12 3.4a8.6 8.6 0 0 1 0 17.2z" fill="currentColor" stroke="none" />
    </>
  ),
  'lv-poor': (
    <>
      <circle cx="12" cy="12" r="8.6" strokeWidth="2.8" />
      <path d="M7.5 12h9" strokeWidth="2.8" />
    </>
  ),
  down: <path d="M5.5 9l6.5 6.500L18.5 9" />,
  minus: <path d="M5 12h14" />,
  search: <path d="M15.6 7.200a6.3 6.3 0 1 0 .8 5.700M15.2 15.200L20.5 20.5" />,
  'eye-off': (
    <>
      <path d="M6.5 7.300C5 8.4 3.7 10 2.5 12c2.5 4.5 5.7 6.5 9.5 6.5 1.7 0 3.3-.4 4.7-1.200M9.7 5.800c.7-.2 1.5-.3 2.3-.3 3.8 0 7 2 9.5 6.5-.7 1.3-1.5 2.3-2.4 3.2" />
      <path d="M4 4l16 16" />
    </>
  ),
  camera: (
    <>
      <path d="M3.5 7.500h4l1.7-2.500h5.600l1.7 2.500h4V19h-17z" />
      <path d="M14.9 11.700a3.3 3.3 0 1 0 .3 2.2" />
    </>
  ),
  picture: (
    <>
      <path d="M3.5 5h17v14h-17z" />
      <path d="M3.5 16l5-5 4.5 4.5 2.5-2.5 5 5M16.5 8.300v1.8" />
    </>
  ),
  download: <path d="M12 4v11M6.5 9.700L12 15.200l5.5-5.500M4.5 20h15" />,
  out: <path d="M14 4.500H5v15h9M10 12h10.500M16 7.500l4.5 4.5-4.5 4.5" />,
  more: <path d="M5 11v2M12 11v2M19 11v2" strokeWidth="2.6" />,
  copy: <path d="M8.5 8.500H19V20H8.500zM15.5 8.500V4H5v11.500h3.5" />,
  leaf: <path d="M5 19.500c0-9 4.5-14 15-15 0 10-4.5 14.5-11 14.5-1.5 0-2.7-.3-4-1M8 16c2.5-3.5 5-5.5 8-7.5" />,
  star: <path d="M12 3.800l2.5 5.3 5.8.8-4.2 4 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.2-4 5.8-.8z" />,
  offline: (
    <path d="M3 9.200a13 13 0 0 1 5.2-2.900M12.3 5.600A13 13 0 0 1 21 9.200M6.3 12.800a8.5 8.5 0 0 1 4-2.200M15.5 11.500c.8.3 1.5.8 2.2 1.300M9.6 16.200a4 4 0 0 1 4.8 0M12 19v1.800M4 4l16 16" />
  ),
} as const satisfies Record<string, ReactNode>;

/** Name of an icon of the set. */
export type IconName = keyof typeof ICON_SHAPES;
