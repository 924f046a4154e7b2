/** Preloaded into the control of the rolling restart: a server that doesn't finish its requests. */
process.prependListener('SIGTERM', () => process.exit(0))
