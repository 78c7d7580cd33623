import type { Engine } from './engine.ts';
import { examine } from './examine.ts';
import { type Bars, findBars } from './find-bars.ts';
import { distance } from './geometry.ts';
import { QUICK, readGrey } from './grey/read-grey.ts';
import type { Luminance } from './luminance.ts';
import type { DecodeOutcome } from './outcome.ts';
import { BAR_STRATEGIES, barPass, FRAME_PASS, FRAME_STRATEGIES, otherCodesPass } from './passes.ts';
import { unread } from './unread.ts';

/** Other codes than those of retail packs are looked for in every fourth frame, and in the next ones once there is one. */
const OTHER_EVERY = 4;
/** What the strongest place of bars is read as by gray levels, in every second frame; once that was in vain, seldom. */
const GREY_TURNS = ['EAN-13', 'EAN-13', 'EAN-8'] as const;
const GREY_EVERY = { first: 2, inVain: 12 };
/** Bars that are so much nearer, farther or elsewhere are looked at as new ones. */
const MOVED = { scale: 0.25, place: 0.5 };
/** Rows of a place of bars that the engine is shown. */
const STRIP_HEIGHT = 96;

/**
 * Reads one camera frame after the other. Retail codes are looked for in each, first where bars stand side by side, then in all of it;
 * bars that the engine cannot read are read by their gray levels in some. A product of a retail pack ends the search.
 */
export function createFrameReader(engine: Engine): (picture: Luminance) => Promise<DecodeOutcome> {
  let turn = 0;
  let lookForOthersUntil = 0;
  let [greyTurn, greyTurns] = [2, 0];
  let lookedAt: Bars | null = null;

  return async (picture) => {
    turn += 1;
    const examination = examine(engine, picture);
    const { tally } = examination;
    const found = findBars(picture);
    const strategy = FRAME_STRATEGIES[turn % FRAME_STRATEGIES.length] ?? BAR_STRATEGIES[0];
    for (const bars of strategy === BAR_STRATEGIES[0] ? found : found.slice(0, 1)) {
      await examination.run(barPass(bars, strategy, STRIP_HEIGHT));
      if (tally.hasLongCode()) break;
    }
    if (!tally.hasLongCode()) await examination.run(FRAME_PASS);
    const [place] = found;
    if (place !== undefined && lookedAt !== null && greyTurns >= GREY_TURNS.length && hasMoved(lookedAt, place)) {
      [greyTurn, greyTurns] = [turn, 0];
    }
    if (place !== undefined && tally.product() === null && turn >= greyTurn) {
      lookedAt = place;
      const format = GREY_TURNS[greyTurns % GREY_TURNS.length] ?? 'EAN-13';
      tally.acceptGrey(readGrey(picture, place, format, QUICK), format);
      greyTurns = tally.product() === null ? greyTurns + 1 : 0;
      greyTurn = turn + (greyTurns < GREY_TURNS.length ? GREY_EVERY.first : GREY_EVERY.inVain);
    }
    if (tally.product() === null && (turn % OTHER_EVERY === 1 || turn <= lookForOthersUntil)) {
      await examination.run(otherCodesPass(picture, turn % (2 * OTHER_EVERY) < OTHER_EVERY ? 'whole' : 'middle'));
      if (tally.hasOtherCode()) lookForOthersUntil = turn + OTHER_EVERY;
    }
    return tally.outcome(unread(picture, found));
  };
}

function hasMoved(before: Bars, now: Bars): boolean {
  return Math.abs(now.across / before.across - 1) > MOVED.scale || distance(before.center, now.center) > MOVED.place * before.across;
}
