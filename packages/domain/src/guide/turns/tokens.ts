import { foldText } from '../../lib/index.ts';

/** A word of a message as it was typed, where it begins and ends in it, and folded. */
export type TurnToken = { readonly typed: string; readonly from: number; readonly to: number; readonly folded: string };

/** The words of a message, without the signs around them. */
export function tokensOfTurn(message: string): readonly TurnToken[] {
  return [...message.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}'’%&.,/-]*[\p{L}\p{N}%])?/gu)].map((found) => ({
    typed: found[0],
    from: found.index,
    to: found.index + found[0].length,
    folded: foldText(found[0]).replaceAll('’', "'"),
  }));
}
