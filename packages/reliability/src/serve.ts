import { register } from 'node:module'
import { z } from 'zod'

const [, , url = '', mediaFolder = '', settings = '{}', change = 'null'] = process.argv
const data: unknown = JSON.parse(change)
if (data !== null) register('./alterModule.ts', import.meta.url, { data })

const { buildApp } = await import('@shop/api/buildApp')
const { openDatabase } = await import('@shop/api/database/openDatabase')
const { readApiEnv } = await import('@shop/api/env')
const env = readApiEnv(z.record(z.string(), z.string()).parse(JSON.parse(settings)))
const app = await buildApp({ db: openDatabase(url), mediaFolder, env })
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
// The process must not outlive its parent.
process.once('disconnect', () => process.exit())
