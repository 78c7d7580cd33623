import { Network } from '@capacitor/network';
import { tellNetwork } from './network.ts';

/** Takes the device's own word for its link, now and at every change. */
export async function watchNativeNetwork(): Promise<void> {
  await Network.addListener('networkStatusChange', ({ connected }) => tellNetwork(connected));
  tellNetwork((await Network.getStatus()).connected);
}
