/** `damaged`: cut, or changed on its way. `foreign`: of a format that this version does not know. */
export type PackFaultReason = 'damaged' | 'foreign';

/** A pack, or a part of it, that cannot be used. What is wrong is never read as something else: each part carries its checksum. */
export class PackFault extends Error {
  override name = 'PackFault';
  readonly reason: PackFaultReason;

  constructor(reason: PackFaultReason) {
    super(reason === 'damaged' ? 'The pack is damaged' : 'The pack is of another format');
    this.reason = reason;
  }
}
