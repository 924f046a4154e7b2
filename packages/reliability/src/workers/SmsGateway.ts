import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Long enough for a worker to be killed while it sends. */
const ANSWER_AFTER_MS = 300

/** Stand-in for a gateway of text messages. It accepts a message when it answers, and none whose sender has gone before. */
export class SmsGateway {
  readonly url: string
  /** Keys of accepted messages. */
  readonly received = new Set<string>()
  requests = 0
  /** Requests that are not answered yet. */
  open = 0
  readonly #server: Server

  private constructor(server: Server) {
    this.#server = server
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    server.on('request', (request, response) => void this.#answer(request, response))
  }

  static async start(): Promise<SmsGateway> {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new SmsGateway(server)
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await once(this.#server.close(), 'close')
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests += 1
    this.open += 1
    request.resume()
    await pause(ANSWER_AFTER_MS)
    this.open -= 1
    if (request.socket.destroyed) return
    this.received.add(String(request.headers['idempotency-key']))
    response.end()
  }
}
