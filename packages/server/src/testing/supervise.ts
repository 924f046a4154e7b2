import { keepRunning } from '../keepRunning.ts'

process.exitCode = await keepRunning(process.argv[2] ?? '', { firstWaitMs: 50 })
process.disconnect() // from the test
