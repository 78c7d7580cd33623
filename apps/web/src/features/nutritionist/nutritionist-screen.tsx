import { useAccess } from '../../data/session/access.ts';
import { ChatScreen } from './chat/chat-screen.tsx';
import { useSelection } from './chat/use-selection.ts';
import { PremiumScreen } from './premium-screen.tsx';

/** /ai-nutritionist for members: the chat; without premium access what it gives, and old conversations to read. */
export function NutritionistScreen() {
  const { hasPremiumAccess } = useAccess();
  const { selected, select } = useSelection();
  if (!hasPremiumAccess && selected === null) return <PremiumScreen onOpen={select} />;
  return <ChatScreen isReadOnly={!hasPremiumAccess} />;
}
