import { registerPlugin } from '@capacitor/core';
import { Haptics, ImpactStyle } from '@capacitor/haptics';

/** The shell's own plugin, in Java and Swift (apps/native). */
type FileSaver = {
  /** Rejects with the code `CANCELLED` where the system tells that the person would rather not. */
  save(file: { name: string; text: string; type: string }): Promise<void>;
};

const fileSaver = registerPlugin<FileSaver>('FileSaver');

/** Opens the system's own dialog for saving a file. @throws what the plugin throws, but for a change of mind */
export async function saveNatively(file: { name: string; text: string; type: string }): Promise<void> {
  try {
    await fileSaver.save(file);
  } catch (error) {
    if (!(error instanceof Error) || Reflect.get(error, 'code') !== 'CANCELLED') throw error;
  }
}

/** The device's own light tap; iPhones know no other. */
export function nativeTick(): Promise<void> {
  return Haptics.impact({ style: ImpactStyle.Light });
}
