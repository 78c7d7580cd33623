import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useGoBack, useNavigationMemory } from '../../lib/navigation/navigation-context.tsx';
import { leaveApp, listenToShell } from '../../platform/lifecycle/native.ts';
import { topModal } from '../../ui/feedback/modal/modal-stack.ts';
import { deviceBack } from './device-back.ts';

/** The device's back button and the links that open the app, in the shell only. Shows nothing. */
export function DeviceEvents() {
  const page = useLocation();
  const memory = useNavigationMemory();
  const goBack = useGoBack();
  const navigate = useNavigate();

  const back = useEffectEvent(() => {
    const dialog = topModal();
    const what = deviceBack(page, dialog !== null, memory.previous());
    // The same word that a browser gives a dialog for Escape and for its own back gesture.
    if (what === 'close-dialog') dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
    else if (what === 'leave') void leaveApp();
    else goBack();
  });
  const open = useEffectEvent((path: string) => void navigate(path));

  useEffect(() => {
    const listening = listenToShell({ onBack: () => back(), onOpen: (path) => open(path) });
    return () => void listening.then((stop) => stop());
  }, []);
  return null;
}
