import type { EventEmitter } from 'node:events'

/**
 * Keeps the process alive when a connection is lost. A client without a listener for 'error' ends the process, and a pool listens
 * only to idle clients. The code that uses the connection gets the error from its next query.
 */
export function keepAliveOnErrors(connection: EventEmitter): void {
  connection.on('error', ignore)
}

function ignore(): void {}
