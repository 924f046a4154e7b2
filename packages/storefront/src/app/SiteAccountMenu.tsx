import { AccountMenu } from '@shop/shop-ui/AccountMenu'
import { useLogout } from '#routes/shared/useLogout.ts'
import { useUser } from '#features/account/useUser.ts'
import { paths } from '#lib/paths.ts'
import * as texts from '#texts/shell.ts'

const links = [
  { label: texts.profile, href: paths.profile() },
  { label: texts.orders, href: paths.orders() },
  { label: texts.wishlist, href: paths.wishlist() },
  { label: texts.addresses, href: paths.addresses() },
  { label: texts.devices, href: paths.devices() },
]

export function SiteAccountMenu() {
  const user = useUser()
  const logout = useLogout()
  return user === null ? null : <AccountMenu name={user.name} links={links} onLogout={logout} />
}
