import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/controls/button/button.tsx';
import { Field } from '../../ui/controls/field/field.tsx';
import { Sheet } from '../../ui/feedback/modal/modal.tsx';
import { toast } from '../../ui/feedback/toast/toast-store.ts';
import { TOASTS } from './messages.ts';
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
  unknown: 'Nobody knows this number yet. Compare it with the pack.',
  failed: 'There is no answer for this number yet. Try it again.',
} as const satisfies Partial<Record<ScanEnd, string>>;

/** Typing a barcode: always one tap away, with a numeric keypad. */
export function ManualSheet({ open, onClose, busy, onSubmit }: ManualSheetProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
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
    setError(TOASTS.invalid.description ?? null);
    toast({ ...TOASTS.invalid, title: t(TOASTS.invalid.title), description: t(TOASTS.invalid.description ?? '') });
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
      title={t('Enter Barcode Manually')}
      closeLabel={t('Close')}
      actions={
        <Button type="submit" form={formId} variant="primary" wide loading={busy} disabled={barcode === '' || busy}>
          {busy ? t('Searching...') : t('Scan Product')}
        </Button>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <Field
          data-autofocus
          label={t('Barcode')}
          hint={t('Usually found below the barcode lines')}
          error={error === null ? undefined : t(error)}
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
