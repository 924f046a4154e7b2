import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api'

/** Tracer of the shop, whose spans go nowhere without `startTracing`. An earlier one would stay without effect: ask for it each time. */
export const tracer = () => trace.getTracer('shop')

/** Id of the trace that the current work belongs to, if it is traced. */
export function currentTraceId(): string | undefined {
  return trace.getActiveSpan()?.spanContext().traceId
}

/** Current span as a W3C `traceparent`, for rows whose work another process does later. */
export function currentTraceparent(): string | undefined {
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent
}

/** Span that called with these headers; without any, the current one. */
export function callerOf(headers: object): Context {
  return propagation.extract(context.active(), headers)
}

/** Runs a job in a span, in the trace of the row that caused it. */
export async function traceJob<T>(
  name: string,
  { traceparent, attributes }: { traceparent?: string | null; attributes?: Attributes },
  work: () => Promise<T>,
): Promise<T> {
  const parent = traceparent ? callerOf({ traceparent }) : context.active()
  const options = { kind: SpanKind.CONSUMER, attributes: { 'job.name': name, ...attributes } }
  return tracer().startActiveSpan(`job ${name}`, options, parent, async (span) => {
    try {
      return await work()
    } catch (error) {
      fail(span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** Messages of errors may contain values, so a span has only the kind of its error. */
function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
}
