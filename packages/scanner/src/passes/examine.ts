import { type Candidate, Tally } from '../accept/tally.ts';
import type { Engine, Sighting } from '../engine/engine.ts';
import type { Luminance } from '../pixels/luminance.ts';
import { closeUp, LOOKS } from './deskew.ts';
import { type Pass, runPass } from './pass.ts';

/** More sightings than these are taken up no further: a picture full of ghosts must not cost seconds. */
const MAX_CANDIDATES = 6;

export type Examination = { tally: Tally; run(pass: Pass, picture?: Luminance, factor?: number): Promise<boolean> };

/**
 * Looks at one picture, pass after pass. Each product number that turns up is looked at again close up, with its bars
 * upright, in the sharpest picture there is. `run` answers whether a product is believed by now.
 */
export function examine(engine: Engine, sharpest: Luminance): Examination {
  const tally = new Tally();
  const lookedAt = new Set<Candidate>();

  async function lookAgain(): Promise<void> {
    for (const candidate of tally.candidates.values()) {
      if (lookedAt.has(candidate) || lookedAt.size >= MAX_CANDIDATES) continue;
      lookedAt.add(candidate);
      for (const look of LOOKS) {
        const pass = closeUp(sharpest, candidate.sighting, look);
        if (pass !== null) tally.add(look.name, await runPass(engine, pass, sharpest));
      }
    }
  }

  return {
    tally,
    /** `picture` may be a reduced one, `factor` times smaller than the sharpest. */
    async run(pass, picture = sharpest, factor = 1) {
      const sightings = await runPass(engine, pass, picture);
      tally.add(pass.name, factor === 1 ? sightings : sightings.map((sighting) => enlargedBy(sighting, factor)));
      await lookAgain();
      return tally.product() !== null;
    },
  };
}

function enlargedBy(sighting: Sighting, factor: number): Sighting {
  const [a, b, c, d] = sighting.corners.map(({ x, y }) => ({ x: x * factor, y: y * factor }));
  return a && b && c && d ? { ...sighting, corners: [a, b, c, d] } : sighting;
}
