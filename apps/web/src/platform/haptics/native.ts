import { Haptics, ImpactStyle } from '@capacitor/haptics';

/** The device's own light tap; iPhones know no other. */
export function nativeTick(): Promise<void> {
  return Haptics.impact({ style: ImpactStyle.Light });
}
