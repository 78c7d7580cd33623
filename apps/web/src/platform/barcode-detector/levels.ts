import type { Frame } from '@labelwise/scanner';
import type { View } from './detector.ts';

/** The parts of a `VideoFrame` that are used. */
type Picture = Pick<VideoFrame, 'format' | 'visibleRect' | 'displayWidth' | 'displayHeight' | 'colorSpace' | 'allocationSize' | 'copyTo'>;

/**
 * Formats whose first plane is the luminance, a byte a pixel.
 * @source WebCodecs, W3C, section "Pixel Format"
 */
const LEVELS_FIRST: readonly (VideoPixelFormat | null)[] = ['I420', 'I420A', 'I422', 'I444', 'NV12'];

/**
 * Takes the gray levels of a video's pictures as the camera gave them: drawing a picture of 1280×720 and reading its colors costs some
 * forty times as much. The memory is reused, so that a picture holds until the next is asked for. `null` where a picture does not have them,
 * is shown turned or stretched, or is looked at in another size: it has to be drawn then.
 */
export function createLevels(): (picture: Picture, view: View) => Promise<Frame | null> {
  let memory = new Uint8Array(0);
  return async (picture, view) => {
    const { visibleRect } = picture;
    if (visibleRect === null || !LEVELS_FIRST.includes(picture.format)) return null;
    if (picture.displayWidth !== visibleRect.width || picture.displayHeight !== visibleRect.height) return null;
    if (view.shownWidth !== view.width || view.shownHeight !== view.height) return null;
    // Colors are stored for two by two pixels, so a part begins and ends at even ones.
    const [width, height] = [even(view.width), even(view.height)];
    const rect = { x: even(visibleRect.x + view.left), y: even(visibleRect.y + view.top), width, height };
    const size = picture.allocationSize({ rect });
    if (memory.length < size) memory = new Uint8Array(size);
    const [levels] = await picture.copyTo(memory, { rect });
    if (levels?.stride !== width) return null;
    const data = memory.subarray(levels.offset, levels.offset + width * height);
    if (picture.colorSpace.fullRange === false) stretch(data);
    return { data, width, height };
  };
}

/**
 * Video levels, 16 to 235, to those of drawn pictures, 0 to 255.
 * @source ITU-R BT.601-7, section 2.5.3
 */
const STRETCHED = Uint8Array.from({ length: 256 }, (_, level) => Math.min(255, Math.max(0, Math.round(((level - 16) * 255) / 219))));

function stretch(levels: Uint8Array): void {
  for (let at = 0; at < levels.length; at += 1) levels[at] = STRETCHED[levels[at] ?? 0] ?? 0;
}

const even = (number: number) => number - (number % 2);
