import pg from 'pg'

/** Preloaded into the control of the faults: connections have no listener that keeps the process alive when they end. */
class PoolWithoutListeners extends pg.Pool {
  // The options of `on` differ with the event.
  override on(...[event, listener]: Parameters<pg.Pool['on']>): this {
    return event === 'connect' ? this : super.on(event, listener)
  }
}
pg.Pool = PoolWithoutListeners
