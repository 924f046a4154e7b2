import type { EventEmitter } from 'node:events'

/** A client of node-postgres without a listener for 'error' ends the process. Its next query reports the same error. */
export function keepAliveOnErrors(connection: EventEmitter): void {
  connection.on('error', ignore)
}

function ignore(): void {}
