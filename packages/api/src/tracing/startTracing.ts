import type { ApiEnv } from '#env.ts'

/**
 * Sends traces of requests, statements, calls and jobs to `OTEL_EXPORTER_OTLP_ENDPOINT`; without it, loads nothing. Call it before
 * the database is opened. Returns a function that sends the last spans.
 */
export async function startTracing(
  env: Pick<ApiEnv, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'RELEASE' | 'ROLE'>,
): Promise<() => Promise<void>> {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return async () => undefined
  const { startSdk } = await import('./sdk.ts')
  return startSdk(env)
}
