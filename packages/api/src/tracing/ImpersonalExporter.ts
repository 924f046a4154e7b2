import { SpanKind } from '@opentelemetry/api'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node'

/** Attributes that never contain data of a shopper. Addresses, queries and headers of calls are not among them. */
const SENT = new Set([
  'db.namespace',
  'db.operation.name',
  'db.query.text',
  'db.system.name',
  'error.type',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'job.name',
  'message.channel',
  'message.topic',
  'server.address',
  'server.port',
  'url.path',
])

/** Exports spans without other attributes, and without events and messages of errors, which may quote values. */
export class ImpersonalExporter implements SpanExporter {
  readonly #exporter: SpanExporter

  constructor(exporter: SpanExporter) {
    this.#exporter = exporter
  }

  export(...[spans, onResult]: Parameters<SpanExporter['export']>): void {
    this.#exporter.export(spans.map(impersonal), onResult)
  }

  async forceFlush(): Promise<void> {
    await this.#exporter.forceFlush?.()
  }

  async shutdown(): Promise<void> {
    await this.#exporter.shutdown()
  }
}

function impersonal(span: ReadableSpan): ReadableSpan {
  const isOfCall = span.kind === SpanKind.CLIENT
  const isSent = (name: string) => SENT.has(name) && !(isOfCall && name === 'url.path')
  const attributes = Object.fromEntries(Object.entries(span.attributes).filter(([name]) => isSent(name)))
  return Object.create(span, {
    attributes: { value: attributes },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan
}
