/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Host of the API for the native shell, e.g. `https://labelwise.example`; unset on the web (same origin). */
  readonly VITE_API_URL?: string;
}
