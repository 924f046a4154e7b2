import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('ends the resizing when its parent has ended during the start', async () => {
  const silentDatabase = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void silentDatabase.close())
  await once(silentDatabase, 'listening')
  const { port } = silentDatabase.address() as AddressInfo
  const child = fork(path.join(import.meta.dirname, 'resizeAhead.ts'), {
    execArgv: ['--conditions=source', '--import', 'tsx'],
    env: { DATABASE_URL: `postgres://shop@127.0.0.1:${port}/shop`, DATA_DIR: import.meta.dirname },
    silent: true,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([0, null])
}, 60_000)
