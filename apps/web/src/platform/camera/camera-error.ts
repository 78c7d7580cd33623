/** Why a camera did not open; `permission` is the refusal that the shell's own question met. */
export type CameraFault = 'denied' | 'permission' | 'missing' | 'busy' | 'unsupported' | 'timeout' | 'other';

/** A camera that did not open, or stopped. */
export class CameraError extends Error {
  override name = 'CameraError';
  readonly fault: CameraFault;

  constructor(fault: CameraFault, options?: ErrorOptions) {
    super(`camera: ${fault}`, options);
    this.fault = fault;
  }
}

/** The fault behind what `getUserMedia` threw, by the error's name. */
export function faultOf(error: unknown): CameraFault {
  if (error instanceof CameraError) return error.fault;
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return name === 'NotSupportedError' || name === 'TypeError' ? 'unsupported' : 'other';
}
