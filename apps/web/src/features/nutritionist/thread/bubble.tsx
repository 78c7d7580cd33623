import { memo, type ReactNode, useDeferredValue } from 'react';
import type { ChatMessage } from '../../../data/conversations/conversations.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { clockText } from '../../../lib/dates.ts';
import { LazyMarkdown } from '../markdown/lazy-markdown.tsx';
import styles from './bubble.module.css';

/** One turn: a question as the plain text that it is, a reply as markdown. */
export const Bubble = memo(function Bubble({ message }: { message: ChatMessage }) {
  return message.role === 'user' ? <QuestionBubble message={message} /> : <ReplyBubble message={message} />;
});

function QuestionBubble({ message: { content, at } }: { message: ChatMessage }) {
  const { t } = useTranslation();
  return (
    <div className={styles.question}>
      <Time at={at} />
      <span className="sr-only">{t('You')}</span>
      <p className={styles.asked}>{content}</p>
    </div>
  );
}

function ReplyBubble({ message }: { message: ChatMessage }) {
  const { t } = useTranslation();
  const { id, content, at, status, sources = [] } = message;
  // A long reply is drawn anew with each piece that arrives: typing and scrolling go first.
  const text = useDeferredValue(withoutSources(content, sources, status));
  if (status === 'pending' && content === '') return <Typing />;
  return (
    <div className={styles.reply}>
      <span className="sr-only">{t('Nutritionist')}</span>
      <LazyMarkdown id={id}>{text}</LazyMarkdown>
      <div className={styles.foot}>
        <div>
          {status === 'stopped' && <p>{t('Stopped.')}</p>}
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
  return sources.length > 0 || status === 'pending' ? content.replace(/\n\n\*Sources: [^\n]*/, '') : content;
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
  const { t } = useTranslation();
  if (sources.length === 0) return null;
  if (sources.length <= 2) return <p className={styles.line}>{t('Sources: {{names}}', { names: sources.join('; ') })}</p>;
  return (
    <details className={styles.sources}>
      <summary>{t('{{n}} sources', { n: sources.length })}</summary>
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
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('Writing an answer')} className={`${styles.typing} ${inline ? '' : styles.bubble}`}>
      <i />
      <i />
      <i />
    </div>
  );
}
