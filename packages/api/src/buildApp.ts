import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { ORDER_DEADLINE_MS, READ_DEADLINE_MS } from '@shop/contract/limits'
import type { Settings } from '@shop/contract/settings.schema'
import type { OperatorSizeGuide } from '@shop/contract/size-guides.schema'
import { logLostConnections } from '#database/logLostConnections.ts'
import type { Database } from '#database/openDatabase.ts'
import { openReads, type Reads } from '#database/reads/openReads.ts'
import { hasApiDocs, readApiEnv, servesShoppers, type ApiEnv } from '#env.ts'
import { AnswerCache } from '#http/AnswerCache.ts'
import type { CatalogueState } from '#http/CatalogueState.ts'
import { CatalogueVersion } from '#http/CatalogueVersion.ts'
import { sendFailure } from '#html/sendFailure.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import { jsonOnly } from '#http/jsonOnly.ts'
import { nodeRefusals } from '#http/nodeRefusals.ts'
import { onlyOwnHost } from '#http/onlyOwnHost.ts'
import { AccessLog } from '#http/AccessLog.ts'
import { answerWithProblems } from '#http/problems.ts'
import { readLimit } from '#http/readLimit.ts'
import { requestId, requestIds } from '#http/requestId.ts'
import { strictQuery } from '#http/strictQuery.ts'
import { transportHeaders } from '#http/transportHeaders.ts'
import { signedInUsers } from '#http/usersOnly.ts'
import { slowRequests } from '#http/slowRequests.ts'
import { withoutPersonalData } from '#http/withoutPersonalData.ts'
import { pendingWrites } from '#http/pendingWrites.ts'
import { xsrfCookie } from '#http/xsrfCookie.ts'
import { RateLimits } from '#limits/RateLimits.ts'
import { authRoutes } from '#modules/auth/auth.routes.ts'
import { Passwords } from '#modules/auth/Passwords.ts'
import { blogsRoutes } from '#modules/blogs/blogs.routes.ts'
import { brandsRoutes } from '#modules/brands/brands.routes.ts'
import { cartRoutes } from '#modules/cart/cart.routes.ts'
import { cdnModule } from '#modules/cdn/cdn.module.ts'
import { categoriesRoutes } from '#modules/categories/categories.routes.ts'
import { contactRoutes } from '#modules/contact/contact.routes.ts'
import {
  browserFailuresRoutes,
  type BrowserFailuresOptions,
} from '#modules/browserFailures/browserFailures.routes.ts'
import { homeRoutes } from '#modules/home/home.routes.ts'
import { invoicesRoutes } from '#modules/invoices/invoices.routes.ts'
import { openPictureFiles } from '#modules/media/files/openPictureFiles.ts'
import { mediaRoutes } from '#modules/media/media.routes.ts'
import { ordersFirst } from '#modules/orders/ordersFirst.ts'
import { offersRoutes } from '#modules/offers/offers.routes.ts'
import { ordersRoutes } from '#modules/orders/orders.routes.ts'
import { backgroundWork } from '#modules/service/backgroundWork.ts'
import { paymentsModule } from '#modules/payments/payments.module.ts'
import { pageSpeedsRoutes } from '#modules/pageSpeeds/pageSpeeds.routes.ts'
import { paymentsRoutes } from '#modules/payments/payments.routes.ts'
import { deliveryRoutes } from '#modules/delivery/delivery.routes.ts'
import { pincodesRoutes } from '#modules/pincodes/pincodes.routes.ts'
import { drain } from '#modules/service/drain.ts'
import { openApi } from '#modules/service/openApi.ts'
import { countViews } from '#modules/products/popularity/countViews.ts'
import { productsRoutes } from '#modules/products/products.routes.ts'
import { searchModule } from '#modules/search/search.module.ts'
import { searchRoutes } from '#modules/search/search.routes.ts'
import type { Cached } from '#modules/service/metrics.ts'
import { serviceRoutes } from '#modules/service/service.routes.ts'
import { shopMetrics } from '#modules/service/shopMetrics.ts'
import { CurrentValue } from '#http/CurrentValue.ts'
import { findFilledCollections, type FilledCollections } from '#modules/home/filledCollections.repository.ts'
import { readSettings } from '#modules/settings/settings.repository.ts'
import { sizeGuidesRoutes } from '#modules/sizeGuides/sizeGuides.routes.ts'
import { readSizeGuides } from '#modules/sizeGuides/sizeGuides.repository.ts'
import { stockAlertsRoutes } from '#modules/stockAlerts/stockAlerts.routes.ts'
import { usersRoutes } from '#modules/users/users.routes.ts'
import { ProductCards } from '#modules/products/ProductCards.ts'
import { markWishlisted } from '#modules/wishlist/markWishlisted.ts'
import { wishlistRoutes } from '#modules/wishlist/wishlist.routes.ts'
import { Encryption } from '#secrets/Encryption.ts'
import { traceRequests } from '#tracing/traceRequests.ts'
import { jobs } from '#work/jobs.ts'

declare module 'fastify' {
  interface FastifyInstance {
    db: Database
    /** Database for the catalogue. What it returns may be as old as `DATABASE_REPLICA_MAX_LAG`. */
    reads: Reads
    env: ApiEnv
    clock: () => Date
    /** Changes with everything that shoppers see. Rejects while the database is unavailable. */
    catalogueVersion: () => Promise<number>
    /** What cached answers are compared with. Undefined while the database is unavailable. */
    catalogueState: () => Promise<CatalogueState | undefined>
    /** What the operator set for the whole shop, as of at most a second ago. */
    settings: () => Promise<Settings>
    /** Lists of the footer that have products, and whether the blog has posts. */
    filledCollections: () => Promise<FilledCollections>
    sizeGuides: () => Promise<OperatorSizeGuide[]>
    productCards: ProductCards
    answers: AnswerCache
    /** Caches by the name that metrics call them. */
    caches: Map<string, Cached>
    encryption: Encryption
    rateLimits: RateLimits
    passwords: Passwords
  }
}

const ANSWERS = {
  maxBytes: 24 * 1024 * 1024,
  /** With the age of the cards in them, stock numbers in cached answers may be a minute old. */
  freshMs: 40_000,
  staleMs: 3_600_000,
}

export interface BuildAppOptions {
  db: Database
  mediaFolder: string
  env?: ApiEnv
  clock?: () => Date
  logger?: FastifyServerOptions['logger']
  /** Place in the sources of a place in a script of the storefront. */
  sourceOf?: BrowserFailuresOptions['sourceOf']
}

/**
 * The shop API, ready to listen; in the role of a worker only its jobs and the addresses for its health. The caller closes the
 * database after the app, and answers paths outside `/api`.
 */
export async function buildApp({
  db,
  mediaFolder,
  env = readApiEnv(),
  clock = () => new Date(),
  logger,
  sourceOf = async () => undefined,
}: BuildAppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: withoutPersonalData(logger, env.RELEASE),
    genReqId: requestIds(env.TRUSTED_PROXIES),
    logController: new AccessLog(),
    bodyLimit: 32 * 1024,
    // A handler answers by its own deadline; the server closes only a socket that is silent after the longest of them.
    connectionTimeout: ORDER_DEADLINE_MS + 10_000,
    ...slowRequests,
    handlerTimeout: READ_DEADLINE_MS,
    // Longer than proxies reuse a connection, so that no proxy sends a request on a connection that is closing.
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: env.TRUSTED_PROXIES.length > 0 ? env.TRUSTED_PROXIES : false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
  })
  app.setErrorHandler(sendFailure)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('db', db)
  app.addHook('onClose', logLostConnections(db.$client, app.log))
  app.decorate('env', env)
  app.decorate('clock', clock)
  const reads = openReads(db, {
    replicaUrl: env.DATABASE_REPLICA_URL,
    poolSize: db.$client.options.max,
    maxLagMs: env.DATABASE_REPLICA_MAX_LAG,
    onChange: (reason) =>
      reason === undefined
        ? app.log.info('The replica is read')
        : app.log.warn({ reason }, 'The replica is not read'),
  })
  app.decorate('reads', reads)
  app.addHook('onClose', async () => reads.replica?.stop())
  const version = new CatalogueVersion(reads.db, env.CATALOGUE_VERSION_MAX_AGE, (error) =>
    app.log.warn({ err: error }, 'The catalogue version is unknown: cached answers may be stale'),
  )
  reads.replica?.start(() => version.known)
  app.decorate('catalogueVersion', () => version.current())
  app.decorate('catalogueState', () => version.state())
  const state = () => version.state()
  const settings = new CurrentValue(() => readSettings(reads.db), state)
  app.decorate('settings', () => settings.get())
  const collections = new CurrentValue(() => findFilledCollections(reads.db), state)
  app.decorate('filledCollections', () => collections.get())
  const sizeGuides = new CurrentValue(() => readSizeGuides(reads.db), state)
  app.decorate('sizeGuides', () => sizeGuides.get())
  const productCards = new ProductCards(reads.db, { state })
  app.decorate('productCards', productCards)
  const answers = new AnswerCache(ANSWERS)
  app.decorate('answers', answers)
  app.decorate(
    'caches',
    new Map<string, Cached>([
      ['answers', answers],
      ['cards', productCards],
    ]),
  )

  const encryption = new Encryption(env.SHOP_SECRET)
  app.decorate('encryption', encryption)
  app.decorate('rateLimits', new RateLimits(db, encryption, env))
  app.decorate('passwords', new Passwords())

  await app.register(requestId)
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) await app.register(traceRequests)
  await app.register(transportHeaders)
  await app.register(nodeRefusals)
  await app.register(onlyOwnHost)
  await app.register(drain)
  await app.register(pendingWrites)
  await app.register(readLimit)
  await app.register(serviceRoutes)
  await app.register(shopMetrics)
  await app.register(jobs)
  await app.register(countViews)
  await app.register(searchModule)
  await app.register(backgroundWork)
  await app.register(paymentsModule)
  await app.register(cdnModule)
  if (!servesShoppers(env)) {
    app.setNotFoundHandler(() => {
      throw new HttpProblem(404, 'This process runs jobs and serves no shopper.')
    })
    return app
  }
  await app.register(ordersFirst)
  await app.register(mediaRoutes, { files: await openPictureFiles(mediaFolder, env) })
  await app.register(
    async (api) => {
      answerWithProblems(api)
      if (hasApiDocs(env)) await api.register(openApi)
      await api.register(jsonOnly)
      await api.register(xsrfCookie)
      await api.register(signedInUsers)
      await api.register(strictQuery)
      const modules = api.withTypeProvider<ZodTypeProvider>()
      await modules.register(async (products) => {
        await products.register(markWishlisted)
        await products.register(homeRoutes)
        await products.register(productsRoutes)
        await products.register(offersRoutes)
        await products.register(blogsRoutes)
      })
      await modules.register(categoriesRoutes)
      await modules.register(brandsRoutes)
      await modules.register(sizeGuidesRoutes)
      await modules.register(searchRoutes)
      await modules.register(pincodesRoutes)
      await modules.register(deliveryRoutes)
      await modules.register(cartRoutes)
      await modules.register(ordersRoutes)
      await modules.register(invoicesRoutes)
      await modules.register(paymentsRoutes, { context: app.payments })
      await modules.register(authRoutes)
      await modules.register(usersRoutes)
      await modules.register(wishlistRoutes)
      await modules.register(stockAlertsRoutes)
      await modules.register(contactRoutes)
      await modules.register(browserFailuresRoutes, { sourceOf })
      await modules.register(pageSpeedsRoutes)
    },
    { prefix: '/api' },
  )
  return app
}
