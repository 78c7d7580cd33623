import type { Bars } from '../find-bars.ts';
import { distance } from '../geometry.ts';
import type { Luminance } from '../luminance.ts';
import { type GreyReading, readGreyPart } from './read-grey.ts';

/** Bars are looked at `eager` times, with a turn between, before they are given up; then seldom. */
const EAGER = 3;
const REST = { eager: 1, inVain: 10 };
/** Bars that are so much nearer, farther, elsewhere or turned are looked at as new ones. */
const MOVED = { scale: 0.25, place: 0.5, radians: 0.25 };
/** Places that are remembered: a large picture is looked at in two ways in turn, in which the same bars lie elsewhere. */
const REMEMBERED = 2;

/** Bars that were looked at: which part of the reading is next and in which turn, and how often all parts were in vain. */
type Place = { bars: Bars; part: number; inVain: number; next: number };

/**
 * Reads the strongest bars of a camera's frames by their gray levels, a part of the reading in each. All parts at
 * one frame would take several times as long as a camera gives it; what is read is always what the frame itself shows.
 */
export function createLooks(): (picture: Luminance, bars: Bars | undefined, turn: number) => GreyReading | null {
  let places: Place[] = [];

  return (picture, bars, turn) => {
    if (bars === undefined) return null;
    const known = places.find((other) => !hasMoved(other.bars, bars));
    const place = known ?? { bars, part: 0, inVain: 0, next: turn };
    if (turn < place.next) return null;
    const { reading, next: part } = readGreyPart(picture, bars, place.part);
    const inVain = place.inVain + (part === 0 ? 1 : 0);
    const rest = part > 0 ? 0 : inVain < EAGER ? REST.eager : REST.inVain;
    const others = places.filter((other) => other !== known);
    const after = { bars, part, inVain, next: turn + 1 + rest };
    places = reading === null ? [after, ...others].slice(0, REMEMBERED) : others;
    return reading;
  };
}

function hasMoved(before: Bars, now: Bars): boolean {
  const turned = Math.abs(before.angle - now.angle) % Math.PI;
  if (Math.min(turned, Math.PI - turned) > MOVED.radians) return true;
  return Math.abs(now.across / before.across - 1) > MOVED.scale || distance(before.center, now.center) > MOVED.place * before.across;
}
