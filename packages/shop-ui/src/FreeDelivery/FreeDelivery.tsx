import { formatRupees } from '@shop/contract/money'
import type { ComponentPropsWithRef } from 'react'
import { CheckIcon, TruckIcon } from '@shop/ui/Icon'
import { Inline } from '@shop/ui/Inline'
import { Progress } from '@shop/ui/Progress'
import { Stack } from '@shop/ui/Stack'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { cart } from '../texts/cart.ts'
import * as S from './FreeDelivery.styles.ts'

export interface FreeDeliveryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Missing amount in rupees; 0 when delivery is free. */
  missing: number
  /** Amount in rupees from which delivery is free. */
  from: number
  /** True while a new quote is loading. */
  isPending?: boolean
}

/** Progress of the cart towards free delivery. */
export function FreeDelivery({ missing, from, isPending = false, ...rest }: FreeDeliveryProps) {
  const texts = useTexts(cart, 'FreeDelivery')
  return (
    <Stack as={S.Root} gap="xs" data-pending={isPending} data-free={missing === 0} {...rest}>
      <Inline as="p" gap="xs" wrap="none">
        {missing === 0 ? <CheckIcon size="m" /> : <TruckIcon size="m" />}
        {missing === 0 ? texts.reached : texts.missing(formatRupees(missing))}
      </Inline>
      {missing > 0 && <Progress value={1 - missing / from} />}
    </Stack>
  )
}
