// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'

const { version } = createRequire(import.meta.url)('styled-components/package.json') as { version: string }

test("hands the page's styles to styled-components", async () => {
  document.head.innerHTML = `<style data-styled="true" data-styled-version="${version}">.hGtY{color:red;}\n/*5 sk3f0 hGtY*/\n</style>`
  await import('./readStyles.ts')
  const { __PRIVATE__ } = await import('styled-components')
  expect(__PRIVATE__.mainSheet.hasNameForId('sk3f0', 'hGtY')).toBe(true)
})

test('is the first import of the entry', async () => {
  const entry = await readFile(path.join(import.meta.dirname, 'entry-client.tsx'), 'utf8')
  expect(entry).toMatch(/^import '\.\/readStyles\.ts'\n/)
})
