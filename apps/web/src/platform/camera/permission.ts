/** Asked by the scan screen before the code of the camera is loaded, so that it stands apart from it. */

/** What the browser knows of the permission; `null` where it does not tell. */
export async function permissionStatus(): Promise<PermissionStatus | null> {
  try {
    return await navigator.permissions.query({ name: 'camera' });
  } catch {
    return null;
  }
}

/** Whether the browser opens the camera without asking; `false` where it does not tell. */
export async function isCameraAllowed(): Promise<boolean> {
  return (await permissionStatus())?.state === 'granted';
}
