import { z } from 'zod'

const envSchema = z.object({
  /** Proxies whose `X-Forwarded-*` headers are believed, as addresses or CIDR blocks, comma-separated; nobody's by default. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((proxy) => proxy.trim())
        .filter((proxy) => proxy !== ''),
    ),
  /** Lets others than this machine read `/metrics`: expected as its bearer token. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** How long, in ms, a process may go on with the catalogue version that it last read. */
  CATALOGUE_VERSION_MAX_AGE: z.coerce.number().int().min(0).max(60_000).default(1_000),
})

export type ApiEnv = z.infer<typeof envSchema>

/** The API's settings; throws a sentence that says which one is wrong. */
export function readApiEnv(source: NodeJS.ProcessEnv = process.env): ApiEnv {
  const result = envSchema.safeParse(source)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Error(`${issue?.path.join('.')} is set to something that can't be used: ${issue?.message}`)
}
