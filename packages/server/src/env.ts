import { hasDevelopmentSecret, originSchema, readApiEnv, type ApiEnv } from '@shop/api/env'
import { z } from 'zod'
import { memoryEnv } from './memoryEnv.ts'

/** Third-party host that the browser may call. */
const foreignUrl = z.url({ protocol: /^https$/, error: 'an address that starts with https://' })

const timeout = z.coerce.number().int().min(100).max(60_000)
const port = z.coerce.number().int().min(0).max(65_535)

/** `name=link` pairs, separated by commas. */
const socialLinksSchema = z
  .string()
  .transform((text) => text.split(',').filter((pair) => pair.trim() !== ''))
  .pipe(
    z.array(
      z
        .string()
        .trim()
        .regex(/^[^=]{1,50}=https:\/\/\S+$/, 'not a list of name=link, each link https')
        .transform((pair) => {
          const end = pair.indexOf('=')
          return { name: pair.slice(0, end).trim(), link: pair.slice(end + 1) }
        }),
    ),
  )

const envSchema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(3000),
  /** Loopback port of the operator's pages. By default a free one, and none in production. */
  OPERATOR_PORT: port.optional(),
  /** Address of an external PostgreSQL. The shop starts its own without it. */
  DATABASE_URL: z.string().min(1).optional(),
  /** Address of the same database through a pooler in transaction mode, such as PgBouncer, for all requests. */
  DATABASE_POOLER_URL: z.string().min(1).optional(),
  /** Connections of a process, to the pooler or to the database. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(10).max(100).default(10),
  /** Longest time of a statement of a request, and its longest wait for a connection, in ms. */
  DATABASE_STATEMENT_TIMEOUT: timeout.default(3_000),
  DATABASE_CONNECTION_TIMEOUT: timeout.default(5_000),
  /** Folder of the shop's own database and of the resized pictures. */
  DATA_DIR: z.string().default('.data'),
  /** True when all sizes of pictures are created in the background, ahead of the first visitor. */
  PICTURES_AHEAD: z.enum(['yes', 'no']).default('yes'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  /** Public address of the shop, such as https://example.in, for canonical links. */
  PUBLIC_ORIGIN: originSchema.optional(),
  /** The shop's own pages on social networks, for the footer. */
  SOCIAL_LINKS: z.string().default('').pipe(socialLinksSchema),
  /** Service that returns a visitor's city. The browser calls it after consent. */
  GEOLOCATION_URL: foreignUrl.optional(),
  /** Receiver of search events, after consent and with an id only. */
  PIXEL_URL: foreignUrl.default('https://www.facebook.com/tr'),
  PIXEL_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  /** Whether visitors are asked to let the shop measure how fast its pages are for them. */
  MEASURE_SPEED: z.enum(['yes', 'no']).default('no'),
  /** Whether browsers keep a page of the shop for when they are offline. With `no` they remove it. */
  OFFLINE_PAGE: z.enum(['yes', 'no']).default('yes'),
})

export type ServerEnv = z.infer<typeof envSchema>

export interface Settings {
  server: ServerEnv
  api: ApiEnv
}

export function readSettings(source: NodeJS.ProcessEnv = process.env): Settings {
  const result = envSchema.safeParse(source)
  if (!result.success) {
    const [issue] = result.error.issues
    throw new Error(`${issue?.path.join('.')} is invalid: ${issue?.message}`)
  }
  const settings = { server: result.data, api: readApiEnv(source) }
  if (!isLoopback(settings.server.HOST) && hasDevelopmentSecret(settings.api)) {
    throw new Error(
      `SHOP_SECRET is not set: with HOST=${settings.server.HOST} others can reach the shop, so it must be 32 or more random characters.`,
    )
  }
  if (!isLoopback(settings.server.HOST) && source['NODE_ENV'] === undefined) {
    throw new Error(
      `NODE_ENV is not set: with HOST=${settings.server.HOST} others can reach the shop, so it must be "production", or "development" to try it out.`,
    )
  }
  return settings
}

/** True when only this machine can connect to an address. Unknown names count as public. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host)
}

export function serverEnv(port: number | undefined): NodeJS.ProcessEnv {
  const NODE_OPTIONS = [memoryEnv.NODE_OPTIONS, process.env['NODE_OPTIONS']].join(' ').trim()
  return { ...memoryEnv, ...process.env, NODE_OPTIONS, ...(port !== undefined && { PORT: String(port) }) }
}

/** The environment of this process for the one that resizes pictures. */
export function resizeEnv(databaseUrl: string): NodeJS.ProcessEnv {
  return { ...process.env, DATABASE_URL: databaseUrl }
}
