import type { EventEmitter } from 'node:events'

/**
 * Keeps the process alive when a connection ends. A client emits 'error' then, and Node exits when nobody listens. A pool listens
 * only while the client is idle, so a client inside a transaction needs a listener of its own. Whoever uses the connection learns
 * of it by the rejection of the next query.
 */
export function keepAliveOnErrors(connection: EventEmitter): void {
  connection.on('error', ignore)
}

function ignore(): void {}
