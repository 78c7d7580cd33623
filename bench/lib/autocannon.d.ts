/** The part of autocannon that is used here; the package has no types of its own. */
declare module 'autocannon' {
  type Request = { method: 'GET'; path: string };
  type Options = {
    url: string;
    connections: number;
    duration: number;
    headers: Record<string, string>;
    requests: ReadonlyArray<Request | { setupRequest: (request: Request) => Request }>;
  };
  export type Result = {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    errors: number;
    statusCodeStats?: Record<string, { count: number }>;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
