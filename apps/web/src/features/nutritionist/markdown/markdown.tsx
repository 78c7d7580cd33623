import { BARCODE_PATTERN } from '@labelwise/domain/gtin';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, createContext, memo, type ReactNode, useContext } from 'react';
import Markdown, { type Components, type ExtraProps } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { foodQuery } from '../../../data/foods/foods.ts';
import { say } from '../../../i18n/say.ts';
import { Link } from '../../../lib/navigation.tsx';
import { paths } from '../../../lib/paths.ts';
import { ProductPicture } from '../../../ui/food/product.tsx';
import { ScoreRing } from '../../../ui/food/score-ring.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { AskAgain } from './ask-again.ts';
import styles from './markdown.module.css';
import { offerIn, ProfileOffer } from './profile-offer.tsx';

type MarkdownTextProps = {
  /** The markdown. HTML in it is shown as text; pictures are never fetched. */
  children: string;
  /** Tells the footnotes of one message from those of another. */
  id: string;
};

type Own<Tag extends 'a' | 'h1' | 'img' | 'input' | 'table' | 'li' | 'ul' | 'ol'> = ComponentProps<Tag> & ExtraProps;

/** An answer's markdown as elements: tables, lists, code, links of the allowed protocols. */
export const MarkdownText = memo(function MarkdownText({ children, id }: MarkdownTextProps) {
  return (
    <div className={styles.text}>
      <Markdown
        remarkPlugins={[remarkGfm]}
        remarkRehypeOptions={{ clobberPrefix: `${id}-` }}
        urlTransform={safeAddress}
        components={COMPONENTS}
      >
        {children}
      </Markdown>
    </div>
  );
});

const heading =
  (Tag: 'h3' | 'h4') =>
  ({ children, className, id }: Own<'h1'>) => (
    <Tag className={className} id={id}>
      {children}
    </Tag>
  );

/** The page has its h1 and h2 already; everything that could fetch, break out of its column or lack a name is drawn again. */
const COMPONENTS: Components = {
  h1: heading('h3'),
  h2: heading('h3'),
  h3: heading('h4'),
  h4: heading('h4'),
  h5: heading('h4'),
  h6: heading('h4'),
  a: AnswerLink,
  img: ({ alt }: Own<'img'>) => (alt ? <span className={styles.picture}>{alt}</span> : null),
  input: ({ checked }: Own<'input'>) => <TaskMark isDone={checked === true} />,
  ul: ({ children, node, className }: Own<'ul'>) => (
    <ProductRows.Provider value={isProductList(node)}>
      <ul className={listClass(className, node)}>{children}</ul>
    </ProductRows.Provider>
  ),
  ol: ({ children, node, start }: Own<'ol'>) => (
    <ProductRows.Provider value={isProductList(node)}>
      <ol start={start} className={listClass(undefined, node)}>
        {children}
      </ol>
    </ProductRows.Provider>
  ),
  li: AnswerItem,
  table: ({ children }: Own<'table'>) => (
    <Wide>
      <table>{children}</table>
    </Wide>
  ),
};

/** Whether the list around is one of products. */
const ProductRows = createContext(false);

function listClass(className: string | undefined, node: Parameters<typeof isProductList>[0]): string | undefined {
  return isProductList(node) ? styles.products : className;
}

function AnswerItem({ children, node, className, id }: Own<'li'>) {
  const product = productIn(node);
  return useContext(ProductRows) && product !== null ? (
    <ProductItem product={product}>{children}</ProductItem>
  ) : (
    <li className={className} id={id}>
      {children}
    </li>
  );
}

function AnswerLink({ href = '', children, id, className, node, ...aria }: Own<'a'>) {
  const inside = insidePath(href, window.location.origin);
  if (inside === OFFERED) return <OfferedQuestion question={textOf(node?.children ?? [])} />;
  const offer = inside === null ? null : offerIn(inside);
  if (offer !== null) return <ProfileOffer offer={offer} />;
  if (inside !== null) return <Link to={inside}>{children}</Link>;
  if (href.startsWith('#'))
    return (
      <a href={href} id={id} className={className} aria-label={aria['aria-label']} aria-describedby={aria['aria-describedby']}>
        {children}
      </a>
    );
  if (href === '') return <span>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      <span className="sr-only"> {say('screens-nutritionist.opens_in_a_new')}</span>
    </a>
  );
}

/** What a question that an answer offers links to: the chat itself. What is sent is what is read, whatever the address holds. */
const OFFERED = `${paths.aiNutritionist}?ask`;

/** A question to send with one press, where one can be sent. */
function OfferedQuestion({ question }: { question: string }) {
  const ask = useContext(AskAgain);
  if (ask === null) return <span>{question}</span>;
  return (
    <button type="button" className={styles.offered} onClick={() => ask(question)}>
      {question}
    </button>
  );
}

function TaskMark({ isDone }: { isDone: boolean }) {
  return (
    <Icon name={isDone ? 'fits' : 'unknown'} size="s" label={isDone ? say('screens-common.done') : say('screens-nutritionist.to_do')} />
  );
}

/** What may be wider than the column scrolls by itself, by keyboard too. */
function Wide({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div role="region" aria-label={say('screens-nutritionist.table')} tabIndex={0} className={styles.wide}>
      {children}
    </div>
  );
}

/**
 * An item of a list about a product: its drawn pack, the answer's words, and the score that they state as a ring. Answers
 * never bring pictures from elsewhere, so the pack is always drawn.
 */
function ProductItem({ product: { barcode, score }, children }: { product: ItemProduct; children: ReactNode }) {
  const { data } = useQuery(foodQuery(barcode));
  return (
    <li data-product="" className={styles.item}>
      <ProductPicture src={null} alt="" family={data?.placeholder ?? 'other'} size={44} />
      <div className={styles.words}>{children}</div>
      {score !== null && <ScoreRing score={score} decorative />}
    </li>
  );
}

/** Protocols that a link in an answer may have. */
const ALLOWED = /^(?:https?|ircs?|mailto|xmpp):/i;
const HAS_PROTOCOL = /^[^/?#]*:/;

/**
 * A link's address as it may stand on the page; empty for every other protocol. Control characters, which browsers skip
 * while reading a protocol, never help one through.
 */
export function safeAddress(address: string): string {
  // oxlint-disable-next-line no-control-regex -- the characters that the URL standard strips
  const bare = address.replaceAll(/[\u0000-\u0020\u007F]/g, '');
  return ALLOWED.test(bare) || !HAS_PROTOCOL.test(bare) ? bare : '';
}

/** The path inside this app that a link leads to (`/results/123`, also with our own host before it); null for others. */
export function insidePath(address: string, origin: string): string | null {
  if (address.startsWith('#') || address === '') return null;
  let url: URL;
  try {
    url = new URL(address, `${origin}/`);
  } catch {
    return null;
  }
  if (url.origin !== origin) return null;
  const isPage = Object.values(paths).some((path) => path === url.pathname) || url.pathname.startsWith(`${paths.results}/`);
  return isPage ? url.pathname + url.search : null;
}

type Element = NonNullable<ExtraProps['node']>;
type Content = Element['children'];

/** The product that an item of an answer's list is about, and its score as the answer states it. */
type ItemProduct = { readonly barcode: string; readonly score: number | null };

const RESULTS = new RegExp(`^${paths.results}/(${BARCODE_PATTERN})$`, 'u');
const SCORE = /^(?:100|\d{1,2})(?: of 100)?$/;

/** An amount may stand before the name: "40 g". */
const MAX_AMOUNT_LENGTH = 24;

/** What a list item names first, when that is a product's page: `- [Name](/results/123): **88** …`; null for others. */
function productIn(item: Element | undefined): ItemProduct | null {
  const inside = item?.children ?? [];
  const [first] = elements(inside);
  // Items with room between them hold a paragraph.
  const content = first?.tagName === 'p' ? first.children : inside;
  const parts = elements(content);
  const [link] = parts;
  if (link === undefined || textOf(content.slice(0, content.indexOf(link))).trim().length > MAX_AMOUNT_LENGTH) return null;
  const barcode = link.tagName === 'a' ? RESULTS.exec(String(link.properties['href'] ?? ''))?.[1] : undefined;
  if (barcode === undefined) return null;
  const bold = parts.find(({ tagName, children }) => tagName === 'strong' && SCORE.test(textOf(children)));
  return { barcode, score: bold === undefined ? null : Number.parseInt(textOf(bold.children), 10) };
}

/** Whether every item of a list is about a product, so that it is drawn as rows of products. */
function isProductList(list: Element | undefined): boolean {
  const items = elements(list?.children ?? []);
  return items.length > 0 && items.every((item) => productIn(item) !== null);
}

function elements(children: Content): Element[] {
  return children.flatMap((child) => (child.type === 'element' ? [child] : []));
}

function textOf(children: Content): string {
  return children.map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child.children) : '')).join('');
}
