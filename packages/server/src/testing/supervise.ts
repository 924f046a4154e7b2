import { keepRunning } from '../keepRunning.ts'

/** A supervisor as a process: `supervise.ts SCRIPT`. */
process.exitCode = await keepRunning(process.argv[2] ?? '', { firstWaitMs: 50 })
process.disconnect() // from the test
