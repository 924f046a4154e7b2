import type { Pool } from 'pg'

/** Calls `observe` with the seconds for which each request waited for a connection of the pool. */
export function measureWaits(pool: Pool, observe: (seconds: number) => void): void {
  const connect = pool.connect.bind(pool) as (...parameters: unknown[]) => Promise<unknown> | void
  const measured = (callback?: (...results: unknown[]) => void) => {
    const began = performance.now()
    const end = () => observe((performance.now() - began) / 1_000)
    if (callback === undefined) return Promise.resolve(connect()).finally(end)
    return connect((...results: unknown[]) => {
      end()
      callback(...results)
    })
  }
  pool.connect = measured as typeof pool.connect
}
