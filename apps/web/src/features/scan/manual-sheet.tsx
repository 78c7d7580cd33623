import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button/button.tsx';
import { Field } from '../../ui/controls/field/field.tsx';
import { Sheet } from '../../ui/feedback/modal/sheet.tsx';
import { toast } from '../../ui/feedback/toast/toast-store.ts';
import { cleanBarcode, hasBarcodeLength, MAX_LENGTH } from './barcode-rule.ts';
import { TOASTS } from './messages.ts';

export type ManualSheetProps = {
  /** Shown while true. */
  open: boolean;
  /** Closes it. */
  onClose: () => void;
  /** A lookup runs. */
  busy: boolean;
  /** Looks a cleaned barcode up. */
  onSubmit: (barcode: string) => void;
};

/** Typing a barcode: always one tap away, with a numeric keypad. */
export function ManualSheet({ open, onClose, busy, onSubmit }: ManualSheetProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [text, setText] = useState('');
  const barcode = cleanBarcode(text);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || barcode === '') return;
    if (hasBarcodeLength(barcode)) onSubmit(barcode);
    else toast({ ...TOASTS.invalid, title: t(TOASTS.invalid.title), description: t(TOASTS.invalid.description ?? '') });
  };
  // A pasted code may carry spaces and hyphens, which do not count towards the 14 characters.
  const type = (value: string) => setText(cleanBarcode(value).slice(0, MAX_LENGTH));

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
      <form id={formId} onSubmit={submit} noValidate>
        <Field
          data-autofocus
          label={t('Barcode')}
          hint={t('Usually found below the barcode lines')}
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
