import { memo, type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { ChatMessage } from '../../../data/conversations.ts';
import { say } from '../../../i18n/say.ts';
import { clockText } from '../../../lib/dates.ts';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/feedback/waiting.tsx';
import type { AssistantMode } from '../chat/use-chat.ts';
import { LazyMarkdown } from '../markdown/lazy-markdown.tsx';
import styles from './thread.module.css';
import { rowsOf, type ThreadRow, useArriveAtEnd, useIsAtEnd, useReadFromStart, useThread } from './use-thread.ts';

/** How the guide and our fixed texts say it within a reply, in each language: a conversation may hold several. */
const NOTICE_WORDS =
  /not medical advice|keine medizinische Beratung|kein medizinischer Rat|no (?:es )?consejo médico|pas un avis médical|non (?:è )?un parere medico|geen medisch advies|não (?:é )?(?:aconselhamento|conselho) médico/i;

/**
 * Whether the notice that the chat is informational is still missing: it appears once per conversation. The guide has it in
 * its first reply; a model's words cannot be counted on.
 */
export function needsNote(messages: readonly ChatMessage[], mode: AssistantMode): boolean {
  const replies = messages.filter(({ role }) => role === 'assistant');
  if (replies.some(({ content }) => NOTICE_WORDS.test(content))) return false;
  return mode === 'model' || (mode === 'guide' && replies.some(({ status }) => status !== 'pending'));
}

/** Shown once per conversation, above its first message. */
export function ThreadNote({ mode }: { mode: AssistantMode }) {
  return <p className={styles.note}>{say(mode === 'model' ? 'screens-nutritionist.note_model' : 'screens-nutritionist.note_guide')}</p>;
}

type ThreadProps = {
  /** Changes with the conversation and with every question. */
  place: string;
  /** How many questions were asked here: the reply to come is read from its beginning. */
  asked: number;
  messages: readonly ChatMessage[];
  /** The notice that appears once per conversation, above the first message. */
  note: ReactNode;
  /** Whether the first message that is here is the first one of all. */
  isWhole: boolean;
  onNearTop: () => void;
  /** Asks the question of a failed reply once more. */
  onAgain: (() => void) | null;
};

/** The talk: of any length, only what is in view stands in the page. */
export function Thread({ place, asked, messages, note, isWhole, onNearTop, onAgain }: ThreadProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [openedAt] = useState(Date.now);
  const rows = useMemo(() => rowsOf(messages, openedAt), [messages, openedAt]);
  const { virtualizer, shown } = useThread({ rows, scroller, onNearTop });
  const goToEnd = () => virtualizer.scrollToEnd();
  const startOf = (at: number) => virtualizer.measurementsCache[at]?.start;
  const isAtEnd = useIsAtEnd(scroller, goToEnd, () => startOf(rows.length - 1));
  useArriveAtEnd(place, goToEnd);
  const leaveStart = useReadFromStart({ place, asked, rows, scroller, startOf });
  const jump = () => {
    leaveStart();
    goToEnd();
  };
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div ref={scroller} role="region" aria-label={say('screens-nutritionist.messages')} tabIndex={0} className={styles.scroller}>
        <div role="list" className={styles.list} style={{ height: virtualizer.getTotalSize() }}>
          <div role="presentation" className={styles.shown} style={{ transform: `translateY(${shown[0]?.start ?? 0}px)` }}>
            {shown.map(({ index, key }) => {
              const row = rows[index];
              return (
                row && (
                  <Row
                    key={key}
                    row={row}
                    index={index}
                    total={rows.length}
                    measure={virtualizer.measureElement}
                    note={row.isFirst && isWhole ? note : null}
                  >
                    {index === rows.length - 1 && onAgain !== null && (
                      <Button size="small" icon="swap" onClick={onAgain}>
                        {say('screens-common.try_again')}
                      </Button>
                    )}
                  </Row>
                )
              );
            })}
          </div>
        </div>
      </div>
      {!isAtEnd && (
        <div className={styles.jump}>
          <IconButton icon="down" label={say('screens-nutritionist.go_to_the_newest')} variant="outline" onClick={jump} />
        </div>
      )}
    </div>
  );
}

type RowProps = {
  row: ThreadRow;
  index: number;
  total: number;
  measure: (element: HTMLElement | null) => void;
  note: ReactNode;
  children: ReactNode;
};

/** Scrolling alone draws no row again. */
const Row = memo(function Row({ row: { message, day }, index, total, measure, note, children }: RowProps) {
  return (
    <div ref={measure} data-index={index} role="listitem" aria-posinset={index + 1} aria-setsize={total} className={styles.row}>
      {note}
      {day !== null && <p className={styles.day}>{day}</p>}
      <Bubble message={message} />
      {children}
    </div>
  );
});

/** Bubbles to come. */
export function ThreadLoading() {
  return (
    <div role="status" aria-busy="true" className={styles.loading}>
      <span className="sr-only">{say('screens-nutritionist.loading_messages')}</span>
      <span className={styles.question}>
        <Skeleton shape="tile" width="56%" height="48px" />
      </span>
      <Skeleton shape="tile" height="168px" />
      <span className={styles.question}>
        <Skeleton shape="tile" width="38%" height="48px" />
      </span>
      <Skeleton shape="tile" height="120px" />
    </div>
  );
}

/** One turn: a question as the plain text that it is, a reply as markdown. */
const Bubble = memo(function Bubble({ message }: { message: ChatMessage }) {
  return message.role === 'user' ? <QuestionBubble message={message} /> : <ReplyBubble message={message} />;
});

function QuestionBubble({ message: { content, at } }: { message: ChatMessage }) {
  return (
    <div className={styles.questionBubble}>
      <Time at={at} />
      <span className="sr-only">{say('screens-nutritionist.you')}</span>
      <p className={styles.asked}>{content}</p>
    </div>
  );
}

function ReplyBubble({ message }: { message: ChatMessage }) {
  const { id, content, at, status, sources = [] } = message;
  // A long reply is drawn again with each piece that arrives: typing and scrolling go first.
  const text = useDeferredValue(withoutSources(content, sources, status));
  if (status === 'pending' && content === '') return <Typing />;
  return (
    <div className={styles.reply}>
      <span className="sr-only">{say('screens-nutritionist.nutritionist')}</span>
      <LazyMarkdown id={id}>{text}</LazyMarkdown>
      <div className={styles.foot}>
        <div>
          {status === 'stopped' && <p>{say('screens-nutritionist.stopped')}</p>}
          {status === 'pending' && <Typing inline />}
          <Sources sources={sources} />
        </div>
        <Time at={at} />
      </div>
    </div>
  );
}

/** The guide names its sources among its words as well; here they stand at the foot. */
function withoutSources(content: string, sources: readonly string[], status: ChatMessage['status']): string {
  return sources.length > 0 || status === 'pending'
    ? content.replace(/\n\n\*(?:Sources|Quellen|Fuentes|Fonti|Bronnen|Fontes)\s?: [^\n]*/u, '')
    : content;
}

/** Hour and minute, in the device's time zone. */
function Time({ at }: { at: number }): ReactNode {
  return (
    <time dateTime={new Date(at).toISOString()} className={styles.time}>
      {clockText(at)}
    </time>
  );
}

/** What a reply rests on: two in a line, more behind a press. */
function Sources({ sources }: { sources: readonly string[] }) {
  if (sources.length === 0) return null;
  if (sources.length <= 2) return <p className={styles.line}>{say('screens-nutritionist.sources_names', { names: sources.join('; ') })}</p>;
  return (
    <details className={styles.sources}>
      <summary>{say('screens-nutritionist.n_sources', { n: sources.length })}</summary>
      <ul>
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </details>
  );
}

/** A reply is awaited (a bubble of its own) or still being written (`inline`, at the foot of what is there). */
function Typing({ inline = false }: { inline?: boolean }) {
  return (
    <div
      role="status"
      aria-label={say('screens-nutritionist.writing_an_answer')}
      className={`${styles.typing} ${inline ? '' : styles.bubble}`}
    >
      <i />
      <i />
      <i />
    </div>
  );
}
