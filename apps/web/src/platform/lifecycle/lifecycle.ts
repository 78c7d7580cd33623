/** When the app comes to the front and goes to the back: a tab shown or hidden, the native shell resumed or paused. */
export const lifecycle = {
  isActive(): boolean {
    return document.visibilityState === 'visible';
  },
  subscribe(listener: (active: boolean) => void): () => void {
    const handleChange = () => listener(lifecycle.isActive());
    document.addEventListener('visibilitychange', handleChange);
    return () => document.removeEventListener('visibilitychange', handleChange);
  },
};
