class PixelData {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;

  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}

/** The codecs answer with the browser's `ImageData`, which Node lacks. */
export function provideImageData(): void {
  if (!('ImageData' in globalThis)) Object.assign(globalThis, { ImageData: PixelData });
}
