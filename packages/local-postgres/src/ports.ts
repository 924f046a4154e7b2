import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// Below the range from which systems take the ports of outgoing connections: a port here is still free for a restart.
const FIRST = 20_000
const LAST = 32_000

/** A free loopback port: the preferred one if it is free. */
export async function choosePort(preferred = randomInt(FIRST, LAST)): Promise<number> {
  for (let port = preferred; ; port = randomInt(FIRST, LAST)) {
    if (await whileHolding(port, async () => undefined)) return port
  }
}

/** Does some work while no other process can listen on a loopback port; false, and no work, if the port is taken. */
export async function whileHolding(port: number, work: () => Promise<void>): Promise<boolean> {
  // Closing the server waits for its connections: clients of the server that is gone may connect meanwhile.
  const server = createServer((socket) => socket.destroy())
  const isFree = await new Promise<boolean>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(false) : reject(error),
    )
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (!isFree) return false
  try {
    await work()
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
  return true
}
