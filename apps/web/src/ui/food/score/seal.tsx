const EDGE =
  'M20.0 3.4Q25.6 -0.8 28.3 5.6Q35.2 4.8 34.4 11.7Q40.8 14.4 36.6 20.0Q40.8 25.6 34.4 28.3Q35.2 35.2 28.3 34.4Q25.6 40.8 20.0 36.6Q14.4 40.8 11.7 34.4Q4.8 35.2 5.6 28.3Q-0.8 25.6 3.4 20.0Q-0.8 14.4 5.6 11.7Q4.8 4.8 11.7 5.6Q14.4 -0.8 20.0 3.4z';

type SealProps = {
  /** Extra class of the part that places it. */
  className?: string | undefined;
};

/** The scalloped seal of a great match, in the current colour, cut out of the surface below. */
export function Seal({ className }: SealProps) {
  return (
    <svg viewBox="-3 -3 46 46" aria-hidden="true" className={className}>
      <path d={EDGE} fill="var(--card)" stroke="var(--card)" strokeWidth="5" />
      <path d={EDGE} fill="currentColor" />
      <path d="M13 20.5l4.8 4.8 9.2-10" fill="none" stroke="var(--card)" strokeWidth="3.6" />
    </svg>
  );
}
