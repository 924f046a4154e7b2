import { causeOf, codeOf } from './codeOf.ts'

const SQLSTATE = /^[\dA-Z]{5}$/
/** SQLSTATEs, or prefixes of them, of failures that no request has caused and that a retry may not meet again. */
const PASSING = [
  '08', // connection exceptions
  '25006', // read-only standby
  '25P03', // idle in transaction for too long
  '40', // rolled back because of a concurrent transaction
  '53', // disk full, out of memory, too many connections
  '55P03', // lock not available
  '57', // cancelled by a timeout, shutting down, crashed, starting
  '58', // system errors outside PostgreSQL, such as I/O errors
  'XX', // internal errors, such as a corrupt file
]
const SOCKET_CODE = /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** Errors of node-postgres that have no code. */
const DRIVER_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
]

/** True when the database is unreachable, starting, full, too slow or overloaded: an error of the shop, not of the request. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error) ?? ''
  if (SQLSTATE.test(code) && PASSING.some((start) => code.startsWith(start))) return true
  if (SOCKET_CODE.test(code)) return true
  const cause = causeOf(error)
  return cause instanceof Error && DRIVER_MESSAGES.some((start) => cause.message.startsWith(start))
}
