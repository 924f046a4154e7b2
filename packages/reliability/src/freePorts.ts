import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** Ports of this machine that nothing uses. */
export async function freePorts(count: number): Promise<number[]> {
  const listeners = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(listeners.map((listener) => once(listener, 'listening')))
  const ports = listeners.map((listener) => (listener.address() as AddressInfo).port)
  await Promise.all(listeners.map((listener) => once(listener.close(), 'close')))
  return ports
}
