import { afterEach, beforeEach, vi } from 'vitest'
import { main } from '#cli/main.ts'
import type { AppUnderTest } from './useApp.ts'

/** Runs commands of the shop on the database of a test file. Each gives its exit code and what it printed. */
export function useCommands({ databaseUrl, dataDir }: Pick<AppUnderTest, 'databaseUrl' | 'dataDir'>) {
  const lines: string[] = []
  beforeEach(() => {
    const print = (text: string) => void lines.push(text)
    vi.spyOn(console, 'log').mockImplementation(print)
    vi.spyOn(console, 'error').mockImplementation(print)
    vi.stubEnv('DATABASE_URL', databaseUrl())
    vi.stubEnv('DATA_DIR', dataDir())
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
  })
  return async (...command: string[]): Promise<[number, string]> => {
    lines.length = 0
    return [await main(command), lines.join('\n')]
  }
}
