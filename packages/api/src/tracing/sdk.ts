import { createRequire } from 'node:module'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { ApiEnv } from '#env.ts'
import { withoutLabel } from '#database/labelStatements.ts'
import { ImpersonalExporter } from './ImpersonalExporter.ts'

/** Starts OpenTelemetry. Its standard variables apply (`OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER`, `OTEL_EXPORTER_OTLP_HEADERS` …). */
export function startSdk({ RELEASE, ROLE }: Pick<ApiEnv, 'RELEASE' | 'ROLE'>): () => Promise<void> {
  const ofShop = resourceFromAttributes({
    'service.name': 'shop',
    'service.version': RELEASE,
    'shop.role': ROLE,
  })
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(ofShop)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new ImpersonalExporter(new OTLPTraceExporter()))],
  })
  provider.register()
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new PgInstrumentation({
        requireParentSpan: true,
        ignoreConnectSpans: true,
        requestHook: (span, { query }) => {
          const text = withoutLabel(query.text)
          span.setAttribute('db.query.text', text)
          span.updateName(`SQL ${/^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement'}`)
        },
      }),
      // Calls of other services; requests to the shop have spans of their own (`traceRequests`).
      new HttpInstrumentation({
        disableIncomingRequestInstrumentation: true,
        requireParentforOutgoingSpans: true,
      }),
      new UndiciInstrumentation({ requireParentforSpans: true }),
    ],
  })
  loadPatched()
  return () => provider.shutdown()
}

/** Instrumentations change a module when it is required, and these were imported before. */
function loadPatched(): void {
  const require = createRequire(import.meta.url)
  for (const name of ['http', 'https', 'pg']) require(name)
  createRequire(require.resolve('pg'))('pg-pool')
}
