import { createSafeMarkdown } from '@labelwise/domain/conversation';
import type { Say } from '@labelwise/messages';
import { sayEnglish } from '@labelwise/messages/english';
import type { MessageTable } from '../../../db/schema/conversations.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { ChatRepository } from './chat.repository.ts';

/** A piece of a reply, or, once, what the whole rests on. */
export type Piece = { text: string } | { sources: string[] };
/** Writes a reply; every failure is thrown. */
export type Writer = (signal: AbortSignal) => AsyncIterable<Piece>;
/** A reply that is being written. It is written to its end, with or without a listening client. */
export type Running = {
  /** Tells of every piece from here on, after what there is already. The answer ends it. */
  listen: (onText: (text: string) => void) => () => void;
  /** Ends it with what there is: because the member stopped it, or because the service gives it up. */
  end: (why: 'stopped' | 'given up') => void;
  /** The row as it was left; `undefined` when its conversation was removed meanwhile. */
  done: Promise<MessageTable | undefined>;
};

type Deps = {
  repository: Pick<ChatRepository, 'beat' | 'finish'>;
  now: Clock;
  onFailure: (error: unknown) => void;
  /** Says why a reply is not whole. */
  say?: Say;
};

/** How often what there is goes to the database, ms: what a reload shows, and the sign that the writer lives. */
const STORE_INTERVAL_MS = 1500;
/** Longest reply, characters; a model that never ends is stopped here. */
const MAX_REPLY = 12_000;

/** Runs a writer to its end and stores what it writes in the row of the reply. */
export function writeReply({ repository, now, onFailure, say = sayEnglish }: Deps, id: string, writer: Writer): Running {
  const control = new AbortController();
  const listeners = new Set<(text: string) => void>();
  const end: Running['end'] = (why) => control.abort(why);
  let content = '';
  let sources: string[] = [];

  function show(text: string): void {
    if (text === '') return;
    content += text;
    for (const tell of listeners) tell(text);
  }

  async function beat(): Promise<void> {
    if (!(await repository.beat(id, content, now()))) end('stopped');
  }

  async function run(): Promise<MessageTable | undefined> {
    const timer = setInterval(() => {
      beat().catch(onFailure);
    }, STORE_INTERVAL_MS);
    const safe = createSafeMarkdown();
    let whole = false;
    try {
      for await (const piece of writer(control.signal)) {
        if ('sources' in piece) sources = piece.sources;
        else show(safe.push(piece.text.slice(0, MAX_REPLY - content.length)));
        if (content.length >= MAX_REPLY) {
          show(`${safe.end()}\n\n${say('guide.reply_cut')}`);
          break;
        }
      }
      whole = !control.signal.aborted;
    } catch (error) {
      if (!control.signal.aborted) onFailure(error);
    } finally {
      clearInterval(timer);
      end('given up');
    }
    show(safe.end());
    // What had come stays, and is marked as no whole answer; whoever stopped it knows that.
    if (!whole && content.trim() !== '' && control.signal.reason !== 'stopped') show(`\n\n${say('guide.reply_broken_off')}`);
    const status = whole && content.trim() !== '' ? 'complete' : 'failed';
    return repository.finish(id, { content, sources: sources.length === 0 ? null : JSON.stringify(sources), status }, now());
  }

  const done = run();
  done.catch(onFailure);
  return {
    listen(onText) {
      if (content !== '') onText(content);
      listeners.add(onText);
      return () => {
        listeners.delete(onText);
      };
    },
    end,
    done,
  };
}
