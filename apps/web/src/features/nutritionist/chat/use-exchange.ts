import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ChatMessage, changeMessages, refreshMessages, stopReply } from '../../../data/conversations.ts';
import { beginExchange, type Exchange, type Outcome, runExchange } from '../../../data/exchange.ts';
import { log } from '../../../lib/log.ts';
import { failedTurns, refusalIn } from './failure.ts';

/** A reply as it is read aloud. */
export type Spoken = { readonly key: string; readonly text: string; readonly isDone: boolean };

type Asking = {
  readonly conversationId: string | null;
  readonly message: string;
  readonly key: string;
  readonly userId: string;
  readonly judgedFor: string;
  /** Turns that go before it and are stored nowhere. */
  readonly before: readonly ChatMessage[];
};

const NOBODY: readonly ChatMessage[] = [];

/**
 * The one exchange that may be going on. Leaving it (another conversation, another screen) only ends the listening: the
 * server writes the reply to its end, and it stands among the messages at the next visit.
 */
export function useExchange(onCreated: (id: string) => void) {
  const client = useQueryClient();
  const [live, setLive] = useState<Exchange | null>(null);
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  /** Turns of a conversation that could not even be made. */
  const [orphans, setOrphans] = useState(NOBODY);
  const current = useRef<{ live: Exchange | null; wantsStop: boolean }>({ live: null, wantsStop: false });

  const show = useCallback((exchange: Exchange | null) => {
    current.current.live = exchange;
    setLive(exchange);
    if (exchange !== null) setSpoken({ key: exchange.key, text: exchange.text, isDone: false });
    if (exchange?.isTaken !== true || !current.current.wantsStop) return;
    current.current.wantsStop = false;
    sendStop(exchange);
  }, []);

  const leave = useCallback(() => {
    const left = current.current.live?.conversationId;
    if (left != null) refreshMessages(client, left);
    current.current = { live: null, wantsStop: false };
    setLive(null);
    setOrphans(NOBODY);
  }, [client]);
  useEffect(() => leave, [leave]);

  const start = async (asking: Asking): Promise<Outcome> => {
    const { key, userId } = asking;
    const begun = beginExchange(asking);
    const isLeft = () => current.current.live?.key !== key;
    current.current.wantsStop = false;
    show(begun);
    setOrphans(NOBODY);
    const outcome = await runExchange(client, begun, { userId, onChange: show, onCreated, isLeft });
    if (isLeft()) return outcome;
    if (outcome.kind === 'done') setSpoken({ key, text: outcome.reply.content, isDone: true });
    if (outcome.kind === 'failed' && refusalIn(outcome.error) === null) setOrphans(keepFailed(outcome));
    show(null);
    return outcome;
  };

  const keepFailed = ({ exchange, error }: Extract<Outcome, { kind: 'failed' }>): readonly ChatMessage[] => {
    const turns = [...exchange.before, ...failedTurns(exchange, error)];
    const ids = new Set(turns.map(({ id }) => id));
    if (exchange.conversationId === null) return turns;
    changeMessages(client, exchange.conversationId, (rows) => [...rows.filter(({ id }) => !ids.has(id)), ...turns], true);
    return NOBODY;
  };

  /** Before the server has taken the question there is nothing to stop yet: it is stopped as soon as there is. */
  const stop = () => {
    if (live?.isTaken === true) sendStop(live);
    else current.current.wantsStop = true;
  };
  return { live, spoken, orphans, start, stop, leave };
}

function sendStop({ conversationId }: Exchange): void {
  if (conversationId !== null)
    stopReply(conversationId).catch((error: unknown) => log.info(`The reply could not be stopped: ${String(error)}`));
}
