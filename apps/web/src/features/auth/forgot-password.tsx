import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button/button.tsx';
import { Field } from '../../ui/controls/field/field.tsx';
import { Sheet } from '../../ui/feedback/modal/sheet.tsx';
import { toast } from '../../ui/feedback/toast/toast-store.ts';
import styles from './auth.module.css';
import { messages } from './messages.ts';
import { sendAuth } from './send-auth.ts';
import { showFailure } from './show-failure.ts';

/** Asks for the e-mail that gets a reset link. Success closes it and clears the e-mail; a failure leaves both. */
export function ForgotPassword({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (email.trim() === '') {
      toast({ variant: 'destructive', title: t(messages.emailRequired.title), description: t(messages.emailRequired.text) });
      return;
    }
    setBusy(true);
    const outcome = await sendAuth('/api/auth/forgot-password', { email });
    setBusy(false);
    if (outcome.kind !== 'done' && outcome.kind !== 'signed-in') {
      showFailure(t, outcome, messages.resetFailed.title, messages.resetFailed.fallback);
      return;
    }
    setEmail('');
    onClose();
    toast({
      title: t(messages.resetSent.title),
      ...(outcome.kind === 'done' && outcome.message !== null ? { description: outcome.message } : {}),
    });
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      closeLabel={t('Close')}
      title={t('Forgot your password?')}
      lead={t('We send a link that sets a new one. It works once, for one hour.')}
    >
      <form className={styles.fields} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Field
          label={t('Email')}
          type="email"
          autoComplete="email"
          data-autofocus
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" variant="primary" wide loading={busy}>
          {t('Send Reset Link')}
        </Button>
      </form>
    </Sheet>
  );
}
