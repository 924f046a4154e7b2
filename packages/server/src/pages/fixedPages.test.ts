import { readOldAddress } from '@shop/api/modules/redirects/redirectPath'
import { patterns } from '@shop/storefront/lib/paths.ts'
import { expect, test } from 'vitest'

test.each(Object.values(patterns).filter((pattern) => !pattern.includes(':')))(
  'no redirect can take %s away',
  (page) => {
    expect(readOldAddress(page)).toEqual({ ok: false, reason: 'is a page that this shop needs' })
  },
)
