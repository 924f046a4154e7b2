import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'

/** Files that take a minute or more, although they are small: one that began last would run alone. */
const LONG = /\/api\/.*\/(?:openSearch|media)\.test\.ts$/

/** Vitest begins with the files that were slow before. A fresh clone has no before. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) => Number(!LONG.test(moduleId))
    // oxlint-disable-next-line unicorn/no-array-sort -- this one is Vitest's
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}

/** Every package brings its own settings; `npm test` chooses among them by name. */
export default defineConfig({
  test: { projects: ['packages/*/vitest.config.ts'], maxWorkers: '100%', sequence: { sequencer: LongFirst } },
})
