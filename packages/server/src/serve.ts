import { ignoreClosedOutput } from '@shop/api/work/ignoreClosedOutput'
import { explainFailedStart } from './explainFailedStart.ts'

ignoreClosedOutput()
// Stacks name the lines of the sources. What is loaded before this line has no source map.
process.setSourceMapsEnabled(true)
const { main } = await import('./main.ts')

/** Program of one server process. */
try {
  await main()
} catch (error) {
  console.error(`✗ ${explainFailedStart(error)}`)
  process.exit(1)
}
