export type Facing = 'environment' | 'user';
export type ZoomRange = { min: number; max: number; step: number };

/** A code as a detector of the device tells it; `format` by the name that browsers give it (`ean_13`). */
export type SeenCode = { readonly rawValue: string; readonly format: string };

/** An open camera. What the device cannot do is absent, so that no button for it is shown. */
export type Camera = {
  /** Another one for every opening. */
  readonly id: string;
  /** The picture for a video element; `null` where the device draws it behind the page, which lets it through. */
  readonly stream: MediaStream | null;
  /** Where the camera reads codes by itself: tells each listener what it sees until the answer is called; else `null`. */
  readonly codes: ((listener: (codes: readonly SeenCode[]) => void) => () => void) | null;
  readonly facing: Facing;
  /** Sets the torch; `null` where there is none. */
  readonly torch: ((on: boolean) => Promise<void>) | null;
  /** Sets the zoom; `null` where there is none. */
  readonly zoom: { range: ZoomRange; set: (value: number) => Promise<void> } | null;
  /** Whether the device has another camera to switch to. */
  readonly canSwitch: boolean;
  /** Called when the device takes the camera away. */
  onEnded: (listener: () => void) => void;
  stop: () => void;
};
