import { AsyncLocalStorage } from 'node:async_hooks'

const causes = new AsyncLocalStorage<string>()

/** Runs work on behalf of a cause: "request" and its id, or "job" and its name. Statements carry it (`labelStatements`). */
export function withCause<T>(cause: string, work: () => T): T {
  return causes.run(cause, work)
}

export function currentCause(): string | undefined {
  return causes.getStore()
}
