/** The two ways to leave the page as it is loaded. Screens take it as a property, so that tests can follow where they lead. */
export type BrowserPage = {
  /** Goes to an address outside of the app. */
  readonly leaveFor: (url: string) => void;
  readonly reload: () => void;
};

export const browserPage: BrowserPage = { leaveFor: (url) => window.location.assign(url), reload: reloadPage };

/** Loads the page again, as after a change of the plan. */
export function reloadPage(): void {
  window.location.reload();
}
