import type { Level } from '@labelwise/domain/scoring';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './facts.module.css';
import { LevelGlyph } from './score-ring.tsx';

/** What an alert says of the words that it rests on. */
type AlertOfWords = 'conflict' | 'traces' | 'unknown';

/** A stretch of the ingredient list. */
export type IngredientPart = {
  /** The words as printed. */
  text: string;
  /** Underlined in the level's colour: something that moves the score. */
  level?: Level | undefined;
  /** Printed strong: an allergen. */
  strong?: boolean | undefined;
  /** The words that an alert rests on: washed, strong and underlined. */
  alert?: AlertOfWords | undefined;
  /** Address of those words on the page. */
  id?: string | undefined;
};

type IngredientTextProps = {
  /** The list cut at what is marked. */
  parts: readonly IngredientPart[];
  /** Language of the list, e.g. "de", for hyphenation and readers. */
  lang?: string | undefined;
  /** What readers hear after words that an alert rests on; English without them. */
  alertNames?: Readonly<Record<AlertOfWords, string>> | undefined;
};

const ENGLISH = { conflict: 'conflicts with your profile', traces: 'traces', unknown: 'not known to be safe' } as const;
const LEVELS = { conflict: 'poor', traces: 'fair', unknown: 'fair' } as const;

/** The ingredient list with what matters marked: underlined and strong, so not by colour alone. */
export function IngredientText({ parts, lang, alertNames = ENGLISH }: IngredientTextProps) {
  return (
    <p className={styles.text} lang={lang}>
      {parts.map((part, index) => {
        // Stretches have no names of their own; their place in the list is what they are.
        const key = `${index} ${part.text}`;
        if (part.alert) {
          return (
            <mark key={key} id={part.id} tabIndex={-1} data-level={LEVELS[part.alert]} className={`${styles.mark} ${styles.alert}`}>
              {part.text}
              <span className="sr-only" lang="en">
                , {alertNames[part.alert]}
              </span>
            </mark>
          );
        }
        if (part.level)
          return (
            <mark key={key} data-level={part.level} className={styles.mark}>
              {part.text}
            </mark>
          );
        return part.strong ? (
          <strong key={key} className="strong">
            {part.text}
          </strong>
        ) : (
          part.text
        );
      })}
    </p>
  );
}

/** One line of the nutrition facts. */
export type NutritionRow = {
  /** Stable key. */
  id: string;
  /** The nutrient's name. */
  name: string;
  /** The figure with its unit: "6.2 g"; "N/A" when the pack does not say. */
  value: string;
  /** A part of the line above (sugars of carbohydrates): indented. */
  sub?: boolean | undefined;
  /** How it stands for the member: glyph and word. */
  verdict?: { level: Level; word: string } | undefined;
  /** The figure cannot be true: struck through, the note says why. */
  doubtful?: string | undefined;
};

type NutritionTableProps = {
  /** Caption, "Nutrition Facts". */
  caption: string;
  /** Head of the first column, e.g. "per 100 g". */
  basis: string;
  /** Head of the figures, for readers, e.g. "Amount". */
  amount: string;
  /** Head of the last column, e.g. "for you"; the column is left out without it. */
  verdictHead?: string | undefined;
  /** The lines. */
  rows: readonly NutritionRow[];
};

/** The nutrition facts, like on a pack: heavy rule, hairlines, figures in line. */
export function NutritionTable({ caption, basis, amount, verdictHead, rows }: NutritionTableProps) {
  return (
    <div className={styles.room}>
      <table className={styles.facts}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{basis}</th>
            <th scope="col">
              <span className="sr-only">{amount}</span>
            </th>
            {verdictHead !== undefined && <th scope="col">{verdictHead}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={row.sub ? styles.sub : undefined}>
              <th scope="row">
                {row.name}
                {row.doubtful !== undefined && <span className={styles.doubt}>{row.doubtful}</span>}
              </th>
              <td>{row.doubtful === undefined ? row.value : <s>{row.value}</s>}</td>
              {verdictHead !== undefined && <td>{row.verdict && <VerdictWord {...row.verdict} />}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function VerdictWord({ level, word }: { level: Level; word: string }) {
  return (
    <span className={styles.verdict} data-level={level}>
      <LevelGlyph level={level} className={styles.glyph} />
      {word}
    </span>
  );
}

type InfoGridProps = {
  /** `InfoBlock`s: barcode, ingredients. */
  children: ReactNode;
  /** The nutrition facts; beside the blocks from 1024 px. */
  facts: ReactNode;
};

/** The product information: what the pack says, and its figures. */
export function InfoGrid({ children, facts }: InfoGridProps) {
  return (
    <div className={styles.grid}>
      <div className={styles.blocks}>{children}</div>
      <div className={styles.infoGridFacts}>{facts}</div>
    </div>
  );
}

type InfoBlockProps = {
  /** A quiet heading. */
  title: string;
  /** The content. */
  children: ReactNode;
};

/** One thing that the pack says. */
export function InfoBlock({ title, children }: InfoBlockProps) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  );
}

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
function RiskWord({ risk, children }: RiskWordProps) {
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
