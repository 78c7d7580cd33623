import { clamp } from '@labelwise/domain/lib';
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import styles from './priority-slider.module.css';
import { rovingIndex } from './tabs.tsx';

type PrioritySliderProps = {
  /** Name of the scale, e.g. "Priority, 1 to 5". */
  label: string;
  /** The chosen step, 1 to 5. */
  value: number;
  /** Called with the step to take. */
  onChange: (value: number) => void;
  /** The word of each step, from the weakest to the strongest. */
  words: readonly [string, string, string, string, string];
  /** Points of each step as whole numbers; 2, 5, 10, 15, 25 without it. */
  points?: readonly number[] | undefined;
  /** Wanted more (green, plus) or less (crimson, minus). */
  direction?: 'more' | 'less' | undefined;
  /** The line beside the chosen word, e.g. "+10 points". */
  pointsText: string;
  /** Accessible name of a step; English "4 of 5, Mostly Prefer" without it. */
  stepLabel?: ((step: number, word: string) => string) | undefined;
};

const POINTS = [2, 5, 10, 15, 25] as const;
const COUNT = 5;

/**
 * The 1 to 5 scale: a radio group whose columns are as high as their points. Arrow keys, Home and End choose; a tap
 * on a number or its column does, and a drag along the row is a shortcut for that (WCAG 2.5.7).
 */
export function PrioritySlider(props: PrioritySliderProps) {
  const { label, value, onChange, words, points = POINTS, direction = 'more', pointsText, stepLabel } = props;
  const row = useRef<HTMLDivElement>(null);
  const group = useId();
  const choose = (step: number) => {
    if (step !== value) onChange(step);
  };
  const keys = (event: KeyboardEvent) => {
    const to = rovingIndex(event.key, value - 1, COUNT, false);
    if (to === null) return;
    event.preventDefault();
    choose(to + 1);
    row.current?.querySelectorAll('input')[to]?.focus();
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) choose(clamp(Math.ceil(((event.clientX - left) / width) * COUNT), 1, COUNT));
  };
  return (
    <div data-level={direction === 'more' ? 'good' : 'poor'}>
      <p className={styles.say} aria-hidden="true">
        <strong>{words[value - 1]}</strong>
        <span className="num">{pointsText}</span>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus roves over the steps */}
      <div ref={row} role="radiogroup" aria-label={label} className={styles.scale} onKeyDown={keys} onPointerMove={drag}>
        <span className={styles.rail} style={{ '--at': `${((value - 1) / (COUNT - 1)) * 100}%` }} />
        {words.map((word, index) => (
          <Step
            key={word}
            step={index + 1}
            chosen={value}
            group={group}
            points={`${direction === 'more' ? '+' : '−'}${points[index] ?? 0}`}
            height={points[index] ?? 0}
            name={stepLabel?.(index + 1, word) ?? `${index + 1} of ${COUNT}, ${word}`}
            onChoose={choose}
          />
        ))}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{words[0]}</span>
        <span>{words[COUNT - 1]}</span>
      </p>
    </div>
  );
}

type StepProps = {
  group: string;
  step: number;
  chosen: number;
  points: string;
  height: number;
  name: string;
  onChoose: (step: number) => void;
};

function Step({ group, step, chosen, points, height, name, onChoose }: StepProps) {
  const look = [styles.step, step <= chosen ? styles.on : '', step === chosen ? styles.chosen : ''].join(' ');
  return (
    <label className={look}>
      <input type="radio" name={group} value={step} checked={step === chosen} aria-label={name} onChange={() => onChoose(step)} />
      <b className={styles.points}>{points}</b>
      <i className={styles.bar} style={{ '--p': height }} />
      <span className={styles.number}>{step}</span>
    </label>
  );
}
