import { connect, type Socket } from 'node:net'

export interface RawAnswer {
  status: number
  headers: Map<string, string>
  body: Buffer
}

/** Longer than any deadline of the server. */
const ANSWER_MAX_MS = 40_000

/** Keep-alive connection that sends raw requests, one after another. An incomplete answer at the end of the connection is an error. */
export class RawConnection {
  readonly #port: number
  #socket: Socket | undefined

  constructor(port: number) {
    this.#port = port
  }

  async send(method: string, bytes: Buffer): Promise<RawAnswer> {
    const isReused = this.#socket !== undefined
    try {
      return await this.#exchange(method, bytes)
    } catch (error) {
      this.close()
      // The server may close an idle connection at the moment of its reuse: clients then repeat the request.
      if (isReused && error instanceof Cut && error.received === 0) return this.send(method, bytes)
      throw error
    }
  }

  close(): void {
    this.#socket?.destroy()
    this.#socket = undefined
  }

  #exchange(method: string, bytes: Buffer): Promise<RawAnswer> {
    const socket = (this.#socket ??= connect(this.#port, '127.0.0.1').setNoDelay())
    return new Promise((resolve, reject) => {
      let received = Buffer.alloc(0)
      const settle = (action: () => void) => {
        clearTimeout(timer)
        socket.removeAllListeners('data').removeAllListeners('error').removeAllListeners('close')
        socket.on('error', () => this.close())
        action()
      }
      const finish = (answer: RawAnswer) =>
        settle(() => {
          if (answer.headers.get('connection')?.toLowerCase() === 'close') this.close()
          resolve(answer)
        })
      const cut = (reason: string) =>
        settle(() => {
          const answer = readAnswer(method, received, true)
          if (answer === undefined) reject(new Cut(reason, received.length))
          else {
            this.close()
            resolve(answer)
          }
        })
      const timer = setTimeout(() => cut('no answer came'), ANSWER_MAX_MS)
      socket.on('data', (part: Buffer) => {
        received = Buffer.concat([received, part])
        const answer = readAnswer(method, received, false)
        if (answer !== undefined) finish(answer)
      })
      socket.on('error', (error) => cut(error.message))
      socket.on('close', () => cut('the connection was closed'))
      socket.write(bytes)
    })
  }
}

class Cut extends Error {
  readonly received: number

  constructor(reason: string, received: number) {
    super(`${reason} after ${received} bytes`)
    this.received = received
  }
}

function readAnswer(method: string, bytes: Buffer, isEnded: boolean): RawAnswer | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd < 0) return undefined
  const [statusLine = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n')
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1])
  const rest = bytes.subarray(headEnd + 4)
  if (status >= 100 && status < 200) return readAnswer(method, rest, isEnded)
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  const body = readBody(method, status, headers, rest, isEnded)
  return body === undefined ? undefined : { status, headers, body }
}

function readBody(
  method: string,
  status: number,
  headers: Map<string, string>,
  rest: Buffer,
  isEnded: boolean,
): Buffer | undefined {
  if (method === 'HEAD' || status === 204 || status === 304) return Buffer.alloc(0)
  const length = headers.get('content-length')
  if (length !== undefined)
    return rest.length >= Number(length) ? rest.subarray(0, Number(length)) : undefined
  if (headers.get('transfer-encoding') === 'chunked') return readChunks(rest)
  return isEnded ? rest : undefined
}

function readChunks(bytes: Buffer): Buffer | undefined {
  const chunks: Buffer[] = []
  for (let at = 0; ;) {
    const lineEnd = bytes.indexOf('\r\n', at)
    if (lineEnd < 0) return undefined
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16)
    const end = lineEnd + 2 + size + 2
    if (bytes.length < end) return undefined
    if (size === 0) return Buffer.concat(chunks)
    chunks.push(bytes.subarray(lineEnd + 2, end - 2))
    at = end
  }
}
