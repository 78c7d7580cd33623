/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Host of the API for the native shell, e.g. `https://labelwise.example`; unset on the web (same origin). */
  readonly VITE_API_URL?: string;
  /** RevenueCat's public key of the iOS app, for purchases in the shell. */
  readonly VITE_REVENUECAT_APPLE_KEY?: string;
  /** RevenueCat's public key of the Android app. */
  readonly VITE_REVENUECAT_GOOGLE_KEY?: string;
}

/** Version of the vocabulary that the build's reader works with, see `vite.config.ts`. */
declare const __VOCABULARY_VERSION__: string;
