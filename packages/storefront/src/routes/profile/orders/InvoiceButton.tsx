import type { OrderWire } from '@shop/contract/orders.schema'
import { Button } from '@shop/ui/Button'
import { DownloadIcon } from '@shop/ui/Icon'
import { useMutation } from '@tanstack/react-query'
import { fetchInvoice } from '#features/orders/api/fetchInvoice.ts'
import { useServices } from '#lib/AppServices.ts'
import * as texts from '#texts/profile.ts'

/** Opens the tax invoice. The request requires the token, so a link is not enough. */
export function InvoiceButton({ order }: { order: OrderWire }) {
  const { api } = useServices()
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchInvoice(api, order.id),
    onSuccess: (pdf) => save(pdf, `invoice-${order.number}.pdf`),
  })
  return (
    <Button variant="secondary" isBusy={isPending} onClick={() => mutate()}>
      <DownloadIcon size="m" />
      {texts.invoice}
    </Button>
  )
}

function save(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser may still be reading the object URL.
  window.addEventListener('pagehide', () => URL.revokeObjectURL(url), { once: true })
}
