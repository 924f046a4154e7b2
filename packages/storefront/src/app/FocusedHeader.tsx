import { FocusedHeader as Header } from '@shop/ui/FocusedHeader'
import { paths } from '#lib/paths.ts'

/** For screens on which header and menu are hidden (spec §2). */
export function FocusedHeader() {
  return <Header homeHref={paths.home()} />
}
