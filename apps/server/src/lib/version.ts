import manifest from '../../package.json' with { type: 'json' };

/** The version that is running. */
export const VERSION: string = manifest.version;
