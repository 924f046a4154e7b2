import type { Product } from '@shop/contract/products'
import { Button } from '@shop/ui/Button'
import { laterDialog } from '@shop/ui/Dialog'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useState } from 'react'
import { useServices } from '#lib/AppServices.ts'
import { notify } from '#lib/notify.ts'
import { retryHint } from '#lib/retryHint.ts'
import type { ChangeOptionDialogProps } from './ChangeOptionDialog.tsx'
import * as texts from '#texts/cart.ts'

const loadDialog = () => import('./ChangeOptionDialog.tsx')
const ChangeOptionDialog = laterDialog(async () => (await loadDialog()).ChangeOptionDialog)

type ChangeOptionProps = Pick<ChangeOptionDialogProps, 'item' | 'onChange'>

/** Button of a line that changes its size or shade. The product and the dialog's code come when it is pressed. */
export function ChangeOption({ item, onChange }: ChangeOptionProps) {
  const services = useServices()
  const [product, setProduct] = useState<Product>()
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const preload = () => void loadDialog().catch(() => undefined)

  async function open() {
    setIsBusy(true)
    try {
      const { readProduct } = await loadDialog()
      setProduct(await readProduct(services, item.slug))
      setIsOpen(true)
    } catch (error) {
      notify.error(`${texts.optionsFailed} ${retryHint(error)}`)
    }
    setIsBusy(false)
  }
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        isBusy={isBusy}
        onClick={() => void open()}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {texts.change}
        <VisuallyHidden>{texts.changeOf(item.option_name ?? '', item.title)}</VisuallyHidden>
      </Button>
      {product !== undefined && (
        <ChangeOptionDialog
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          item={item}
          product={product}
          onChange={onChange}
        />
      )}
    </>
  )
}
