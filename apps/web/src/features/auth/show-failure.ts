import type { AuthOutcome } from '../../data/auth.ts';
import type { Translate } from '../../i18n/translation.ts';
import { toast } from '../../ui/feedback/toast/toast-store.ts';
import { messages } from './messages.ts';

/** The toast for a call that did not succeed; `title` and `fallback` are the act's own. */
export function showFailure(t: Translate, outcome: AuthOutcome, title: string, fallback: string): void {
  if (outcome.kind === 'connection') {
    const text = t(messages.connection.text);
    toast({
      variant: 'destructive',
      title: t(messages.connection.title),
      description: outcome.detail === '' ? text : `${text} (${outcome.detail})`,
    });
    return;
  }
  const said = outcome.kind === 'refused' ? outcome.message : null;
  toast({ variant: 'destructive', title: t(title), description: said ?? t(fallback) });
}
