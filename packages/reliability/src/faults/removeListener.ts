import pg from 'pg'

/** Preloaded into the control of the faults: removes the error listener that keeps the process alive when a connection is lost. */
class PoolWithoutListeners extends pg.Pool {
  // The options of `on` depend on the event.
  override on(...[event, listener]: Parameters<pg.Pool['on']>): this {
    return event === 'connect' ? this : super.on(event, listener)
  }
}
pg.Pool = PoolWithoutListeners
