import { main } from './cli/main.ts'
import { ignoreClosedOutput } from './work/ignoreClosedOutput.ts'

ignoreClosedOutput()
process.exitCode = await main(process.argv.slice(2))
