import { readApiEnv, type ApiEnv } from '@shop/api/env'
import { z } from 'zod'

/** A host of somebody else that the browser may call. */
const foreignUrl = z.url({ protocol: /^https$/, error: 'an address that starts with https://' })

const DEFAULT_CITIES = 'Gurugram=/?,Noida=/?,Ghaziabad=/?,Faridabad=/?'

/** `name=link` pairs, separated by commas: a link is https or a path of this shop. */
const cityLinksSchema = z
  .string()
  .transform((text) => text.split(',').filter((pair) => pair.trim() !== ''))
  .pipe(
    z.array(
      z
        .string()
        .trim()
        .regex(
          /^[^=]{1,50}=(?:https:\/\/|\/(?!\/))\S*$/,
          'not a list of name=link, each link https or a path of this shop',
        )
        .transform((pair) => {
          const end = pair.indexOf('=')
          return { name: pair.slice(0, end).trim(), link: pair.slice(end + 1) }
        }),
    ),
  )

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
  /** Cities of the city selector besides Delhi and Jaipur (spec §2). */
  CITY_LINKS: z.string().default(DEFAULT_CITIES).pipe(cityLinksSchema),
  /** Tells which city a visitor is in; asked from the browser, after consent. */
  GEOLOCATION_URL: foreignUrl.optional(),
  /** Hears of searches, after consent, when there is an id as well. */
  PIXEL_URL: foreignUrl.default('https://www.facebook.com/tr'),
  PIXEL_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/)
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
