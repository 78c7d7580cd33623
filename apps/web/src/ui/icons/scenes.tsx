import type { ReactNode } from 'react';

/** Drawings of the empty states on a 240 x 168 grid: contour, one green, one spot of lime. */
export const SCENES = {
  favorites: (
    <>
      <path d="M20 150h200" stroke="var(--art-line)" strokeWidth="6" />
      <path fill="var(--card)" stroke="var(--art-line)" strokeWidth="2.2" strokeLinejoin="round" d="M58 84h124l-14 63H72z" />
      <path
        fill="none"
        stroke="var(--art-line)"
        strokeWidth="2.2"
        strokeLinejoin="round"
        d="M84 84l24-44M156 84l-24-44M92 100v32M120 100v32M148 100v32"
      />
      <path d="M50 84h140" stroke="var(--art-line)" strokeWidth="6" />
      <path fill="none" stroke="var(--art-line)" strokeWidth="2.2" strokeLinejoin="round" d="M168 87v10" />
      <path fill="var(--accent)" stroke="var(--art-line)" strokeWidth="2.2" strokeLinejoin="round" d="M168 97l16 12v30h-32v-30z" />
      <path fill="var(--on-accent)" d="M168 131c-6-4-9-7-9-11a4.6 4.6 0 0 1 9-1.5 4.6 4.6 0 0 1 9 1.500c0 4-3 7-9 11z" />
      <g fill="none" stroke="var(--art-line)" strokeWidth="2.2" strokeLinejoin="round" strokeDasharray="5 5" opacity=".55">
        <path d="M104 60V34h32v26" />
      </g>
    </>
  ),
  history: (
    <>
      <path d="M14 132h212" stroke="var(--art-line)" strokeWidth="6" />
      <path fill="var(--card)" d="M20 138h200v18H20z" stroke="var(--art-line)" strokeWidth="2.2" />
      <path fill="var(--accent)" stroke="var(--art-line)" strokeWidth="2.2" d="M99 142h42v22H99z" />
      <path d="M106 148v10M110 148v10M116 148v10M119 148v10M125 148v10M131 148v10M134 148v10" stroke="var(--on-accent)" strokeWidth="2" />
      <g fill="none" stroke="var(--art-line)" strokeWidth="2.2" strokeLinejoin="round" strokeDasharray="5 5" opacity=".55">
        <path d="M28 70h34v59H28zM28 84h34" />
        <path d="M186 62h16v14c0 4 8 7 8 16v37h-32V92c0-9 8-12 8-16z" />
      </g>
      <g fill="none" stroke="var(--primary)" strokeWidth="7">
        <path d="M88 62V50a14 14 0 0 1 14-14h12M126 36h12a14 14 0 0 1 14 14v12M152 92v12a14 14 0 0 1-14 14h-12M114 118h-12a14 14 0 0 1-14-14V92" />
      </g>
      <path d="M112 77h16M120 69v16" stroke="var(--art-line)" strokeWidth="2.2" />
    </>
  ),
  purchased: (
    <>
      <path d="M20 150h200" stroke="var(--art-line)" strokeWidth="6" />
      <path fill="var(--card)" stroke="var(--art-line)" strokeWidth="2.2" strokeLinejoin="round" d="M72 62h72l10 85H62z" />
      <path fill="none" stroke="var(--art-line)" strokeWidth="2.2" d="M92 62V46a16 16 0 0 1 32 0v16" />
      <path fill="none" stroke="var(--primary)" strokeWidth="7" d="M90 104l13 13 24-28" />
      <path
        fill="var(--accent)"
        stroke="var(--art-line)"
        strokeWidth="2.2"
        strokeLinejoin="round"
        d="M160 84h34v63l-6-4-5.500 4-5.500-4-5.500 4-5.500-4-6 4z"
      />
      <path d="M167 96h20M167 105h20M167 114h12" stroke="var(--on-accent)" strokeWidth="2.2" />
      <g fill="none" stroke="var(--art-line)" strokeWidth="2.2" strokeLinejoin="round" strokeDasharray="5 5" opacity=".55">
        <path d="M30 96h22v51H30zM30 108h22" />
      </g>
    </>
  ),
  trending: (
    <>
      <path d="M20 150h200" stroke="var(--art-line)" strokeWidth="6" />
      <path fill="var(--card)" stroke="var(--art-line)" strokeWidth="2.2" strokeLinejoin="round" d="M48 112h46v35H48zM146 122h46v25h-46z" />
      <path fill="var(--accent)" stroke="var(--art-line)" strokeWidth="2.2" strokeLinejoin="round" d="M94 92h52v55H94z" />
      <path d="M116 110l6-4v24" fill="none" stroke="var(--on-accent)" strokeWidth="3.4" />
      <g fill="none" stroke="var(--primary)" strokeWidth="7">
        <path d="M44 84l34-26 26 14 44-40M126 32h24v24" />
      </g>
      <g fill="none" stroke="var(--art-line)" strokeWidth="2.2" strokeLinejoin="round" strokeDasharray="5 5" opacity=".55">
        <path d="M160 76h18v44h-18zM62 92h18v18H62z" />
      </g>
    </>
  ),
  chat: (
    <>
      <path d="M20 150h200" stroke="var(--art-line)" strokeWidth="6" />
      <path fill="var(--card)" stroke="var(--art-line)" strokeWidth="2.2" strokeLinejoin="round" d="M38 78h62v69H38z" />
      <path fill="var(--accent)" stroke="var(--art-line)" strokeWidth="2.2" strokeLinejoin="round" d="M38 78l8-16h46l8 16z" />
      <path d="M50 98h38M50 109h38M50 120h22" stroke="var(--art-line)" strokeWidth="3.4" />
      <path fill="var(--card)" stroke="var(--art-line)" strokeWidth="2.2" strokeLinejoin="round" d="M112 30h92v62h-58l-20 18V92h-14z" />
      <path d="M128 54l10 10 20-21" fill="none" stroke="var(--primary)" strokeWidth="7" />
      <path d="M168 48h22M168 59h22M168 70h14" stroke="var(--line-strong)" strokeWidth="3.4" />
      <g fill="none" stroke="var(--art-line)" strokeWidth="2.2" strokeLinejoin="round" strokeDasharray="5 5" opacity=".55">
        <path d="M150 116h50v31h-50z" />
      </g>
    </>
  ),
  'not-found': (
    <>
      <path fill="var(--card)" stroke="var(--art-line)" strokeWidth="2.2" strokeLinejoin="round" d="M40 30h160v108H40z" />
      <path
        d="M56 46v64M62 46v64M70 46v64M75 46v64M82 46v64M158 46v64M165 46v64M170 46v64M178 46v64M184 46v64"
        stroke="var(--art-line)"
        strokeWidth="3.4"
      />
      <path
        d="M94 46v64M102 46v64M107 46v64M133 46v64M140 46v64M148 46v64"
        stroke="var(--line-strong)"
        strokeWidth="2.2"
        strokeDasharray="4 5"
      />
      <circle cx="120" cy="78" r="26" fill="var(--paper-sunk)" stroke="var(--art-line)" strokeWidth="2.2" />
      <path d="M112.5 71.500a8 8 0 1 1 11 7.400c-2.6 1-3.5 2.6-3.5 5.100M120 88v4" fill="none" stroke="var(--art-line)" strokeWidth="3.4" />
      <path d="M60 124h44M136 124h44" stroke="var(--line-strong)" strokeWidth="3.4" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

/** Name of a drawn scene. */
export type SceneName = keyof typeof SCENES;

type SceneProps = {
  /** Which drawn scene. */
  name: SceneName;
  /** Extra class of the part that places it. */
  className?: string | undefined;
};

/** A drawn scene for an empty state; decoration, the words beside it say the same. */
export function Scene({ name, className }: SceneProps) {
  return (
    <svg viewBox="0 0 240 168" aria-hidden="true" className={className}>
      {SCENES[name]}
    </svg>
  );
}
