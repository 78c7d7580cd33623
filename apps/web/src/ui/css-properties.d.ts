import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties carry measures from props into a part's stylesheet. */
    [property: `--${string}`]: string | number | undefined;
  }
}
