import { expect, test } from 'vitest'
import { importEach } from './splitIcons.ts'

test('imports each icon from a module of its own', () => {
  const code = "import { A } from 'a'\nimport { BagIcon, TagIcon } from '@shop/ui/Icon'\nA(BagIcon)"
  expect(importEach(code).split(/\n|; /)).toEqual([
    "import { A } from 'a'",
    "import { BagIcon } from '@shop/ui/Icon?icon=BagIcon'",
    "import { TagIcon } from '@shop/ui/Icon?icon=TagIcon'",
    'A(BagIcon)',
  ])
  expect(importEach("import { BagIcon } from '../../Icon/Icon.tsx'")).toBe(
    "import { BagIcon } from '../../Icon/Icon.tsx?icon=BagIcon'",
  )
})
