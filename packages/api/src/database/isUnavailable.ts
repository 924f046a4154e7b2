import { causeOf, codeOf } from './codeOf.ts'

const SQLSTATE = /^[\dA-Z]{5}$/
/** SQLSTATEs, or the beginnings of them, of failures that no request has caused and that may be over the next time. */
const PASSING = [
  '08', // connection exceptions
  '25006', // the server has become a standby, which is read only
  '25P03', // idle in transaction for too long
  '40', // rolled back for the sake of others: serialisation, deadlock
  '53', // disk full, out of memory, too many connections
  '55P03', // lock not available
  '57', // cancelled by a deadline, shutting down, crashed, starting
  '58', // system errors outside of PostgreSQL, such as of the disk
  'XX', // internal errors, such as a damaged file
]
const SOCKET_CODE = /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** Errors of node-postgres that carry no code. */
const DRIVER_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
]

/** Whether the database is away, starting, full, too slow or too busy: a failure of the shop and not of the request. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error) ?? ''
  if (SQLSTATE.test(code) && PASSING.some((start) => code.startsWith(start))) return true
  if (SOCKET_CODE.test(code)) return true
  const cause = causeOf(error)
  return cause instanceof Error && DRIVER_MESSAGES.some((start) => cause.message.startsWith(start))
}
