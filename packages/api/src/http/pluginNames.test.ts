import { expect, it, vi } from 'vitest'

it('names every plugin, because fastify-plugin reads a stack, and with it all source maps, for one without a name', async () => {
  const stacks: string[] = []
  const before: unknown = Reflect.get(Error, 'prepareStackTrace')
  Error.prepareStackTrace = (error, sites) => {
    stacks.push(...sites.map((site) => site.getFunctionName() ?? ''))
    return String(error)
  }
  try {
    vi.resetModules()
    await import('#buildApp.ts')
  } finally {
    Reflect.set(Error, 'prepareStackTrace', before)
  }
  expect(stacks.filter((name) => name === 'getPluginName')).toEqual([])
})
