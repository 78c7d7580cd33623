import type { ReactNode } from 'react';
import { ScoreRing } from '../../../ui/food/score/score-ring.tsx';
import { Mark } from '../../../ui/icons/mark.tsx';
import styles from './slide-art.module.css';
import type { SlideArtName } from './slides.data.ts';

const BARS =
  'M0 0h2v40H0zM4 0h2v40H4zM9 0h4v34H9zM16 0h2v34h-2zM21 0h5v34h-5zM29 0h2v34h-2zM34 0h2v40h-2zM38 0h2v40h-2zM44 0h4v34h-4zM51 0h2v34h-2zM56 0h5v34h-5zM64 0h2v34h-2zM70 0h2v40h-2zM74 0h2v40h-2z';
const BRACKETS = 'M28 3H17Q3 3 3 17v11M84 3h11q14 0 14 14v11M28 89H17Q3 89 3 75V64M84 89h11q14 0 14-14V64';

const ART: Readonly<Record<SlideArtName, ReactNode>> = {
  mark: <Mark size={112} />,
  barcode: (
    <svg viewBox="0 0 112 92" width="200" height="164" aria-hidden="true">
      <path d={BRACKETS} fill="none" stroke="var(--primary)" strokeWidth="6" />
      <path d={BARS} fill="var(--ink)" transform="translate(18 24) scale(1 1.1)" />
    </svg>
  ),
  ring: <ScoreRing score={87} size="hero" decorative />,
  chat: (
    <svg viewBox="0 0 120 92" width="216" height="166" fill="none" stroke="var(--ink)" strokeWidth="3" aria-hidden="true">
      <path d="M34 50L20 62V50H6V6h72v22" strokeLinejoin="round" />
      <path d="M18 19h48M18 31h16" stroke="var(--line-strong)" />
      <path d="M42 36h72v38h-14v12L86 74H42z" fill="var(--primary)" stroke="var(--primary)" strokeLinejoin="round" />
    </svg>
  ),
  week: (
    <span className={styles.week}>
      {Array.from({ length: 7 }, (_, day) => (
        <span key={day} />
      ))}
    </span>
  ),
};

/** The drawing of a slide; its words say the same. */
export function SlideArt({ name }: { name: SlideArtName }) {
  return (
    <div className={styles.art} aria-hidden="true">
      {ART[name]}
    </div>
  );
}
