import { company, registeredAddress } from '@shop/contract/company'
import { z } from 'zod'
import { isGstin } from '#modules/invoices/isGstin.ts'

/** Secret for trying the shop out; known to everybody. */
const SECRET_FOR_TRYING = 'known to everyone, and good for trying the shop out only'

const url = (protocols: RegExp) => z.url({ protocol: protocols }).optional()

/** Scheme, host and port of an address that has nothing else, such as https://shop.example. */
export const originSchema = z
  .string()
  .refine(isOrigin, 'not an address without a path, such as https://shop.example')
  .transform((address) => new URL(address).origin)

function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, pathname, search, hash, username } = new URL(address)
  return /^https?:$/.test(protocol) && pathname + search + hash + username === '/'
}

const sellerSchema = z.object({
  /** Seller on tax invoices; defaults to the company of the contract package. */
  INVOICE_LEGAL_NAME: z.string().min(1).default(company.legalName),
  INVOICE_ADDRESS: z.string().min(1).default(registeredAddress),
  /** Its first two digits are the state that goods are sold from. */
  INVOICE_GSTIN: z.string().refine(isGstin, 'not a GSTIN').default(company.gstin),
})

/** Seller on tax invoices. */
export type SellerEnv = z.infer<typeof sellerSchema>

const envSchema = z.object({
  /** `production` closes everything that is for development only, and demands the settings that an open shop needs. */
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  /**
   * Secret for one-time codes, encrypted numbers and names of rate counters. The same for all processes; a
   * new one invalidates only the codes under way.
   */
  SHOP_SECRET: z.string().min(32).default(SECRET_FOR_TRYING),
  /** SMTP server: `smtps://user:password@host:465`. Without it mails stay in the outbox. */
  SMTP_URL: url(/^smtps?$/),
  /** Sender of mails. */
  MAIL_FROM: z.string().default('the product <no-reply@the-product.example>'),
  /** SMS gateway that accepts `POST { to, text }`. Without it text messages stay in the outbox. */
  SMS_GATEWAY_URL: url(/^https?$/),
  /** Bearer token for the gateway. */
  SMS_GATEWAY_TOKEN: z.string().min(1).optional(),
  /** Recipient of messages from the contact page. */
  CONTACT_EMAIL: z.email().default('care@the-product.example'),
  /** Maximum number of codes by text message in a day. */
  CODES_PER_DAY: z.coerce.number().int().min(1).default(20_000),
  /** Text messages that the whole shop sends in a day, codes included; further messages about orders are dropped. */
  TEXTS_PER_DAY: z.coerce.number().int().min(1).default(100_000),
  /** The shop's public address, such as https://example.in, for addresses that leave the shop; the request's host without it. */
  PUBLIC_ORIGIN: originSchema.optional(),
  /** `sandbox` is a test bank; production has to choose. */
  PAYMENT_PROVIDER: z.enum(['sandbox', 'razorpay']).optional(),
  /** Delay of late answers of the sandbox bank. */
  SANDBOX_LATE_SECONDS: z.coerce.number().int().min(0).max(3_600).default(20),
  /** Keys of the Razorpay account, for `razorpay` only. */
  RAZORPAY_KEY_ID: z.string().min(1).optional(),
  RAZORPAY_KEY_SECRET: z.string().min(1).optional(),
  /** What Razorpay signs webhooks with; while it is being replaced the new and the old one, comma-separated. Not the key secret. */
  RAZORPAY_WEBHOOK_SECRETS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((secret) => secret.trim())
        .filter((secret) => secret !== ''),
    ),
  /** Razorpay's address; tests have a stand-in. */
  RAZORPAY_API_URL: z.url().default('https://api.razorpay.com'),
  ...sellerSchema.shape,
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
  /** Bearer token for `/metrics` on the shop's own address, which refuses it to everybody otherwise. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Lists, searches, quotes and pages that an address may have computed in a minute, by each process. */
  READS_PER_MINUTE: z.coerce.number().int().min(1).default(1_200),
  /** Opens or closes `/api/docs` and `/api/openapi.json`; closed in production by default. */
  API_DOCS: z.enum(['open', 'closed']).optional(),
  /** How long, in ms, a process may go on with the catalogue version that it last read. */
  CATALOGUE_VERSION_MAX_AGE: z.coerce.number().int().min(0).max(60_000).default(1_000),
})

export type ApiEnv = z.infer<typeof envSchema>

/** The API's settings; throws a sentence that says which one is wrong. */
export function readApiEnv(source: NodeJS.ProcessEnv = process.env): ApiEnv {
  return checked(parse(envSchema, source))
}

function parse<T>(schema: z.ZodType<T>, source: NodeJS.ProcessEnv): T {
  const result = schema.safeParse(source)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Error(`${issue?.path.join('.')} is set to something that can't be used: ${issue?.message}`)
}

/** Settings for invoices, for commands that need no others. */
export function readSellerEnv(source: NodeJS.ProcessEnv = process.env): SellerEnv {
  return parse(sellerSchema, source)
}

/** Whether the shop serves the public, and is not only tried out. */
export function isProduction(env: Pick<ApiEnv, 'NODE_ENV'>): boolean {
  return env.NODE_ENV === 'production'
}

/** Whether the shop's secret is the one that is known to everybody. */
export function hasKnownSecret(env: Pick<ApiEnv, 'SHOP_SECRET'>): boolean {
  return env.SHOP_SECRET === SECRET_FOR_TRYING
}

/** Whether the API describes itself at `/api/docs`. */
export function hasApiDocs(env: Pick<ApiEnv, 'NODE_ENV' | 'API_DOCS'>): boolean {
  return env.API_DOCS === undefined ? !isProduction(env) : env.API_DOCS === 'open'
}

function checked(env: ApiEnv): ApiEnv {
  if (isProduction(env)) {
    if (hasKnownSecret(env)) {
      throw new Error(
        'SHOP_SECRET is not set: in production it must be 32 or more characters that nobody knows.',
      )
    }
    if (env.PAYMENT_PROVIDER === undefined) {
      throw new Error('PAYMENT_PROVIDER is not set: in production it must be chosen, razorpay or sandbox.')
    }
    if (env.PUBLIC_ORIGIN === undefined) {
      throw new Error(
        "PUBLIC_ORIGIN is not set: in production it must be the shop's public address, such as https://shop.example.",
      )
    }
  }
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRETS, PUBLIC_ORIGIN } = env
  const wanted = { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRETS, PUBLIC_ORIGIN }
  const missing = Object.entries(wanted).find(([, value]) => value === undefined || value.length === 0)
  if (env.PAYMENT_PROVIDER === 'razorpay' && missing !== undefined) {
    throw new Error(`${missing[0]} is not set: payments through Razorpay need it.`)
  }
  return env
}
