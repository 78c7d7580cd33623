import styles from './table-twin.module.css';

/** What a chart says, as a table. */
export type TableTwinProps = {
  /** Words of the switch, e.g. "Show as table". */
  open: string;
  /** Caption of the table. */
  caption: string;
  /** Heads of the columns. */
  heads: readonly string[];
  /** Rows of cells; the first cell names the row. */
  rows: readonly (readonly [string, ...string[]])[];
};

/** The table that says the same as the chart above it; for everybody, closed until asked for. */
export function TableTwin({ open, caption, heads, rows }: TableTwinProps) {
  return (
    <details className={styles.twin}>
      <summary>{open}</summary>
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={heads[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
