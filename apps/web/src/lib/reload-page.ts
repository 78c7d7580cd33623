/** Loads the page anew, as after a change of the plan. */
export function reloadPage(): void {
  window.location.reload();
}
