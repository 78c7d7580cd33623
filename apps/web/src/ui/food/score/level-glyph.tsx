import type { Level } from '@labelwise/domain/scoring';
import { Icon, type IconName } from '../../icons/icon.tsx';

type LevelGlyphProps = {
  /** Which level. */
  level: Level;
  /** Extra class of the part that places it. */
  className?: string | undefined;
};

const GLYPHS = { good: 'lv-good', fair: 'lv-fair', poor: 'lv-poor' } as const satisfies Record<Level, IconName>;

/** The level's shape: told apart without colour, always beside a word. */
export function LevelGlyph({ level, className }: LevelGlyphProps) {
  return <Icon name={GLYPHS[level]} className={className} />;
}
