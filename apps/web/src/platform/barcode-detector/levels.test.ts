import { describe, expect, it } from 'vitest';
import { createLevels } from './levels.ts';

const WIDTH = 8;
const HEIGHT = 6;
/** Level of a pixel of the stand-in's picture. */
const level = (x: number, y: number) => 16 + y * WIDTH + x;

/** A picture as a camera's driver gives it: I420, its rows without padding. */
function aPicture({
  format = 'I420' as VideoPixelFormat | null,
  turned = false,
  fullRange = true,
  visible = new DOMRect(0, 0, WIDTH, HEIGHT),
} = {}) {
  const size = ({ width, height }: { width: number; height: number }) => width * height * 1.5;
  const rectOf = (options?: VideoFrameCopyToOptions) => ({ x: 0, y: 0, width: WIDTH, height: HEIGHT, ...options?.rect });
  return {
    format,
    visibleRect: visible,
    displayWidth: turned ? visible.height : visible.width,
    displayHeight: turned ? visible.width : visible.height,
    colorSpace: { fullRange, matrix: null, primaries: null, transfer: null, toJSON: () => ({}) },
    allocationSize: (options?: VideoFrameCopyToOptions) => size(rectOf(options)),
    copyTo: async (to: AllowSharedBufferSource, options?: VideoFrameCopyToOptions) => {
      const { x, y, width, height } = rectOf(options);
      if ([x, y, width, height].some((value) => value % 2 === 1)) throw new TypeError('rect is not sample-aligned');
      if (!(to instanceof Uint8Array)) throw new TypeError('no bytes');
      to.set(Array.from({ length: width * height }, (_, at) => level(x + (at % width), y + Math.floor(at / width))));
      return [{ offset: 0, stride: width }];
    },
  };
}

const view = (part: { left?: number; top?: number; width?: number; height?: number; shownWidth?: number } = {}) => {
  const { left = 0, top = 0, width = WIDTH, height = HEIGHT, shownWidth = width } = part;
  return { left, top, width, height, shownWidth, shownHeight: height };
};

describe('the gray levels of a video’s picture', () => {
  it('are those of the camera, all of them or of a part, whose edges are even', async () => {
    const levels = createLevels();
    const whole = await levels(aPicture(), view());
    expect(whole).toMatchObject({ width: WIDTH, height: HEIGHT });
    expect([...(whole?.data ?? [])]).toEqual(Array.from({ length: WIDTH * HEIGHT }, (_, at) => 16 + at));
    const part = await levels(aPicture(), view({ left: 3, top: 1, width: 3, height: 5 }));
    expect(part).toMatchObject({ width: 2, height: 4 });
    expect([...(part?.data ?? [])]).toEqual([0, 1, 2, 3].flatMap((row) => [level(2, row), level(3, row)]));
  });

  it('begin where the visible part does', async () => {
    const seen = await createLevels()(aPicture({ visible: new DOMRect(2, 2, 4, 4) }), view({ width: 4, height: 4 }));
    expect(seen?.data[0]).toBe(level(2, 2));
  });

  it('go from black to white, also where the camera gives those of television', async () => {
    const seen = await createLevels()(aPicture({ fullRange: false }), view());
    expect([seen?.data[0], seen?.data[1], seen?.data[47]]).toEqual([0, 1, 55]);
  });

  it('are not taken of colors, of what the device keeps to itself, of a turned picture, or in another size', async () => {
    const levels = createLevels();
    for (const format of ['RGBA', 'BGRX', null] as const) expect(await levels(aPicture({ format }), view())).toBeNull();
    expect(await levels(aPicture({ turned: true }), view())).toBeNull();
    expect(await levels(aPicture(), view({ shownWidth: 4 }))).toBeNull();
  });
});
