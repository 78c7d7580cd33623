import { useState } from 'react';
import { type Provider, useWays } from '../../data/auth.ts';
import { say } from '../../i18n/say.ts';
import { browserPage, useSearchParams } from '../../lib/address.ts';
import { Button } from '../../ui/controls/button/button.tsx';
import { toast } from '../../ui/feedback/toast/toast-store.ts';

/** One button for each service whose sign-in counts here. */
export function ProviderButtons() {
  const { providers } = useWays();
  return providers.map((provider) => <ProviderButton key={provider.id} provider={provider} />);
}

function ProviderButton({ provider: { id, label } }: { provider: Provider }) {
  const [query] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const handlePress = async () => {
    setBusy(true);
    try {
      const { beginSignIn } = await import('../../data/identities.ts');
      browserPage.leaveFor(await beginSignIn(id, query));
    } catch {
      setBusy(false);
      toast({
        variant: 'destructive',
        title: say('screens-auth.connection_error'),
        description: say('screens-auth.please_check_your_internet'),
      });
    }
  };
  return (
    <Button wide loading={busy} onClick={() => void handlePress()}>
      {say('screens-auth.continue_with', { provider: label })}
    </Button>
  );
}
