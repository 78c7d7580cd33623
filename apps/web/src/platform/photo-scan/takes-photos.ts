import { getPlatform } from '../platform.ts';

/** Whether the platform takes photos and opens a gallery: no button is shown where it does not. Costs nothing to ask. */
export function takesPhotos(): boolean {
  return getPlatform() === 'native';
}
