import { AccountMenu } from '@shop/shop-ui/AccountMenu'
import { useLogout } from '#routes/shared/useLogout.ts'
import { useUser } from '#features/account/useUser.ts'
import { paths } from '#lib/paths.ts'

const links = [
  { label: 'Profile', href: paths.profile() },
  { label: 'Orders', href: paths.orders() },
  { label: 'Wishlist', href: paths.wishlist() },
]

export function SiteAccountMenu() {
  const user = useUser()
  const logout = useLogout()
  return user === null ? null : <AccountMenu name={user.name} links={links} onLogout={logout} />
}
