import { messages } from '@shop/contract/messages'
import { ShopTextsProvider } from '@shop/shop-ui/ShopTextsProvider'
import { useCallback, type ReactNode } from 'react'
import { useServices } from '#lib/AppServices.ts'

/** Gives components the texts that name the shop. */
export function ShopNameTexts({ children }: { children: ReactNode }) {
  const { name } = useServices().config.shop
  const texts = useCallback(() => textsOf(name), [name])
  return <ShopTextsProvider texts={texts}>{children}</ShopTextsProvider>
}

function textsOf(name: string) {
  const home = { home: `${name}, home` }
  return {
    Wordmark: { name },
    Header: home,
    FocusedHeader: home,
    BlogHeader: home,
    BrandTabs: { exclusive: messages.brandTabExclusive(name) },
  }
}
