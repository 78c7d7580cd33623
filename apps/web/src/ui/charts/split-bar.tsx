import styles from './split-bar.module.css';

type SplitBarProps = {
  /** The parts with their share, 0 to 1, the largest first. */
  parts: readonly { id: string; name: string; share: number; text: string }[];
};

/** Shares of a whole, one bar each with its name and number: it is its own text twin. */
export function SplitBar({ parts }: SplitBarProps) {
  return (
    <ul className={styles.parts}>
      {parts.map(({ id, name, share, text }) => (
        <li key={id}>
          <span>{name}</span>
          <b className="num">{text}</b>
          <i aria-hidden="true" style={{ '--p': `${share * 100}%` }} />
        </li>
      ))}
    </ul>
  );
}
