import { expect, it } from 'vitest';
import { csvLine } from './your-data-card.tsx';

it.each([
  [['a', 1, null], 'a,1,'],
  [['Oats, rolled', 'say "hi"', 'two\nlines'], '"Oats, rolled","say ""hi""","two\nlines"'],
  [['=HYPERLINK("x")', '+1', '-1', '@sum'], `"'=HYPERLINK(""x"")",'+1,'-1,'@sum`],
  [[-5], '-5'],
])('%j is the line %j', (cells, line) => expect(csvLine(cells)).toBe(line));
