/** A line of a windowed list: a heading, or as many rows as stand side by side. */
export type Line<Row> = { kind: 'title'; key: string; title: string } | { kind: 'rows'; key: string; rows: readonly Row[]; first: number };

/** Cuts a list into lines. A new heading begins a new line. */
export function linesOf<Row>(
  rows: readonly Row[],
  columns: number,
  keyOf: (row: Row) => string,
  titleOf?: (row: Row) => string,
): Line<Row>[] {
  const lines: Line<Row>[] = [];
  let title: string | undefined;
  let open: { kind: 'rows'; key: string; rows: Row[]; first: number } | null = null;
  for (const [at, row] of rows.entries()) {
    const own = titleOf?.(row);
    if (own !== undefined && own !== title) {
      title = own;
      lines.push({ kind: 'title', key: `title ${own} ${keyOf(row)}`, title: own });
      open = null;
    }
    if (open === null || open.rows.length >= columns) {
      open = { kind: 'rows', key: keyOf(row), rows: [], first: at };
      lines.push(open);
    }
    open.rows.push(row);
  }
  return lines;
}
