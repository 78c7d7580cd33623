/** A short tick under the finger, where the device has one; silent everywhere else and under reduced motion. */
export function tick(): void {
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate?.(15);
}
