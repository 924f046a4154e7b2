import type { FastifyHttpOptions } from 'fastify'
import { STATUS_CODES, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { PROBLEM_TYPE } from './HttpProblem.ts'

/** A request must arrive completely within this time, which is shorter than any handler's deadline. */
const ARRIVAL_MAX_MS = 8_000
/** Node checks for slow requests every 30 s by default. */
const CHECK_EVERY_MS = 1_000

const PROBLEMS: Record<string, { status: number; detail: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, detail: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: { status: 431, detail: 'The headers are too large.' },
}
const UNREADABLE = { status: 400, detail: 'This is not a request.' }

/** Server options that close connections whose request arrives too slowly, or is no request. */
export const slowRequests = {
  requestTimeout: ARRIVAL_MAX_MS,
  http: {
    requestTimeout: ARRIVAL_MAX_MS,
    headersTimeout: ARRIVAL_MAX_MS,
    connectionsCheckingInterval: CHECK_EVERY_MS,
    // `nodeRefusals` answers with a problem.
    requireHostHeader: false,
  },
  clientErrorHandler: (error, socket) => refuse(error, socket),
} satisfies FastifyHttpOptions<Server>

function refuse(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const { status, detail } = PROBLEMS[error.code ?? ''] ?? UNREADABLE
  const title = STATUS_CODES[status] ?? ''
  const body = JSON.stringify({ type: 'about:blank', title, status, detail })
  socket.write(
    `HTTP/1.1 ${status} ${title}\r\ncontent-type: ${PROBLEM_TYPE}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` +
      `cache-control: no-store\r\nconnection: close\r\n\r\n${body}`,
  )
  socket.destroySoon()
}
