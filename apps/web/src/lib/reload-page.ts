/** Loads the page anew, as after a change of the plan (members specification section 4, "Trial start"). */
export function reloadPage(): void {
  window.location.reload();
}
