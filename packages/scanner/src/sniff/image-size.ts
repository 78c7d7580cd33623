/** Of a picture, in pixels. */
export type ImageSize = { width: number; height: number };
