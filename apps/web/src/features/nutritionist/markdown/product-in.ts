import type { ExtraProps } from 'react-markdown';

type Element = NonNullable<ExtraProps['node']>;
type Content = Element['children'];

/** The product that an item of an answer's list is about, and its score as the answer states it. */
export type ItemProduct = { readonly barcode: string; readonly score: number | null };

const RESULTS = /^\/results\/(\d{8,14})$/;
const SCORE = /^(?:100|\d{1,2})(?: of 100)?$/;

/** An amount may stand before the name: "40 g". */
const LONGEST_BEFORE = 24;

/** What a list item names first, when that is a product's page: `- [Name](/results/123): **88** …`; null for others. */
export function productIn(item: Element | undefined): ItemProduct | null {
  const inside = item?.children ?? [];
  const [first] = elements(inside);
  // Items with room between them hold a paragraph.
  const content = first?.tagName === 'p' ? first.children : inside;
  const parts = elements(content);
  const [link] = parts;
  if (link === undefined || textOf(content.slice(0, content.indexOf(link))).trim().length > LONGEST_BEFORE) return null;
  const barcode = link.tagName === 'a' ? RESULTS.exec(String(link.properties['href'] ?? ''))?.[1] : undefined;
  if (barcode === undefined) return null;
  const bold = parts.find(({ tagName, children }) => tagName === 'strong' && SCORE.test(textOf(children)));
  return { barcode, score: bold === undefined ? null : Number.parseInt(textOf(bold.children), 10) };
}

/** Whether every item of a list is about a product, so that it is drawn as rows of products. */
export function isProductList(list: Element | undefined): boolean {
  const items = elements(list?.children ?? []);
  return items.length > 0 && items.every((item) => productIn(item) !== null);
}

function elements(children: Content): Element[] {
  return children.flatMap((child) => (child.type === 'element' ? [child] : []));
}

function textOf(children: Content): string {
  return children.map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child.children) : '')).join('');
}
