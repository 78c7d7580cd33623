import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { assistantStatusQuery, shareHealth } from '../../data/conversations/conversations.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Switch } from '../../ui/controls/choice/switch.tsx';
import { toast } from '../../ui/feedback/toast/toast-store.ts';

/**
 * Whether the model is given what a question needs of the health profile; off until the member turns it on, and never asked
 * where no model answers. Only after consent (docs/decisions/054).
 */
export function HealthSharing({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data } = useQuery(assistantStatusQuery());
  const change = useMutation({
    mutationFn: (agreed: boolean) => shareHealth(client, agreed),
    onError: () => toast({ title: t('Error'), description: t('This could not be saved. Please try again.'), variant: 'destructive' }),
  });
  if (data?.mode !== 'model') return null;
  const agreed = (change.isPending ? change.variables : undefined) ?? data.sharesHealth === true;
  return (
    <div className={className}>
      <Switch
        checked={agreed}
        onChange={(wish) => change.mutate(wish)}
        hint={t('The AI model is then told what a question needs of it: goals, conditions or targets. Never your name, e-mail or id.')}
      >
        {t('Use my health profile')}
      </Switch>
    </div>
  );
}
