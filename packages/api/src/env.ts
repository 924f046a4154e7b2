import { z } from 'zod'

const DEVELOPMENT_SECRET = 'known to everyone, and good for trying the shop out only'

const url = (protocols: RegExp) => z.url({ protocol: protocols }).optional()

/** Scheme, host and port only, such as https://shop.example. */
export const originSchema = z
  .string()
  .refine(isOrigin, 'not an address without a path, such as https://shop.example')
  .transform((address) => new URL(address).origin)

function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, pathname, search, hash, username } = new URL(address)
  return /^https?:$/.test(protocol) && pathname + search + hash + username === '/'
}

/** Key of one-time codes, encrypted numbers and rate counters, equal for all processes. A new key invalidates open codes. */
export const secretSchema = z.string().min(32).default(DEVELOPMENT_SECRET)

/** Addresses of the nodes of an OpenSearch cluster, comma-separated. */
export const searchUrlsSchema = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((address) => address.trim())
      .filter((address) => address !== ''),
  )
  .pipe(z.array(z.url({ protocol: /^https?$/ })).min(1))
  .optional()
/** Alias of the index of products; shops that share a cluster have different ones. */
export const searchIndexSchema = z
  .string()
  .regex(/^[a-z][a-z0-9_-]{0,60}$/)
  .default('products')

const s3Schema = z.object({
  /** Bucket for pictures. Without it they are in `DATA_DIR`. */
  S3_BUCKET: z.string().min(3).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** Address of a service other than Amazon's. */
  S3_ENDPOINT: url(/^https?$/),
  /** Without keys, those of the machine's role apply. */
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Folder in the bucket. */
  S3_PREFIX: z
    .string()
    .default('')
    .transform((prefix) => prefix.replace(/^\/+|\/+$/g, '')),
})

export type S3Env = z.infer<typeof s3Schema>

/** Sender of a shop that is tried out. */
const INVENTED_SENDER = 'the product <no-reply@the-product.example>'

const envSchema = z.object({
  /** `production` closes everything that is for development only, and requires the settings of a public shop. */
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  /** `web` serves shoppers, `worker` runs the jobs, `all` does both. */
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  SHOP_SECRET: secretSchema,
  /** SMTP server: `smtps://user:password@host:465`. Without it, e-mails stay in the outbox. */
  SMTP_URL: url(/^smtps?$/),
  MAIL_FROM: z.string().default(INVENTED_SENDER),
  /** SMS gateway that accepts `POST { to, text }`. Without it, text messages stay in the outbox. */
  SMS_GATEWAY_URL: url(/^https?$/),
  SMS_GATEWAY_TOKEN: z.string().min(1).optional(),
  /** Largest number of one-time codes by text message in a day. */
  CODES_PER_DAY: z.coerce.number().int().min(1).default(20_000),
  /** Largest number of text messages in a day, with codes. Further messages about orders are dropped. */
  TEXTS_PER_DAY: z.coerce.number().int().min(1).default(100_000),
  /** Public address of the shop, such as https://example.in. Without it, links use the request's host. */
  PUBLIC_ORIGIN: originSchema.optional(),
  /** `sandbox` is a test bank. Production has no default. */
  PAYMENT_PROVIDER: z.enum(['sandbox', 'razorpay']).optional(),
  SANDBOX_LATE_SECONDS: z.coerce.number().int().min(0).max(3_600).default(20),
  RAZORPAY_KEY_ID: z.string().min(1).optional(),
  RAZORPAY_KEY_SECRET: z.string().min(1).optional(),
  /** Secrets that sign Razorpay's webhooks, comma-separated: the new one and the old one during a change. Not the key secret. */
  RAZORPAY_WEBHOOK_SECRETS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((secret) => secret.trim())
        .filter((secret) => secret !== ''),
    ),
  RAZORPAY_API_URL: z.url().default('https://api.razorpay.com'),
  ...s3Schema.shape,
  /** Proxies whose `X-Forwarded-*` headers are trusted: addresses or CIDR blocks, comma-separated. None by default. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((proxy) => proxy.trim())
        .filter((proxy) => proxy !== ''),
    ),
  /** Bearer token for `/metrics` on the public port. Without it, `/metrics` is closed there. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Name of the release in logs and traces, such as a commit. */
  RELEASE: z.string().min(1).default('unknown'),
  /** Receiver of traces by OTLP over HTTP, such as http://collector:4318. Without it, nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?$/),
  /** Largest number of computed lists, searches, quotes and pages for an address in a minute, in each process. */
  READS_PER_MINUTE: z.coerce.number().int().min(1).default(1_200),
  API_DOCS: z.enum(['open', 'closed']).optional(),
  /** Streaming replica of the database, for reads of the catalogue. */
  DATABASE_REPLICA_URL: z.string().min(1).optional(),
  /** Longest lag, in ms, with which it is read. */
  DATABASE_REPLICA_MAX_LAG: z.coerce.number().int().min(100).max(60_000).default(1_000),
  /** CDN that is told what has changed: `POST {CDN_PURGE_URL}/purge`, as at Fastly's `https://api.fastly.com/service/{id}`. */
  CDN_PURGE_URL: url(/^https?$/),
  CDN_PURGE_TOKEN: z.string().min(1).optional(),
  /** Search engine that finds and counts products. Without it, the database does. */
  SEARCH_URL: searchUrlsSchema,
  SEARCH_INDEX: searchIndexSchema,
  /** Deadline, in ms, of each of the three attempts to search it. */
  SEARCH_DEADLINE: z.coerce.number().int().min(100).max(10_000).default(1_000),
  /** Longest time, in ms, for which a process uses the catalogue version that it has read. */
  CATALOGUE_VERSION_MAX_AGE: z.coerce.number().int().min(0).max(60_000).default(1_000),
})

export type ApiEnv = z.infer<typeof envSchema>

export function readApiEnv(source: NodeJS.ProcessEnv = process.env): ApiEnv {
  return withBothKeys(checked(parse(envSchema, source)))
}

function parse<T>(schema: z.ZodType<T>, source: NodeJS.ProcessEnv): T {
  const result = schema.safeParse(source)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Error(`${issue?.path.join('.')} is invalid: ${issue?.message}`)
}

/** Where pictures are. */
export function readS3Env(source: NodeJS.ProcessEnv = process.env): S3Env {
  return withBothKeys(parse(s3Schema, source))
}

function withBothKeys<T extends S3Env>(env: T): T {
  if ((env.S3_ACCESS_KEY_ID === undefined) === (env.S3_SECRET_ACCESS_KEY === undefined)) return env
  throw new Error('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or none.')
}

export function isProduction(env: Pick<ApiEnv, 'NODE_ENV'>): boolean {
  return env.NODE_ENV === 'production'
}

/** True when the process answers requests of shoppers. */
export function servesShoppers(env: Pick<ApiEnv, 'ROLE'>): boolean {
  return env.ROLE !== 'worker'
}

/** True when the process runs the jobs. */
export function runsJobs(env: Pick<ApiEnv, 'ROLE'>): boolean {
  return env.ROLE !== 'web'
}

export function hasDevelopmentSecret(env: Pick<ApiEnv, 'SHOP_SECRET'>): boolean {
  return env.SHOP_SECRET === DEVELOPMENT_SECRET
}

export function hasApiDocs(env: Pick<ApiEnv, 'NODE_ENV' | 'API_DOCS'>): boolean {
  return env.API_DOCS === undefined ? !isProduction(env) : env.API_DOCS === 'open'
}

function checked(env: ApiEnv): ApiEnv {
  if (isProduction(env)) {
    if (hasDevelopmentSecret(env)) {
      throw new Error('SHOP_SECRET is not set: in production it must be 32 or more random characters.')
    }
    if (env.PAYMENT_PROVIDER === undefined) {
      throw new Error('PAYMENT_PROVIDER is not set: production requires razorpay or sandbox.')
    }
    if (env.PUBLIC_ORIGIN === undefined) {
      throw new Error(
        "PUBLIC_ORIGIN is not set: in production it must be the shop's public address, such as https://shop.example.",
      )
    }
    if (env.SMTP_URL !== undefined && env.MAIL_FROM === INVENTED_SENDER) {
      throw new Error(
        'MAIL_FROM is not set: e-mails need your sender, such as "Your shop <no-reply@shop.example>".',
      )
    }
  }
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRETS, PUBLIC_ORIGIN } = env
  const wanted = { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRETS, PUBLIC_ORIGIN }
  const missing = Object.entries(wanted).find(([, value]) => value === undefined || value.length === 0)
  if (env.PAYMENT_PROVIDER === 'razorpay' && missing !== undefined) {
    throw new Error(`${missing[0]} is not set: Razorpay requires it.`)
  }
  return env
}
