import { AccountNav } from '@shop/shop-ui/AccountNav'
import { preloadDialog } from '@shop/ui/Dialog'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { tabStore } from '#features/account/tabStore.ts'
import { useLogout } from '#routes/shared/useLogout.ts'
import { useUser } from '#features/account/useUser.ts'
import { paths } from '#lib/paths.ts'
import * as S from '../ProfileRoute.styles.ts'
import { numberOfTab, profileTab, type ProfileTab } from '../profileTab.ts'
import { LinesSkeleton } from './ProfileSkeleton.tsx'
import * as texts from '#texts/profile.ts'

const DetailsTab = lazy(async () => ({ default: (await import('./DetailsTab.tsx')).DetailsTab }))
const OrdersTab = lazy(async () => ({ default: (await import('./OrdersTab.tsx')).OrdersTab }))
const WishlistTab = lazy(async () => ({ default: (await import('./WishlistTab.tsx')).WishlistTab }))
const AddressesTab = lazy(async () => ({ default: (await import('./AddressesTab.tsx')).AddressesTab }))
const DevicesTab = lazy(async () => ({ default: (await import('./DevicesTab.tsx')).DevicesTab }))

const TABS: readonly { tab: ProfileTab; label: string; href: string }[] = [
  { tab: 'profile', label: texts.profile, href: paths.profile() },
  { tab: 'orders', label: texts.orders, href: paths.orders() },
  { tab: 'wishlist', label: texts.wishlist, href: paths.wishlist() },
  { tab: 'addresses', label: texts.addresses, href: paths.addresses() },
  { tab: 'devices', label: texts.devices, href: paths.devices() },
]

export function ProfileView() {
  const user = useUser()
  const logout = useLogout()
  const { search } = useLocation()
  const tab = profileTab(new URLSearchParams(search))

  useEffect(() => {
    const number = numberOfTab(tab)
    if (number !== undefined) tabStore.update(() => number)
  }, [tab])

  // Without it, a lost connection would replace the page when a dialog opens.
  useEffect(preloadDialog, [])

  return (
    <S.Page>
      <S.Side>
        <AccountNav
          items={TABS.map((item) => ({ label: item.label, href: item.href, isCurrent: item.tab === tab }))}
          onLogout={logout}
        >
          <S.Greeting size="s" tone="muted">
            {texts.namaste}{' '}
            <Text as="b" size="l" tone="strong" weight="bold">
              {user?.name}
            </Text>
          </S.Greeting>
        </AccountNav>
      </S.Side>
      <Stack gap="l">
        <Suspense key={tab} fallback={<LinesSkeleton />}>
          {tab === 'profile' && <DetailsTab />}
          {tab === 'orders' && <OrdersTab />}
          {tab === 'wishlist' && <WishlistTab />}
          {tab === 'addresses' && <AddressesTab />}
          {tab === 'devices' && <DevicesTab />}
        </Suspense>
      </Stack>
    </S.Page>
  )
}
