import type { PlainId } from '@labelwise/messages';
import { type FormEvent, useId, useState } from 'react';
import { say } from '../../i18n/say.ts';
import { Button } from '../../ui/controls/button/button.tsx';
import { Field } from '../../ui/controls/field/field.tsx';
import { Sheet } from '../../ui/feedback/modal/modal.tsx';
import { toast } from '../../ui/feedback/toast/toast-store.ts';
import { TOASTS, toastOf } from './messages.ts';
import type { ScanEnd } from './use-scan.ts';

/** Length of what a person may type. */
const MAX_LENGTH = 14;
const MIN_LENGTH = 8;

/** White space, dashes and signs that nobody sees, which come along with a code that is typed or pasted in groups. */
const BETWEEN_DIGITS = /[\s\p{Pd}\p{Cc}\p{Cf}]+/gu;

/**
 * Only what stands between digits is removed; full-width digits, which some keyboards type, become plain ones. The server takes no
 * others.
 */
export function cleanBarcode(text: string): string {
  return text.normalize('NFKC').replaceAll(BETWEEN_DIGITS, '');
}

/** Only the length is checked here, not that they are digits: the server knows the rest. */
export function hasBarcodeLength(cleaned: string): boolean {
  return cleaned.length >= MIN_LENGTH && cleaned.length <= MAX_LENGTH;
}

export type ManualSheetProps = {
  /** Shown while true. */
  open: boolean;
  /** Closes it. */
  onClose: () => void;
  /** A lookup runs. */
  busy: boolean;
  /** Looks a cleaned barcode up; nothing comes back where that is shown elsewhere. */
  onSubmit: (barcode: string) => Promise<ScanEnd | undefined>;
};

/** What stands at the field, beside the toast: there the person looks, and there the next thing is to be done. */
const FIELD_ERRORS = {
  unknown: 'screens-scan.nobody_knows_this_number',
  failed: 'screens-scan.there_is_no_answer',
} as const satisfies Partial<Record<ScanEnd, PlainId>>;

/** Typing a barcode: always one tap away, with a numeric keypad. */
export function ManualSheet({ open, onClose, busy, onSubmit }: ManualSheetProps) {
  const formId = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<PlainId | null>(null);
  const barcode = cleanBarcode(text);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || barcode === '') return;
    setError(null);
    if (hasBarcodeLength(barcode)) {
      const end = await onSubmit(barcode);
      if (end === 'unknown' || end === 'failed') setError(FIELD_ERRORS[end]);
      return;
    }
    setError(TOASTS.invalid.description);
    toast(toastOf(TOASTS.invalid));
  };
  // A pasted code may carry spaces and hyphens, which do not count towards the 14 characters.
  const type = (value: string) => {
    setText(cleanBarcode(value).slice(0, MAX_LENGTH));
    setError(null);
  };

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={say('screens-scan.enter_barcode_manually')}
      closeLabel={say('screens-common.close')}
      actions={
        <Button type="submit" form={formId} variant="primary" wide loading={busy} disabled={barcode === '' || busy}>
          {busy ? say('screens-scan.searching') : say('screens-scan.scan_product')}
        </Button>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <Field
          data-autofocus
          label={say('screens-common.barcode')}
          hint={say('screens-scan.usually_found_below_the')}
          error={error === null ? undefined : say(error)}
          look="code"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      </form>
    </Sheet>
  );
}
