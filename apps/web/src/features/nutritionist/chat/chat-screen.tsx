import { useCallback, useEffect, useRef, useState } from 'react';
import { conversationsQuery } from '../../../data/conversations.ts';
import { usePages } from '../../../data/lists.ts';
import { useJudgedFor } from '../../../data/people/people.ts';
import { say } from '../../../i18n/say.ts';
import { paths } from '../../../lib/paths.ts';
import { useWide } from '../../../lib/use-wide.ts';
import { IconButton, LinkButton } from '../../../ui/controls/button.tsx';
import { ErrorState } from '../../../ui/feedback/messages.tsx';
import { Tag } from '../../../ui/layout/list.tsx';
import { PageTitle } from '../../../ui/layout/screen.tsx';
import { JudgedFor } from '../../../ui/people.tsx';
import { Composer, Welcome } from '../compose/composer.tsx';
import { HistoryDrawer, HistorySidebar } from '../history/chat-history.tsx';
import { AskAgain } from '../markdown/ask-again.ts';
import { preloadMarkdown } from '../markdown/lazy-markdown.tsx';
import { needsNote, Thread, ThreadLoading, ThreadNote } from '../thread/thread.tsx';
import styles from './chat-screen.module.css';
import { type AssistantMode, useAssistant, useChat } from './use-chat.ts';
import type { Spoken } from './use-exchange.ts';

type ChatHeaderProps = {
  mode: AssistantMode;
  isHistoryOpen: boolean;
  /** Null where the conversations stand beside the chat. */
  onHistory: (() => void) | null;
};

/** A guide never wears the model's badge. */
const BADGE = { model: 'screens-nutritionist.badge_model', guide: 'screens-nutritionist.badge_guide' } as const;

/** What this is, what answers, and on small screens the way to the conversations. */
function ChatHeader({ mode, isHistoryOpen, onHistory }: ChatHeaderProps) {
  return (
    <header className={styles.header}>
      {onHistory && (
        <IconButton
          icon="list"
          label={say('screens-nutritionist.chat_history')}
          aria-haspopup="dialog"
          aria-expanded={isHistoryOpen}
          onClick={onHistory}
        />
      )}
      <div className={styles.words}>
        <PageTitle className={styles.title}>{say('screens-nutritionist.ai_nutritionist')}</PageTitle>
        {mode !== 'unknown' && <Tag>{say(BADGE[mode])}</Tag>}
        <p className="small muted">{say('screens-nutritionist.your_personalized_nutrition_companion')}</p>
      </div>
    </header>
  );
}

const ROOM = '--keyboard';

/**
 * Tells the stylesheet how much of the window an on-screen keyboard covers, so that the input stays above it: iOS lays the
 * keyboard over the page without making the page smaller. Elsewhere the page shrinks and this stays 0.
 */
function useKeyboardRoom(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (view == null) return undefined;
    const root = document.documentElement;
    const measure = () => {
      // A pinched page is smaller too, and no keyboard.
      const covered = view.scale > 1.01 ? 0 : Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop));
      root.style.setProperty(ROOM, `${covered}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      root.style.removeProperty(ROOM);
    };
  }, []);
}

/** The chat with its history. Without premium access the messages can still be read and deleted, not continued. */
export function ChatScreen({ isReadOnly }: { isReadOnly: boolean }) {
  const input = useRef<HTMLTextAreaElement>(null);
  const isWide = useWide();
  const [text, setText] = useState('');
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const conversations = usePages(conversationsQuery());
  const { mode, remaining } = useAssistant();
  const chat = useChat(setText);
  const judging = useJudgedFor();
  useKeyboardRoom();
  useEffect(preloadMarkdown, []);

  const fill = (words: string) => {
    setText(words);
    input.current?.focus();
  };
  const send = () => {
    if (chat.ask(text)) setText('');
  };
  const openTalk = (id: string | null) => {
    setHistoryOpen(false);
    chat.open(id);
  };
  // The drawer gives the focus back to its button as it goes; a new chat takes it to the input after that.
  const [startedNew, setStartedNew] = useState(0);
  useEffect(() => {
    if (startedNew > 0) input.current?.focus();
  }, [startedNew]);
  const history = {
    pages: conversations,
    selected: chat.selected,
    onOpen: openTalk,
    onDeleted: useCallback(
      (id: string) => {
        if (id === chat.selected) chat.open(null);
      },
      [chat],
    ),
    onNew: isReadOnly
      ? undefined
      : () => {
          openTalk(null);
          setStartedNew((n) => n + 1);
        },
  };
  return (
    <div className={styles.screen} data-fills-window="">
      {isWide && <HistorySidebar {...history} />}
      <section className={styles.main} aria-label={say('screens-nutritionist.chat')}>
        <ChatHeader mode={mode} isHistoryOpen={isHistoryOpen} onHistory={isWide ? null : () => setHistoryOpen(true)} />
        {chat.messages.length > 0 ? (
          <AskAgain value={isReadOnly || chat.isPending ? null : chat.ask}>
            <Thread
              place={chat.place}
              asked={chat.asked}
              messages={chat.messages}
              note={needsNote(chat.messages, mode) ? <ThreadNote mode={mode} /> : null}
              isWhole={chat.isWhole}
              onNearTop={chat.older}
              onAgain={isReadOnly ? null : chat.again}
            />
          </AskAgain>
        ) : (
          <div className={styles.empty}>
            {chat.isLoading ? (
              <ThreadLoading />
            ) : chat.hasFailedToLoad ? (
              <ErrorState
                title={say('screens-nutritionist.these_messages_could_not')}
                retryLabel={say('screens-common.try_again')}
                onRetry={chat.retry}
              />
            ) : isReadOnly ? (
              <p className="muted">{say('screens-nutritionist.nothing_was_said_in')}</p>
            ) : (
              <Welcome mode={mode} onPick={fill} />
            )}
          </div>
        )}
        {isReadOnly ? (
          <PremiumStrip />
        ) : (
          <Composer
            text={text}
            onText={setText}
            input={input}
            isPending={chat.isPending}
            onSend={send}
            onStop={chat.stop}
            remaining={remaining}
          >
            <JudgedFor {...judging} tooYoung={null} isInOneLine />
          </Composer>
        )}
        <Announcer spoken={chat.spoken} />
      </section>
      {isHistoryOpen && !isWide && <HistoryDrawer {...history} onClose={() => setHistoryOpen(false)} />}
    </div>
  );
}

/** Stands where the input would be, while a member without premium access reads the messages. */
function PremiumStrip() {
  return (
    <div className={styles.strip}>
      <div className={styles.inside}>
        <p className="small">{say('screens-nutritionist.you_can_read_and')}</p>
        <LinkButton to={paths.subscribe} variant="primary" size="small">
          {say('screens-common.upgrade_to_premium')}
        </LinkButton>
      </div>
    </div>
  );
}

/** Ends of sentences and lines: as far as that a growing text can be read aloud without being cut in a word. */
const SENTENCE_END = /[.!?…:](?:["'’”)*_]*)\s|\n/g;

/** Where the last whole sentence after `from` ends; `from` when there is none yet. */
export function endOfSentence(text: string, from: number): number {
  let end = from;
  for (const match of text.slice(from).matchAll(SENTENCE_END)) end = from + match.index + match[0].length;
  return end;
}

/** Markdown as it is read aloud: words without their marks, links and pictures by their words. */
export function spokenText(markdown: string): string {
  return markdown
    .replaceAll(/^\s*(?:```|~~~).*$/gm, ' ')
    .replaceAll(/^[|:\- \t]*---[|:\- \t]*$/gm, ' ')
    .replaceAll(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])?/g, '$1')
    .replaceAll(/^\s*(?:#{1,6}|>|[-*+])\s+/gm, '')
    .replaceAll(/[*_`~]{1,3}(?=\S)|(?<=\S)[*_`~]{1,3}/g, '')
    .replaceAll(/^\s*\||\|\s*$/gm, ' ')
    .replaceAll(/\s*\|/g, ',')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** How long a finished reply stays in the live region: it has been taken to be read by then, and stands in its bubble. */
const LINGER_MS = 500;

/** Reads a reply to screen readers as it is written: politely, in whole sentences, each once. */
export function Announcer({ spoken }: { spoken: Spoken | null }) {
  const region = useRef<HTMLDivElement>(null);
  const announced = useRef({ key: '', end: 0 });
  useEffect(() => {
    const log = region.current;
    if (log === null || spoken === null) return undefined;
    const { key, text, isDone } = spoken;
    if (announced.current.key !== key) {
      log.replaceChildren();
      announced.current = { key, end: 0 };
    }
    const end = isDone ? text.length : endOfSentence(text, announced.current.end);
    const words = spokenText(text.slice(announced.current.end, end));
    announced.current.end = Math.max(announced.current.end, end);
    if (words !== '') {
      const line = document.createElement('p');
      line.textContent = words;
      log.append(line);
    }
    if (!isDone) return undefined;
    const timer = setTimeout(() => log.replaceChildren(), LINGER_MS);
    return () => clearTimeout(timer);
  }, [spoken]);
  return <div ref={region} role="log" aria-live="polite" className="sr-only" />;
}
