import { createReadStream, createWriteStream } from 'node:fs'
import { chown, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract, type Extract } from 'tar-stream'
import { ABOUT, describeServer } from './backupFormat.ts'
import type { Cluster } from './cluster.ts'
import { RestoreError } from './RestoreError.ts'
import type { Identity } from './unprivileged.ts'

/** Unpacks a backup into an empty folder, and refuses one that this server can't read. */
export async function unpackBackup(file: string, folder: string, cluster: Cluster): Promise<void> {
  const archive = extract()
  try {
    await Promise.all([
      pipeline(createReadStream(file), createGunzip(), archive),
      unpackAll(archive, folder, cluster),
    ])
  } catch (error) {
    if (error instanceof RestoreError) throw error
    throw new RestoreError(`${file} is not a complete backup: ${String(error)}`, { cause: error })
  }
}

async function unpackAll(archive: Extract, folder: string, { identity, binaries }: Cluster): Promise<void> {
  let isKnown = false
  for await (const entry of archive) {
    const { name, type } = entry.header
    if (!isKnown) {
      if (name !== ABOUT) throw new RestoreError('The file is not a backup of the shop.')
      const [of, here] = [await text(entry), await describeServer(binaries)]
      if (of !== here) throw new RestoreError(`The backup is of ${of}, and this shop has ${here}.`)
      isKnown = true
      continue
    }
    const target = path.join(folder, name)
    if (!target.startsWith(folder + path.sep)) throw new RestoreError(`The backup has a file "${name}".`)
    if (type === 'directory') {
      await mkdir(target, { mode: 0o700 })
      entry.resume()
    } else await pipeline(entry, createWriteStream(target, { mode: 0o600 }))
    await own(target, identity)
  }
}

/** PostgreSQL refuses to run as root, so its files belong to another user. */
export async function own(file: string, identity: Identity | undefined): Promise<void> {
  if (identity !== undefined) await chown(file, identity.uid, identity.gid)
}
