import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  assistantStatusQuery,
  type ChatMessage,
  changeMessages,
  inOrder,
  messagesQuery,
  refreshMessages,
  stopPolledReply,
} from '../../../data/conversations.ts';
import type { Exchange, Outcome } from '../../../data/exchange.ts';
import { judgedForToSend } from '../../../data/people/stored-people.ts';
import { useSession } from '../../../data/session/session.ts';
import { say } from '../../../i18n/say.ts';
import { useSearchParams } from '../../../lib/address.ts';
import { log } from '../../../lib/log.ts';
import { ApiError } from '../../../platform/http/http.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { refusalIn, repeatOf } from './failure.ts';
import { type Spoken, useExchange } from './use-exchange.ts';

type Messages = {
  readonly messages: readonly ChatMessage[];
  readonly isLoading: boolean;
  readonly error: Error | null;
  /** There are no earlier messages. */
  readonly isWhole: boolean;
  /** Fetches earlier messages, where there are more. */
  readonly older: () => void;
  readonly retry: () => void;
};

const NONE: readonly ChatMessage[] = [];

/** What is stored of a conversation; nothing is fetched while an exchange is going on, which brings its own. */
function useMessages(id: string | null, isBusy: boolean): Messages {
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = useInfiniteQuery({
    ...messagesQuery(id ?? 'none'),
    enabled: id !== null && !isBusy,
    refetchOnMount: 'always',
  });
  const messages = useMemo(() => (id === null ? NONE : inOrder(data)), [data, id]);
  const older = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [fetchNextPage, hasNextPage, isFetchNextPageError, isFetchingNextPage]);
  const isLoading = id !== null && data === undefined && isFetching;
  // What is here stays when it could not be fetched again; without anything the list is empty.
  return {
    messages,
    isLoading,
    isWhole: !hasNextPage,
    error: data === undefined && id !== null ? error : null,
    older,
    retry: useCallback(() => void refetch(), [refetch]),
  };
}

export type Chat = Omit<Messages, 'error'> & {
  readonly selected: string | null;
  /** Changes with the conversation and with every question; a new conversation keeps it as it gets its id. */
  readonly place: string;
  /** How many questions were asked here. */
  readonly asked: number;
  readonly hasFailedToLoad: boolean;
  /** A reply is awaited or being written, here or on another device. */
  readonly isPending: boolean;
  /** The reply that goes to the screen reader. */
  readonly spoken: Spoken | null;
  /** Answers false where the question may not be sent. */
  readonly ask: (text: string) => boolean;
  /** Asks the question of a failed reply once more; null where there is none. */
  readonly again: (() => void) | null;
  readonly stop: () => void;
  /** Opens a conversation, null for a new one. */
  readonly open: (id: string | null) => void;
};

/** The conversation on screen: the messages, and the one exchange that may be in progress. */
export function useChat(onRefused: (question: string) => void): Chat {
  const { user } = useSession();
  const client = useQueryClient();
  const { selected, select, created, take } = useSelected();
  const [asked, setAsked] = useState(0);
  const { live, spoken, orphans, start, leave, stop: stopLive } = useExchange(take);
  const { error, messages: stored, ...rest } = useMessages(selected, live !== null);
  const messages = useMemo(() => withLive(selected === null ? orphans : stored, live), [live, orphans, selected, stored]);
  const isPending = live !== null || stored.at(-1)?.status === 'pending';
  const isGone = error instanceof ApiError && error.status === 404;
  const handleOutcome = useOutcome(onRefused);

  useEffect(() => {
    if (isGone) select(null);
  }, [isGone, select]);

  const open = useCallback(
    (id: string | null) => {
      leave();
      // Another device may have written to it meanwhile.
      if (id !== null) refreshMessages(client, id);
      select(id);
    },
    [client, leave, select],
  );

  const send = (message: string, key: string, gone?: ReadonlySet<string>): boolean => {
    if (message === '' || user === null || isPending) return false;
    const remaining = (rows: readonly ChatMessage[]) => rows.filter(({ id }) => gone?.has(id) !== true);
    if (selected !== null && gone !== undefined) changeMessages(client, selected, remaining);
    setAsked((n) => n + 1);
    const before = selected === null ? remaining(orphans) : [];
    void start({ conversationId: selected, message, key, userId: user.id, judgedFor: judgedForToSend(), before }).then(handleOutcome);
    return true;
  };
  const repeat = isPending ? null : repeatOf(messages, judgedForToSend());
  const ask = (text: string) => send(text.trim(), crypto.randomUUID());
  const again = repeat && (() => void send(repeat.text, repeat.key ?? crypto.randomUUID(), repeat.gone));
  const stop = () => {
    if (live !== null || selected === null) stopLive();
    else stopPolledReply(client, selected).catch(note);
  };
  const place = `${selected === created ? 'new' : (selected ?? 'new')} ${asked}`;
  return {
    ...rest,
    messages,
    selected,
    place,
    asked,
    hasFailedToLoad: error !== null && !isGone,
    isPending,
    spoken,
    ask,
    again,
    stop,
    open,
  };
}

/**
 * The selected conversation, and the one that was made here: it is selected as soon as it has its id, while the address, which changes in a
 * transition, may follow after the reply.
 */
function useSelected() {
  const { selected, select } = useSelection();
  const [created, setCreated] = useState<string | null>(null);
  const [isOnItsWay, setOnItsWay] = useState(false);
  if (isOnItsWay && selected === created) setOnItsWay(false);
  const take = useCallback(
    (id: string) => {
      setCreated(id);
      setOnItsWay(true);
      select(id);
    },
    [select],
  );
  const open = useCallback(
    (id: string | null) => {
      setOnItsWay(false);
      select(id);
    },
    [select],
  );
  return { selected: selected ?? (isOnItsWay ? created : null), select: open, created, take };
}

function note(error: unknown): void {
  log.info(`The reply could not be stopped: ${String(error)}`);
}

/** The messages, and the exchange in progress. */
function withLive(stored: readonly ChatMessage[], live: Exchange | null): readonly ChatMessage[] {
  if (live === null) return stored;
  const { question, replyId, text, before } = live;
  const reply: ChatMessage = { id: replyId, role: 'assistant', content: text, at: question.at, status: 'pending' };
  return [...stored.filter(({ id }) => id !== question.id && id !== replyId), ...before, question, reply];
}

/** What follows from the end of an exchange, besides its turns. */
function useOutcome(onRefused: (question: string) => void): (outcome: Outcome) => void {
  const { refresh } = useSession();
  const client = useQueryClient();
  return (outcome) => {
    if (outcome.kind !== 'failed') return;
    const { conversationId } = outcome.exchange;
    const refusal = refusalIn(outcome.error);
    if (refusal !== null && conversationId !== null) refreshMessages(client, conversationId);
    toast({ title: refusal?.sentence ?? say('screens-nutritionist.failed_to_get_ai'), variant: 'destructive' });
    if (refusal === null) return;
    onRefused(outcome.exchange.question.content);
    if (refusal.code === 'premium_required') void refresh();
  };
}

/** What answers here; `unknown` until the server has answered. */
export type AssistantMode = 'model' | 'guide' | 'unknown';

/** What answers here, and how many questions are left today (null while unknown). */
export function useAssistant(): { mode: AssistantMode; remaining: number | null } {
  const { data } = useQuery(assistantStatusQuery());
  return { mode: data?.mode ?? 'unknown', remaining: data?.remaining ?? null };
}

const CHAT = 'chat';

/** The selected conversation stands in the address, so that a reload and a step back find it again; null for a new one. */
export function useSelection(): { selected: string | null; select: (id: string | null) => void } {
  const [query, setQuery] = useSearchParams();
  const selected = query.get(CHAT);
  const select = useCallback((id: string | null) => setQuery(id === null ? {} : { [CHAT]: id }), [setQuery]);
  return { selected: selected === '' ? null : selected, select };
}
