/**
 * The one helper that react-i18next takes from i18next: turns a typed selector into its key. Our keys are the English
 * sentences themselves, so a selector never occurs; see `slimI18next` in the build configuration.
 */
export function keyFromSelector(selector: unknown): string {
  return String(selector);
}
