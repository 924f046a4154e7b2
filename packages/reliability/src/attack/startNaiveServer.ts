import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export async function startNaiveServer(): Promise<{ port: number; close: () => void }> {
  const server = createServer((request, response) => {
    try {
      const url = new URL(request.url ?? '', `http://${request.headers.host}`)
      response.end(decodeURIComponent(url.href))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
