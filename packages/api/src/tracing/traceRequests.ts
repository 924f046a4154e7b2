import { context, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api'
import fastifyPlugin from 'fastify-plugin'
import { publicPath } from '#http/withoutPersonalData.ts'
import { callerOf, tracer } from './traces.ts'

declare module 'fastify' {
  interface FastifyRequest {
    traceContext: Context
  }
}

/** Gives each request a span, in the trace of its caller (`traceparent`). It has no query, header or address. */
export const traceRequests = fastifyPlugin(async function traceRequests(app) {
  app.decorateRequest('traceContext')
  app.addHook('onRequest', (request, _, done) => {
    const { method, url, routeOptions } = request
    const route = routeOptions.url === undefined ? {} : { 'http.route': routeOptions.url }
    const parent = callerOf(request.headers)
    const span = tracer().startSpan(
      [method, routeOptions.url].filter(Boolean).join(' '),
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': method, 'url.path': publicPath(url), ...route },
      },
      parent,
    )
    request.traceContext = trace.setSpan(parent, span)
    context.with(request.traceContext, done)
  })
  // A body arrives on behalf of the connection.
  app.addHook('preValidation', (request, _, done) => context.with(request.traceContext, done))
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = trace.getSpan(request.traceContext)
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
})
