import type { OptionGroup, Product } from '@shop/contract/products'
import { Button } from '@shop/ui/Button'
import { laterDialog } from '@shop/ui/Dialog'
import { useState } from 'react'
import * as texts from '#texts/product.ts'
import * as S from './SizeGuide.styles.ts'

const loadDialog = () => import('./SizeGuideDialog.tsx')
const SizeGuideDialog = laterDialog(async () => (await loadDialog()).SizeGuideDialog)

interface SizeGuideProps {
  product: Product
  group: OptionGroup
  /** Place of the size in a combination. */
  at: number
  chosen: string | null | undefined
}

/** Button beside the choice of a size. Guide and code come when it is pressed. */
export function SizeGuide({ product, group, at, chosen }: SizeGuideProps) {
  /** Undefined until it is opened for the first time. */
  const [isOpen, setIsOpen] = useState<boolean>()
  const preload = () => void loadDialog().catch(() => undefined)
  return (
    <S.Place>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {texts.sizeGuide}
      </Button>
      {isOpen !== undefined && (
        <SizeGuideDialog
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          product={product}
          sizes={group.variants.map(({ name, values }) => values?.[at] ?? name)}
          chosen={chosen}
        />
      )}
    </S.Place>
  )
}
