import { Agent, request } from 'node:http'

/** Closes unused connections long before the servers do, because closing at the same time would look like a lost request. */
const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 20_000 })
/** Longer than every deadline of the shop. */
const PATIENCE_MS = 60_000

export interface Answer {
  status: number
  body: string
  retryAfter: string | undefined
  ms: number
}

export class Cut extends Error {
  readonly code: string
  /** False for a connection that had answered before. */
  readonly isNewConnection: boolean

  constructor(cause: NodeJS.ErrnoException, isNewConnection: boolean) {
    super(cause.message, { cause })
    this.code = cause.code ?? cause.name
    this.isNewConnection = isNewConnection
  }
}

export interface Call {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Sends a request and reads the complete answer. It never retries: a closed connection throws `Cut`, also a reused one. */
export function call(url: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<Answer> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const options = { method, headers, agent, signal: AbortSignal.timeout(PATIENCE_MS) }
    const sent = request(url, options, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', cut)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(parts).toString(),
          retryAfter: response.headers['retry-after'],
          ms: performance.now() - began,
        }),
      )
    })
    sent.on('error', cut).end(body)

    function cut(error: NodeJS.ErrnoException) {
      reject(new Cut(error, !sent.reusedSocket))
    }
  })
}
