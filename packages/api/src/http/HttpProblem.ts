import { STATUS_CODES } from 'node:http'
import type { Problem } from '@shop/contract/wire.schema'
import { currentTraceId } from '#tracing/traces.ts'

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'

/** Error response for the client. `detail` may be shown to shoppers. */
export class HttpProblem extends Error {
  readonly status: number
  readonly errors: Problem['errors']
  readonly retryAfterS: number | undefined

  constructor(status: number, detail: string, errors?: Problem['errors'], retryAfterS?: number) {
    super(detail)
    this.status = status
    this.errors = errors
    this.retryAfterS = retryAfterS
  }

  /** Response to a request that is refused because of load or a temporary failure. */
  static busy(): HttpProblem {
    return new HttpProblem(503, 'The shop is busy. Please try again in a moment.')
  }

  toBody(requestId: string): Problem {
    const traceId = currentTraceId()
    return {
      type: 'about:blank',
      title: STATUS_CODES[this.status] ?? 'Error',
      status: this.status,
      detail: this.message,
      request_id: requestId,
      ...(traceId === undefined ? {} : { trace_id: traceId }),
      ...(this.errors === undefined ? {} : { errors: this.errors }),
    }
  }
}
