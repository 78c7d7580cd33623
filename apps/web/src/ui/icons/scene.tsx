import { SCENES, type SceneName } from './scenes.tsx';

export type { SceneName } from './scenes.tsx';

type SceneProps = {
  /** Which drawn scene. */
  name: SceneName;
  /** Extra class of the part that places it. */
  className?: string | undefined;
};

/** A drawn scene for an empty state; decoration, the words beside it say the same. */
export function Scene({ name, className }: SceneProps) {
  return (
    <svg viewBox="0 0 240 168" aria-hidden="true" className={className}>
      {SCENES[name]}
    </svg>
  );
}
