import { say } from '../../../i18n/say.ts';
import { useGoBack } from '../../../lib/navigation.tsx';
import { paths } from '../../../lib/paths.ts';
import { BackButton } from '../../../ui/layout/screen.tsx';
import { WantScreen } from './want-screen.tsx';

/** /want-more: back goes to the previous page. */
export function WantMoreScreen() {
  const goBack = useGoBack(paths.preferences);
  return <WantScreen category="want-more" back={<BackButton onPress={goBack}>{say('screens-common.back')}</BackButton>} />;
}
