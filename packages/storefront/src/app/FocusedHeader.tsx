import { FocusedHeader as Header } from '@shop/shop-ui/FocusedHeader'
import { paths } from '#lib/paths.ts'

/** Header of pages that hide the shop's header and menu (specification §2). */
export function FocusedHeader() {
  return <Header homeHref={paths.home()} />
}
