/** Handler of intent that loads code ahead of the click, which retries after a failure. */
export const loadAhead = (load: () => Promise<unknown>) => () => void load().catch(() => undefined)
