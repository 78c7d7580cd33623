import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import styles from './additive-list.module.css';

/** How much is known to speak against an additive. */
export type Risk = 'low' | 'moderate' | 'high' | 'unknown';

const ICONS = { low: 'lv-good', moderate: 'caution', high: 'conflict', unknown: 'unknown' } as const;

type RiskWordProps = {
  /** Decides icon and colour. */
  risk: Risk;
  /** The word, e.g. "Low". */
  children: ReactNode;
};

/** Icon and word of a risk level. */
export function RiskWord({ risk, children }: RiskWordProps) {
  return (
    <span className={styles.risk} data-risk={risk}>
      <Icon name={ICONS[risk]} className={styles.icon} />
      {children}
    </span>
  );
}

type AdditiveListProps = {
  /** `AdditiveRow`s. */
  children: ReactNode;
};

/** The additives of a food, one a row. */
export function AdditiveList({ children }: AdditiveListProps) {
  return <ul className={styles.list}>{children}</ul>;
}

type AdditiveRowProps = {
  /** The code as printed: "E300". */
  code: string;
  /** Its name. */
  name: string;
  /** What it does, and what is known. */
  children?: ReactNode | undefined;
  /** Risk level. */
  risk: Risk;
  /** The level's word. */
  riskLabel: string;
};

/** One additive: code plate, name, what it does, risk as icon and word. */
export function AdditiveRow({ code, name, children, risk, riskLabel }: AdditiveRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.code}>{code}</span>
      <strong className={styles.name}>{name}</strong>
      <RiskWord risk={risk}>{riskLabel}</RiskWord>
      {children !== undefined && <div className={styles.words}>{children}</div>}
    </li>
  );
}

type RiskKeyProps = {
  /** Name of the key, e.g. "Risk levels". */
  label: string;
  /** The word of each level. */
  words: Record<Risk, string>;
};

const ADDITIVE_LEVELS = ['low', 'moderate', 'high', 'unknown'] as const;

/** What the risk icons mean, at the foot of the list. */
export function RiskKey({ label, words }: RiskKeyProps) {
  return (
    <ul aria-label={label} className={styles.key}>
      {ADDITIVE_LEVELS.map((risk) => (
        <li key={risk}>
          <RiskWord risk={risk}>{words[risk]}</RiskWord>
        </li>
      ))}
    </ul>
  );
}
