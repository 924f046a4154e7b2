import pg from 'pg'

/** Preloaded into the control of the faults: connections without the error listener that keeps the process alive. */
class PoolWithoutListeners extends pg.Pool {
  // The options of `on` depend on the event.
  override on(...[event, listener]: Parameters<pg.Pool['on']>): this {
    return event === 'connect' ? this : super.on(event, listener)
  }
}
pg.Pool = PoolWithoutListeners
