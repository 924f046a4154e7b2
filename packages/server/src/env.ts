import { readApiEnv, type ApiEnv } from '@shop/api/env'
import { z } from 'zod'

const envSchema = z.object({
  /** Where the shop listens: loopback unless told otherwise. */
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Another PostgreSQL than the one that comes along. */
  DATABASE_URL: z.string().optional(),
  /** Folder for the database that comes along and for cut pictures. */
  DATA_DIR: z.string().default('.data'),
  /** What is logged, on standard error. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  /** The shop's public address, such as https://example.in, for canonical links. */
  PUBLIC_ORIGIN: z
    .url()
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
})

export type ServerEnv = z.infer<typeof envSchema>

export interface Settings {
  server: ServerEnv
  api: ApiEnv
}

/** The settings of this process; throws a sentence that says which one is wrong. */
export function readSettings(source: NodeJS.ProcessEnv = process.env): Settings {
  const result = envSchema.safeParse(source)
  if (!result.success) {
    const [issue] = result.error.issues
    throw new Error(`${issue?.path.join('.')} is set to something that can't be used: ${issue?.message}`)
  }
  return {
    server: result.data,
    api: readApiEnv(source),
  }
}
