/** JPEG quality of a frame that goes to the server. */
const QUALITY = 0.8;

/** The picture that a video shows now, as a JPEG data URL; `null` before the first frame. */
export function jpegOf(video: HTMLVideoElement): string | null {
  if (video.videoWidth === 0 || video.videoHeight === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return canvas.toDataURL('image/jpeg', QUALITY);
}
