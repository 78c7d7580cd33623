import { useNavigate } from 'react-router';
import type { SaveFault } from '../../../data/preferences.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { paths } from '../../../lib/paths.ts';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';

/** Toasts of preferences. */
const WORDS: Readonly<Record<SaveFault, { title: string; description: string }>> = {
  'signed-out': { title: 'Login required', description: 'Please log in to add ingredients to your preferences.' },
  limit: {
    title: 'Upgrade for more',
    description: 'Free users can add 1 want-more and 1 want-less ingredient. Upgrade to premium for unlimited preferences.',
  },
  network: { title: 'Error', description: 'Network error. Please check your connection and try again.' },
  refused: { title: 'Error', description: 'Failed to save preference. Please try again.' },
};

/** Says why a preference could not be saved, with the way on where there is one. */
export function useSayFault(): (fault: SaveFault) => void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const ways: Partial<Record<SaveFault, { label: string; to: string }>> = {
    'signed-out': { label: t('Sign In'), to: paths.auth },
    limit: { label: t('Upgrade'), to: paths.subscribe },
  };
  return (fault) => {
    const { title, description } = WORDS[fault];
    const way = ways[fault];
    toast({
      title: t(title),
      description: t(description),
      variant: fault === 'limit' ? 'default' : 'destructive',
      action: way && { label: way.label, onPress: () => void navigate(way.to) },
    });
  };
}
