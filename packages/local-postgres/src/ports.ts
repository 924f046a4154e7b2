import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// Below the ephemeral range: the port of a stopped server stays free for its restart.
const FIRST = 20_000
const LAST = 32_000

/** A free loopback port: the preferred one if it is free. */
export async function choosePort(preferred = randomInt(FIRST, LAST)): Promise<number> {
  for (let port = preferred; ; port = randomInt(FIRST, LAST)) {
    if (await whileHolding(port, async () => undefined)) return port
  }
}

/** Runs `work` while no other process can listen on a loopback port. False, without running it, if the port is in use. */
export async function whileHolding(port: number, work: () => Promise<void>): Promise<boolean> {
  // Closing the server waits for its connections, and clients of the dead server may still connect.
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
