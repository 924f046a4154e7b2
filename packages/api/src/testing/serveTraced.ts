import { buildApp } from '#buildApp.ts'
import { openDatabase } from '#database/openDatabase.ts'
import { readApiEnv } from '#env.ts'
import { startTracing } from '#tracing/startTracing.ts'

/** Program of an API process that traces what it does. Its access log is standard error. */
const [, , url = ''] = process.argv
const env = readApiEnv()
await startTracing(env)
const app = await buildApp({
  db: openDatabase(url),
  mediaFolder: '',
  env,
  logger: { level: 'info', stream: process.stderr },
})
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
process.once('disconnect', () => process.exit())
