import { MAX_QUESTION } from '@labelwise/contracts/ai';
import type { MessageId } from '@labelwise/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, type RefObject, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { assistantStatusQuery, shareHealth } from '../../../data/conversations.ts';
import { useSession } from '../../../data/session/session.ts';
import { say } from '../../../i18n/say.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { Switch } from '../../../ui/controls/choice.tsx';
import { SaveFailed } from '../../../ui/feedback/messages.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Scene } from '../../../ui/icons/scenes.tsx';
import { observeSize } from '../../../ui/layout/fold.tsx';
import type { AssistantMode } from '../chat/use-chat.ts';
import styles from './composer.module.css';

/** The four ways in. */
const SUGGESTIONS = [
  'screens-nutritionist.suggest_heart',
  'screens-nutritionist.suggest_weight',
  'screens-nutritionist.suggest_protein',
  'screens-nutritionist.suggest_recent',
] as const;

type WelcomeProps = {
  mode: AssistantMode;
  /** Puts a suggestion into the input; sending stays with the person. */
  onPick: (suggestion: string) => void;
};

/** What a chat without messages shows: what this is, and four ways in. */
export function Welcome({ mode, onPick }: WelcomeProps) {
  const { user } = useSession();
  const name = user?.firstName?.trim() ?? '';
  return (
    <div className={styles.welcome}>
      <Scene name="chat" className={styles.scene} />
      <h2>
        {name === '' ? say('screens-nutritionist.what_would_you_like') : say('screens-nutritionist.what_would_you_like_to', { name })}
      </h2>
      <p className="muted">{say(ABOUT[mode])}</p>
      <ul className={styles.suggestions} aria-label={say('screens-common.suggestions')}>
        {SUGGESTIONS.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" onClick={() => onPick(say(suggestion))}>
              <span>{say(suggestion)}</span>
              <Icon name="next" size="s" />
            </button>
          </li>
        ))}
      </ul>
      <HealthSharing className={styles.sharing} />
    </div>
  );
}

/** Who answers: a guide is no model, and a model can be wrong. */
const ABOUT = {
  model: 'screens-nutritionist.about_model',
  guide: 'screens-nutritionist.about_guide',
  unknown: 'screens-nutritionist.about_unknown',
} as const satisfies Readonly<Record<AssistantMode, MessageId>>;

type ComposerProps = {
  text: string;
  onText: (text: string) => void;
  input: RefObject<HTMLTextAreaElement | null>;
  isPending: boolean;
  onSend: () => void;
  onStop: () => void;
  /** Questions left today; shown when they run low. */
  remaining: number | null;
  /** Stands above the input. */
  children?: ReactNode;
};

/** From here on a person should know how many questions are left. */
const LOW = 5;
/** Characters left from which the counter shows. */
const NEARLY_FULL = 200;

/** The input: Enter sends, Shift+Enter makes a line, Enter that ends a composed character does neither. */
export function Composer({ text, onText, input, isPending, onSend, onStop, remaining, children }: ComposerProps) {
  const hintId = useId();
  useFocusAfterReply(input, isPending);
  const canSend = text.trim() !== '' && !isPending;
  const isCut = useIsPlaceholderCut(input, text);
  const press = (event: KeyboardEvent) => {
    // Safari ends the composition before it reports the key; 229 is how it tells of one (UI Events, section "keyCode").
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    if (canSend) onSend();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (canSend) onSend();
  };
  return (
    <form className={styles.composer} data-composer onSubmit={submit}>
      <div className={styles.above}>{children}</div>
      <div className={styles.box}>
        <textarea
          ref={input}
          rows={2}
          value={text}
          maxLength={MAX_QUESTION}
          disabled={isPending}
          enterKeyHint="send"
          aria-label={say('screens-nutritionist.message')}
          aria-describedby={hintId}
          placeholder={say(isCut ? 'screens-nutritionist.message' : 'screens-nutritionist.ask_me_anything_about')}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={press}
        />
        <div className={styles.send} data-pending={isPending || undefined}>
          <IconButton type="submit" icon="send" label={say('screens-nutritionist.send')} disabled={!canSend} />
          {isPending && <IconButton icon="stop" label={say('screens-common.stop')} variant="outline" onClick={onStop} />}
        </div>
      </div>
      <p id={hintId} className={styles.hint}>
        <span>{say('screens-nutritionist.press_enter_to_send')}</span>
        <Counter length={text.length} remaining={remaining} />
      </p>
    </form>
  );
}

/** Whether the empty input has no room for its long words: large text in a small window. */
function useIsPlaceholderCut(input: RefObject<HTMLTextAreaElement | null>, text: string): boolean {
  const [isCut, setCut] = useState(false);
  const isEmpty = text === '';
  useEffect(() => {
    const field = input.current;
    if (field === null || !isEmpty || isCut) return undefined;
    return observeSize(field, () => {
      const isTooLong = field.clientWidth > 0 && field.scrollHeight > field.clientHeight + 1;
      return () => setCut(isTooLong);
    });
  }, [input, isEmpty, isCut]);
  return isCut;
}

function Counter({ length, remaining }: { length: number; remaining: number | null }) {
  const left = MAX_QUESTION - length;
  if (left <= NEARLY_FULL) return <span>{say('screens-nutritionist.n_characters_left', { n: left })}</span>;
  if (remaining === null || remaining > LOW) return null;
  return <span>{say('screens-nutritionist.n_questions_left', { n: remaining })}</span>;
}

/**
 * A disabled input loses the focus; with the reply it comes back, unless the person is elsewhere by then. Not on touch
 * screens, where it would raise the keyboard over the reply.
 */
function useFocusAfterReply(input: RefObject<HTMLTextAreaElement | null>, isPending: boolean): void {
  const wasPending = useRef(isPending);
  useEffect(() => {
    const isOver = wasPending.current && !isPending;
    wasPending.current = isPending;
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body;
    if (isOver && isFree && !matchesCoarse()) input.current?.focus({ preventScroll: true });
  }, [input, isPending]);
}

function matchesCoarse(): boolean {
  return typeof window.matchMedia === 'function' && window.matchMedia('(pointer: coarse)').matches;
}

/**
 * Whether the model is given what a question needs of the health profile; off until the member turns it on, and never asked
 * where no model answers. Only after consent (docs/decisions/054).
 */
export function HealthSharing({ className }: { className?: string | undefined }) {
  const client = useQueryClient();
  const { data } = useQuery(assistantStatusQuery());
  const change = useMutation({
    mutationFn: (agreed: boolean) => shareHealth(client, agreed),
  });
  const again = change.variables;
  if (data?.mode !== 'model') return null;
  const agreed = (change.isPending ? change.variables : undefined) ?? data.sharesHealth === true;
  return (
    <div className={className}>
      <Switch checked={agreed} onChange={(agreed) => change.mutate(agreed)} hint={say('screens-nutritionist.the_ai_model_is')}>
        {say('screens-nutritionist.use_my_health_profile')}
      </Switch>
      {change.isError && again !== undefined && (
        <SaveFailed alone retryLabel={say('screens-common.try_again')} onRetry={() => change.mutate(again)}>
          {say('screens-common.not_saved')}
        </SaveFailed>
      )}
    </div>
  );
}
