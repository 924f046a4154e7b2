import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Long enough for a worker to be killed while it sends. */
const ANSWER_AFTER_MS = 100

/** Stand-in for a gateway of text messages, which remembers the keys of what it received. */
export class SmsGateway {
  readonly url: string
  readonly received = new Set<string>()
  requests = 0
  readonly #server: Server

  private constructor(server: Server) {
    this.#server = server
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    server.on('request', (request, response) => {
      this.requests += 1
      this.received.add(String(request.headers['idempotency-key']))
      request.resume()
      void pause(ANSWER_AFTER_MS).then(() => response.end())
    })
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
}
