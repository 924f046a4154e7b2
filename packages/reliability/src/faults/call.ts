import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
/** Longer than every deadline of the shop. */
const PATIENCE_MS = 60_000

export interface Answer {
  status: number
  body: string
  retryAfter: string | undefined
  ms: number
}

export interface Call {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Sends a request and reads the whole answer. Nothing is repeated: a cut connection is an error, also one that was kept open. */
export function call(url: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<Answer> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const options = { method, headers, agent, signal: AbortSignal.timeout(PATIENCE_MS) }
    request(url, options, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(parts).toString(),
          retryAfter: response.headers['retry-after'],
          ms: performance.now() - began,
        }),
      )
    })
      .on('error', reject)
      .end(body)
  })
}
