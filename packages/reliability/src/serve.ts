import { buildApp } from '@shop/api/buildApp'
import { openDatabase } from '@shop/api/database/openDatabase'
import { readApiEnv } from '@shop/api/env'
import { z } from 'zod'

/** A process of the API on a database: `serve.ts URL FOLDER SETTINGS`. Tells its parent where it listens. */
const [, , url = '', mediaFolder = '', settings = '{}'] = process.argv
const env = readApiEnv(z.record(z.string(), z.string()).parse(JSON.parse(settings)))
const app = await buildApp({ db: openDatabase(url), mediaFolder, env })
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
// Without its parent it has nobody to answer.
process.once('disconnect', () => process.exit())
