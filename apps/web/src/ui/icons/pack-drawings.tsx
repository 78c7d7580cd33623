import type { ReactNode } from 'react';

/** One drawn pack per product family: the tint of its tile and the shapes on it, on a 96 grid. */
export const PACK_DRAWINGS = {
  bread: {
    tile: 'var(--art-oat)',
    shapes: (
      <>
        <path
          fill="var(--art-oat-2)"
          d="M16 50c0-9 7-14 15-14h34c8 0 15 5 15 14 0 4-2 6-4 7v19a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4V57c-2-1-4-3-4-7z"
        />
        <path d="M34 37l-6 14M48 36l-6 15M62 37l-6 14" stroke="var(--art-oat-3)" strokeWidth="3" fill="none" />
        <path fill="var(--art-label)" d="M34 59h28v14H34z" />
        <circle
          cx="42"
          cy="66"
          r="3.8"
          fill="none"
          stroke="var(--art-oat-3)"
          strokeWidth="1.6"
          pathLength="100"
          strokeDasharray="19 6"
          strokeDashoffset="-3"
        />
        <path d="M50 64h8M50 68h5" stroke="var(--art-oat-3)" strokeWidth="1.8" />
      </>
    ),
  },
  cereal: {
    tile: 'var(--art-oat)',
    shapes: (
      <>
        <path fill="var(--art-oat-3)" d="M62 22l10 5v53l-10 4z" />
        <path fill="var(--art-oat-2)" d="M26 22h36v62H26z" />
        <path fill="var(--art-label)" d="M32 34h24v34H32z" />
        <circle
          cx="44"
          cy="46"
          r="6.5"
          fill="none"
          stroke="var(--art-oat-3)"
          strokeWidth="2.7"
          pathLength="100"
          strokeDasharray="19 6"
          strokeDashoffset="-3"
        />
        <path d="M36 58h16M36 62.5h10" stroke="var(--art-oat-3)" strokeWidth="2" />
      </>
    ),
  },
  dairy: {
    tile: 'var(--art-sky)',
    shapes: (
      <>
        <path fill="var(--art-sky-3)" d="M19 22h58l-2 9H21z" />
        <path fill="var(--art-sky-2)" d="M22 31h52l-5.5 53h-41z" />
        <path fill="var(--art-label)" d="M23.35 44h49.3l-2.5 24H25.85z" />
        <circle
          cx="39"
          cy="56"
          r="6.5"
          fill="none"
          stroke="var(--art-sky-3)"
          strokeWidth="2.7"
          pathLength="100"
          strokeDasharray="19 6"
          strokeDashoffset="-3"
        />
        <path d="M51 53h14M51 59h9" stroke="var(--art-sky-3)" strokeWidth="2" />
      </>
    ),
  },
  drink: {
    tile: 'var(--art-sage)',
    shapes: (
      <>
        <path fill="var(--art-sage-3)" d="M42 12h12v8H42z" />
        <path fill="var(--art-sage-2)" d="M43 20h10v8c0 5 9 8 9 18v34a4 4 0 0 1-4 4H38a4 4 0 0 1-4-4V46c0-10 9-13 9-18z" />
        <path fill="var(--art-label)" d="M34 50h28v22H34z" />
        <circle
          cx="48"
          cy="58.5"
          r="5"
          fill="none"
          stroke="var(--art-sage-3)"
          strokeWidth="2.1"
          pathLength="100"
          strokeDasharray="19 6"
          strokeDashoffset="-3"
        />
        <path d="M42 67.5h12" stroke="var(--art-sage-3)" strokeWidth="2" />
      </>
    ),
  },
  jar: {
    tile: 'var(--art-plum)',
    shapes: (
      <>
        <path fill="var(--art-plum-3)" d="M30 18h36v12H30z" />
        <path fill="var(--art-plum-2)" d="M31 30h34c5 3 8 7 8 13v34a6 6 0 0 1-6 6H29a6 6 0 0 1-6-6V43c0-6 3-10 8-13z" />
        <path fill="var(--art-label)" d="M23 48h50v24H23z" />
        <circle
          cx="37"
          cy="60"
          r="6.5"
          fill="none"
          stroke="var(--art-plum-3)"
          strokeWidth="2.7"
          pathLength="100"
          strokeDasharray="19 6"
          strokeDashoffset="-3"
        />
        <path d="M49 57h17M49 63h11" stroke="var(--art-plum-3)" strokeWidth="2" />
      </>
    ),
  },
  milk: {
    tile: 'var(--art-sky)',
    shapes: (
      <>
        <path fill="var(--art-sky-3)" d="M36 16h24v8H36z" />
        <path fill="var(--art-sky-3)" d="M36 24h24l8 14H28z" />
        <path fill="var(--art-sky-2)" d="M28 38h40v46H28z" />
        <path fill="var(--art-label)" d="M28 50h40v22H28z" />
        <circle
          cx="40"
          cy="61"
          r="6"
          fill="none"
          stroke="var(--art-sky-3)"
          strokeWidth="2.5"
          pathLength="100"
          strokeDasharray="19 6"
          strokeDashoffset="-3"
        />
        <path d="M51 58h12M51 63.5h8" stroke="var(--art-sky-3)" strokeWidth="2" />
      </>
    ),
  },
  other: {
    tile: 'var(--art-stone)',
    shapes: (
      <>
        <path fill="var(--art-stone-2)" d="M30 20h36l8 9v49a4 4 0 0 1-4 4H26a4 4 0 0 1-4-4V29z" />
        <circle cx="48" cy="31" r="4.5" fill="var(--art-stone)" />
        <path fill="var(--art-label)" d="M30 43h36v30H30z" />
        <path d="M34.5 49v11m3 0v-11m4 0v11m2.5 0v-11m3.5 0v11" stroke="var(--art-stone-3)" strokeWidth="1.5" fill="none" />
        <path d="M34 66h28" stroke="var(--art-stone-3)" strokeWidth="2" />
        <circle
          cx="57.5"
          cy="54.5"
          r="4.4"
          fill="none"
          stroke="var(--art-stone-3)"
          strokeWidth="1.8"
          pathLength="100"
          strokeDasharray="19 6"
          strokeDashoffset="-3"
        />
      </>
    ),
  },
  produce: {
    tile: 'var(--art-sage)',
    shapes: (
      <>
        <path d="M48 32c0-8 3-13 8-16" stroke="var(--art-sage-3)" strokeWidth="3.5" fill="none" />
        <path fill="var(--art-sage-3)" d="M57 25c1-7 7-11 15-10 0 8-6 12-15 10z" />
        <path
          fill="var(--art-sage-2)"
          d="M48 35c-5-4-11-4-16-1-8 5-9 17-5 29 3 10 9 19 15 19 3 0 4-1.5 6-1.5s3 1.5 6 1.5c6 0 12-9 15-19 4-12 3-24-5-29-5-3-11-3-16 1z"
        />
        <circle cx="59" cy="56" r="9" fill="var(--art-label)" />
        <circle
          cx="59"
          cy="56"
          r="4.6"
          fill="none"
          stroke="var(--art-sage-3)"
          strokeWidth="1.9"
          pathLength="100"
          strokeDasharray="19 6"
          strokeDashoffset="-3"
        />
      </>
    ),
  },
  snack: {
    tile: 'var(--art-clay)',
    shapes: (
      <>
        <path fill="var(--art-clay-2)" d="M26 20h44c-3 10-3 18-1 28s2 22-1 36H28c-3-14-3-26-1-36s2-18-1-28z" />
        <path fill="var(--art-clay-3)" d="M25 17h46v7H25zM26.5 80h43v7h-43z" />
        <path fill="var(--art-label)" d="M48 36c11 0 16 6 16 15s-5 15-16 15-16-6-16-15 5-15 16-15z" />
        <circle
          cx="48"
          cy="51"
          r="6.5"
          fill="none"
          stroke="var(--art-clay-3)"
          strokeWidth="2.7"
          pathLength="100"
          strokeDasharray="19 6"
          strokeDashoffset="-3"
        />
      </>
    ),
  },
  sweets: {
    tile: 'var(--art-clay)',
    shapes: (
      <>
        <g transform="translate(8 0)">
          <path fill="var(--art-clay-3)" d="M22 18h36v36H22z" />
          <path d="M34 18v36M46 18v36M22 30h36M22 42h36" stroke="var(--art-clay-2)" strokeWidth="2" />
          <path fill="var(--art-clay-2)" d="M22 42l4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3v39H22z" />
          <path fill="var(--art-label)" d="M28 54h24v18H28z" />
          <circle
            cx="40"
            cy="63"
            r="5.5"
            fill="none"
            stroke="var(--art-clay-3)"
            strokeWidth="2.3"
            pathLength="100"
            strokeDasharray="19 6"
            strokeDashoffset="-3"
          />
        </g>
      </>
    ),
  },
  tin: {
    tile: 'var(--art-stone)',
    shapes: (
      <>
        <path fill="var(--art-stone-2)" d="M24 28h48v46c0 5-11 9-24 9s-24-4-24-9z" />
        <ellipse cx="48" cy="28" rx="24" ry="8.5" fill="var(--art-stone-3)" />
        <ellipse cx="48" cy="28" rx="18" ry="5.5" fill="var(--art-stone-2)" />
        <path fill="var(--art-label)" d="M24 43c5 4 14 6 24 6s19-2 24-6v22c-5 4-14 6-24 6s-19-2-24-6z" />
        <circle
          cx="48"
          cy="59.5"
          r="6"
          fill="none"
          stroke="var(--art-stone-3)"
          strokeWidth="2.5"
          pathLength="100"
          strokeDasharray="19 6"
          strokeDashoffset="-3"
        />
      </>
    ),
  },
} as const satisfies Record<string, { tile: string; shapes: ReactNode }>;

/** Family of a product, as far as its drawing goes. */
export type PackFamily = keyof typeof PACK_DRAWINGS;
