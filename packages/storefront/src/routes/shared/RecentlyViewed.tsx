import { RECENTLY_VIEWED_MAX } from '@shop/contract/limits'
import { Button } from '@shop/ui/Button'
import { SectionHeading } from '@shop/ui/SectionHeading'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { productCardsQuery } from '#features/products/api/productCardsQuery.ts'
import { recentlyViewedStore } from '#features/products/recentlyViewedStore.ts'
import { useServices } from '#lib/AppServices.ts'
import { useStorage } from '#lib/storage/useStorage.ts'
import { takeFocus } from '#lib/takeFocus.ts'
import * as texts from '#texts/recentlyViewed.ts'
import { CardRail } from './CardRail.tsx'

/** Products that the shopper has looked at on this device, beside the one that is open. The shopper can have them forgotten. */
export function RecentlyViewed({ openId }: { openId?: number }) {
  const { api } = useServices()
  const views = useStorage(recentlyViewedStore)
  const [isCleared, setIsCleared] = useState(false)
  const ids = views.flatMap(({ id }) => (id === openId ? [] : id)).slice(0, RECENTLY_VIEWED_MAX)
  const { data: products = [] } = useQuery({ ...productCardsQuery(api, ids), enabled: ids.length > 0 })
  function handleClear() {
    recentlyViewedStore.clear()
    setIsCleared(true)
  }
  if (isCleared) {
    return (
      <Text role="status" tone="muted" ref={takeFocus} tabIndex={-1}>
        {texts.cleared}
      </Text>
    )
  }
  if (products.length === 0) return null
  return (
    <Stack as="section" gap="l" aria-label={texts.title}>
      <SectionHeading
        title={texts.title}
        action={
          <Button variant="quiet" onClick={handleClear}>
            {texts.clear}
            <VisuallyHidden>{texts.ofThem}</VisuallyHidden>
          </Button>
        }
      />
      <CardRail label={texts.title} products={products} />
    </Stack>
  )
}
