import type { Product } from '@shop/contract/products'
import { SizeGuide } from '@shop/shop-ui/SizeGuide'
import { Button } from '@shop/ui/Button'
import { Callout } from '@shop/ui/Callout'
import { DialogPanel } from '@shop/ui/DialogPanel'
import { Skeleton } from '@shop/ui/Skeleton'
import { Stack } from '@shop/ui/Stack'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useQuery } from '@tanstack/react-query'
import { sizeGuideQuery } from '#features/products/api/sizeGuideQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { retryHint } from '#lib/retryHint.ts'
import * as texts from '#texts/product.ts'
import * as partTexts from '#texts/productParts.ts'

interface SizeGuideDialogProps {
  isOpen: boolean
  onClose: () => void
  product: Product
  sizes: readonly string[]
  chosen: string | null | undefined
}

export function SizeGuideDialog({ isOpen, onClose, product, sizes, chosen }: SizeGuideDialogProps) {
  const { api } = useServices()
  const { data: guide, error, refetch } = useQuery(sizeGuideQuery(api, product.sizeGuide ?? ''))
  return (
    <DialogPanel
      isOpen={isOpen}
      onClose={onClose}
      title={texts.sizeGuide}
      description={`${product.brandName}, ${product.title}`}
    >
      {guide !== undefined ? (
        <SizeGuide guide={guide} sizes={sizes} value={chosen} />
      ) : error === null ? (
        <Stack gap="s">
          <VisuallyHidden role="status">{partTexts.sizeGuideLoading}</VisuallyHidden>
          <Skeleton width="60%" />
          <Skeleton height="12rem" />
          <Skeleton width="80%" />
        </Stack>
      ) : (
        <Stack gap="s" align="start">
          <Callout>{`${partTexts.sizeGuideFailed} ${retryHint(error)}`}</Callout>
          <Button variant="secondary" onClick={() => void refetch()}>
            {partTexts.tryAgain}
          </Button>
        </Stack>
      )}
    </DialogPanel>
  )
}
