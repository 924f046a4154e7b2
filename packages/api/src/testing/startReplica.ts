import { chmod, cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { startPostgres, type RunningPostgres } from '@shop/local-postgres/startPostgres'
import pg from 'pg'

/** Starts a streaming replica of a running PostgreSQL in a folder beside its own. It needs the limits of its primary. */
export async function startReplica(
  primary: RunningPostgres,
  settings: Record<string, string> = {},
): Promise<RunningPostgres> {
  const location = `${primary.location}-replica`
  const data = path.join(location, 'data')
  await mkdir(location, { mode: 0o755 })
  const client = new pg.Client(primary.url())
  await client.connect()
  await client.query(`select pg_backup_start('replica', true)`)
  await cp(path.join(primary.location, 'data'), data, {
    recursive: true,
    filter: (source) => !source.endsWith('postmaster.pid'),
  })
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()
  await writeFile(path.join(data, 'backup_label'), rows[0]?.labelfile ?? '')
  await writeFile(path.join(data, 'standby.signal'), '')
  const { hostname, port, username, password } = new URL(primary.url())
  await writeFile(
    path.join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`,
  )
  await writeFile(path.join(location, 'password'), await readFile(path.join(primary.location, 'password')))
  await chmod(data, 0o700)
  // PostgreSQL refuses to run as root, so its files belong to another user.
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', '--reference', primary.location, location])
  return startPostgres({ dataDir: location, settings })
}
