import { mkdtemp, rm, chmod } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { startOpenSearch } from './startOpenSearch.ts'

const { values } = parseArgs({ options: { nodes: { type: 'string', default: '1' } } })
if (values.nodes !== '1' && values.nodes !== '3') throw new Error('--nodes is 1 or 3.')
const folder = await mkdtemp('/var/tmp/the-product-cluster-')
await chmod(folder, 0o755)
const cluster = await startOpenSearch({ folder, nodes: values.nodes === '3' ? 3 : 1 })
console.log(`SEARCH_URL=${cluster.url}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void cluster.stop().then(() => rm(folder, { recursive: true, force: true }))
  })
}
