import { MAX_QUESTION } from '@labelwise/contracts/ai';
import { type KeyboardEvent, type RefObject, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { IconButton } from '../../../ui/controls/button/icon-button.tsx';
import styles from './composer.module.css';

type ComposerProps = {
  text: string;
  onText: (text: string) => void;
  input: RefObject<HTMLTextAreaElement | null>;
  isPending: boolean;
  onSend: () => void;
  onStop: () => void;
  /** Questions left today; told when they run low. */
  remaining: number | null;
};

/** From here on a person should know how many questions are left. */
const LOW = 5;
/** Characters left from which the counter shows. */
const NEARLY_FULL = 200;

/** The input: Enter sends, Shift+Enter makes a line, Enter that ends a composed character does neither. */
export function Composer({ text, onText, input, isPending, onSend, onStop, remaining }: ComposerProps) {
  const { t } = useTranslation();
  const hintId = useId();
  useFocusAfterReply(input, isPending);
  const canSend = text.trim() !== '' && !isPending;
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
    <form className={styles.composer} onSubmit={submit}>
      <div className={styles.box}>
        <textarea
          ref={input}
          rows={2}
          value={text}
          maxLength={MAX_QUESTION}
          disabled={isPending}
          enterKeyHint="send"
          aria-label={t('Message')}
          aria-describedby={hintId}
          placeholder={t('Ask me anything about nutrition, meal planning, or dietary advice...')}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={press}
        />
        {isPending && <IconButton icon="stop" label={t('Stop')} variant="outline" onClick={onStop} />}
        <div className={styles.send}>
          <IconButton type="submit" icon="send" label={t('Send')} disabled={!canSend} />
        </div>
      </div>
      <p id={hintId} className={styles.hint}>
        <span>{t('Press Enter to send your message')}</span>
        <Counter length={text.length} remaining={remaining} />
      </p>
    </form>
  );
}

function Counter({ length, remaining }: { length: number; remaining: number | null }) {
  const { t } = useTranslation();
  const left = MAX_QUESTION - length;
  if (left <= NEARLY_FULL) return <span>{t('{{n}} characters left', { n: left })}</span>;
  if (remaining === null || remaining > LOW) return null;
  return <span>{t(remaining === 1 ? '{{n}} question left today' : '{{n}} questions left today', { n: remaining })}</span>;
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
