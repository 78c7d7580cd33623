/** Session storage that never throws: what one tab remembers across a reload. */
export const perTab = {
  get(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      // A tab that may not remember simply starts anew after a reload.
    }
  },
};
