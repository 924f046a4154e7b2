import { fileURLToPath } from 'node:url'
import { ignoreClosedOutput } from '@shop/api/work/ignoreClosedOutput'
import { keepRunning } from './keepRunning.ts'

/** Program that runs a server and restarts it after a crash. Both are files of the same folder. */
ignoreClosedOutput()
process.exitCode = await keepRunning(fileURLToPath(new URL('serve.js', import.meta.url)))
