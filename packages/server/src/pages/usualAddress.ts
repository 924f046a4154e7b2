import { redirectPath } from '@shop/api/modules/redirects/redirectPath'
import { paths } from '@shop/storefront/lib/paths.ts'

const questions = `${paths.contact()}#questions`

/** Addresses that shoppers know from other shops. */
const usual = new Map([
  ['/cart', paths.cart()],
  ['/bag', paths.cart()],
  ['/checkout', paths.checkout()],
  ['/account', paths.profile()],
  ['/faq', questions],
  ['/help', questions],
])

/** This shop's address of a page that has another one in most shops. */
export function usualAddress({ pathname }: URL): string | undefined {
  return usual.get(redirectPath(pathname))
}
