import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { conversationsQuery } from '../../../data/conversations/conversations.ts';
import { usePages } from '../../../data/lists/use-pages.ts';
import { useWide } from '../../../lib/use-wide.ts';
import { ErrorState } from '../../../ui/feedback/message/error-state.tsx';
import { useAssistant } from '../assistant-mode.ts';
import { Composer } from '../compose/composer.tsx';
import { Welcome } from '../compose/welcome.tsx';
import { HistoryDrawer, HistorySidebar } from '../history/chat-history.tsx';
import { preloadMarkdown } from '../markdown/lazy-markdown.tsx';
import { PremiumStrip } from '../premium/premium-strip.tsx';
import { Announcer } from '../thread/announcer.tsx';
import { Thread } from '../thread/thread.tsx';
import { ThreadLoading } from '../thread/thread-loading.tsx';
import { needsNote, ThreadNote } from '../thread/thread-note.tsx';
import { ChatHeader } from './chat-header.tsx';
import styles from './chat-screen.module.css';
import { useChat } from './use-chat.ts';
import { useKeyboardRoom } from './use-keyboard-room.ts';

/** The chat with its history. Without premium access what was said can still be read and deleted, not continued. */
export function ChatScreen({ isReadOnly }: { isReadOnly: boolean }) {
  const { t } = useTranslation();
  const input = useRef<HTMLTextAreaElement>(null);
  const isWide = useWide();
  const [text, setText] = useState('');
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const conversations = usePages(conversationsQuery());
  const { mode, remaining } = useAssistant();
  const chat = useChat(setText);
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
      <section className={styles.main} aria-label={t('Chat')}>
        <ChatHeader mode={mode} isHistoryOpen={isHistoryOpen} onHistory={isWide ? null : () => setHistoryOpen(true)} />
        {chat.messages.length > 0 ? (
          <Thread
            place={chat.place}
            messages={chat.messages}
            note={needsNote(chat.messages, mode) ? <ThreadNote mode={mode} /> : null}
            isWhole={chat.isWhole}
            onNearTop={chat.older}
            onAgain={isReadOnly ? null : chat.again}
          />
        ) : (
          <div className={styles.empty}>
            {chat.isLoading ? (
              <ThreadLoading />
            ) : chat.hasFailedToLoad ? (
              <ErrorState title={t('These messages could not be loaded.')} retryLabel={t('Try Again')} onRetry={chat.retry} />
            ) : isReadOnly ? (
              <p className="muted">{t('Nothing was said in this chat.')}</p>
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
          />
        )}
        <Announcer spoken={chat.spoken} />
      </section>
      {isHistoryOpen && !isWide && <HistoryDrawer {...history} onClose={() => setHistoryOpen(false)} />}
    </div>
  );
}
