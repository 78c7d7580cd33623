/** A plugin's native side: methods that take one object and answer one. */
type NativeSide = Readonly<Record<string, (options: never) => Promise<unknown>>>;

/**
 * The native shell's bridge as Capacitor finds it in the window, with RevenueCat's plugin behind it: Capacitor's own code
 * and the SDK's run over it as on a device. Capacitor reads it once, when it is first imported.
 */
export function fakeBridge(system: 'ios' | 'android', methods: readonly string[]) {
  let native: NativeSide = {};
  const nativePromise = (_plugin: string, method: string, options: never) =>
    native[method]?.(options) ?? Promise.reject(new Error(`${method} is not there`));
  const headers = [{ name: 'Purchases', methods: methods.map((name) => ({ name, rtype: 'promise' })) }];
  const bridge = { isNativePlatform: () => true, getPlatform: () => system, PluginHeaders: headers, nativePromise };
  return {
    install(): void {
      Reflect.set(window, 'CapacitorCustomPlatform', { name: system });
      // Capacitor completes the object that it finds, so it has to stay the same one.
      window.Capacitor = bridge;
    },
    remove(): void {
      Reflect.deleteProperty(window, 'Capacitor');
    },
    /** What the native side does from now on. */
    behave(side: object): void {
      native = { ...side };
    },
  };
}
