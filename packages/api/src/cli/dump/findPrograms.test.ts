import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPrograms } from './findPrograms.ts'

/** Newer than every PostgreSQL that may be installed where the tests run. */
const NEWEST = 990
let folder = ''
const at = (name: string) => path.join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'programs-'))
  await install(NEWEST, ['pg_dump', 'pg_restore', 'psql'])
  await install(NEWEST + 2, ['pg_dump', 'pg_restore', 'psql'])
  await install(NEWEST + 3, ['pg_dump', 'pg_restore'])
})
afterAll(() => rm(folder, { recursive: true }))

async function install(version: number, programs: string[]): Promise<void> {
  await mkdir(at(String(version)))
  for (const name of programs)
    await writeFile(at(`${version}/${name}`), `#!/bin/sh\necho "${name} (PostgreSQL) ${version}.1"\n`, {
      mode: 0o755,
    })
}

const find = (version: number) =>
  findPrograms(
    version,
    [NEWEST + 2, NEWEST, NEWEST + 3].map((name) => at(String(name))),
  )

test('takes the programs of the server’s version, or the next newer ones', async () => {
  expect((await find(NEWEST)).pgDump).toBe(at(`${NEWEST}/pg_dump`))
  expect((await find(NEWEST + 1)).psql).toBe(at(`${NEWEST + 2}/psql`))
})

test('says what to install when all programs are older, or one is missing', async () => {
  await expect(find(NEWEST + 3)).rejects.toThrow(
    `The database is PostgreSQL 993, and the newest pg_dump here is of version 992. Install the client programs of PostgreSQL 993 (postgresql-client-993 in Debian).`,
  )
})
