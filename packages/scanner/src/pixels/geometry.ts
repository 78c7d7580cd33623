export type Point = { x: number; y: number };

/**
 * A view of a picture: a rectangle of its own size, centred on `center` of the picture, turned by `angle` (radians)
 * and enlarged by `scaleX`, `scaleY`.
 */
export type View = { center: Point; angle: number; scaleX: number; scaleY: number; width: number; height: number };

/** The whole picture, turned by `degrees` and enlarged; large enough that no corner is lost. */
export function wholeView(size: { width: number; height: number }, degrees: number, scaleX: number, scaleY = scaleX): View {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.abs(Math.cos(angle));
  const sin = Math.abs(Math.sin(angle));
  return {
    center: { x: size.width / 2, y: size.height / 2 },
    angle,
    scaleX,
    scaleY,
    width: Math.max(8, Math.ceil((size.width * cos + size.height * sin) * scaleX)),
    height: Math.max(8, Math.ceil((size.width * sin + size.height * cos) * scaleY)),
  };
}

/** Where a point of the view lies in the picture. */
export function toPicture(view: View, point: Point): Point {
  const u = (point.x - view.width / 2) / view.scaleX;
  const v = (point.y - view.height / 2) / view.scaleY;
  const cos = Math.cos(view.angle);
  const sin = Math.sin(view.angle);
  return { x: u * cos - v * sin + view.center.x, y: u * sin + v * cos + view.center.y };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function middle(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
