import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as yauzl from 'yauzl'

const VERSION = '2.19.6'
const SHA512 =
  '8adbfaa13162b8d42b388ece6b39bfb7f1a349ab9c128d4eced78ba1dd43b5a10850b43b8aac19fa5ab11f4d5c355ddf6f6617514d6112b0936a1903005d1d36'
const MAVEN_CENTRAL = 'https://repo1.maven.org/maven2'

/** Downloads OpenSearch from Maven Central into `folder`, once. Resolves with the folder of its programs. */
export async function fetchDistribution(folder: string, repository = MAVEN_CENTRAL): Promise<string> {
  const home = path.join(folder, `opensearch-${VERSION}`)
  if ((await stat(home).catch(() => undefined)) !== undefined) return home
  const address = `${repository}/org/opensearch/distribution/integ-test-zip/opensearch/${VERSION}/opensearch-${VERSION}.zip`
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  const found = createHash('sha512').update(bytes).digest('hex')
  if (found !== SHA512) throw new Error(`${address} has the checksum ${found}, not ${SHA512}`)

  const part = path.join(folder, `part-${randomUUID()}`)
  await mkdir(part, { recursive: true, mode: 0o755 })
  const archive = path.join(part, 'opensearch.zip')
  await writeFile(archive, bytes)
  await unzip(archive, part)
  await rename(path.join(part, `opensearch-${VERSION}`), home).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error // another process was faster
  })
  await rm(part, { recursive: true, force: true })
  return home
}

async function unzip(archive: string, to: string): Promise<void> {
  const zip = await yauzl.openPromise(archive)
  for await (const entry of zip.eachEntry()) {
    const target = path.join(to, entry.fileName)
    if (entry.fileName.endsWith('/')) {
      await mkdir(target, { recursive: true })
      continue
    }
    await mkdir(path.dirname(target), { recursive: true })
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target))
  }
}
