import { useState } from 'react'
import { useUser } from '#features/account/useUser.ts'
import { useCartQuote } from '#features/cart/useCartQuote.ts'
import { useDeliveryLocation } from '#features/delivery/useDeliveryLocation.ts'
import { laterPart } from '#lib/laterPart.tsx'
import { LaterWaysOn } from '#routes/shared/LaterWaysOn.tsx'
import { JoinReceipt } from '#routes/shared/JoinReceipt.tsx'
import { useUndoable } from '../useUndoable.ts'
import * as S from '../CartRoute.styles.ts'
import { useIsHydrated } from '@shop/ui/hooks/useIsHydrated'
import { CartSkeleton } from './CartSkeleton.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { FilledCart } from './FilledCart.tsx'
import { LaterUndoableNotice } from './LaterUndoableNotice.tsx'
import { LaterSuggestions } from './LaterSuggestions.tsx'
import { LaterSavedLines } from './LaterSavedLines.tsx'
import * as texts from '#texts/cart.ts'

const UnpaidOrder = laterPart(async () => (await import('#routes/shared/UnpaidOrder.tsx')).UnpaidOrder, {
  isOptional: true,
})

/**
 * The cart is in the browser's storage. The server renders a skeleton and an empty cart, of which the head's script chooses one; an empty
 * cart keeps its elements when the page is hydrated.
 */
export function CartView() {
  const isHydrated = useIsHydrated()
  const undoable = useUndoable()
  const place = useDeliveryLocation()
  const quoting = useCartQuote(place.place?.pincode)
  const unpaidOrder = useUser() !== null && <UnpaidOrder />
  const [wasEmpty, setWasEmpty] = useState(false)
  if (isHydrated && quoting.items.length === 0 && !wasEmpty) setWasEmpty(true)

  if (!isHydrated || quoting.items.length === 0) {
    return (
      <>
        {!isHydrated && (
          <S.IfFilled gap="l">
            <CartSkeleton />
          </S.IfFilled>
        )}
        <S.Empty gap="l" data-guessed={!isHydrated}>
          {unpaidOrder}
          {isHydrated && <JoinReceipt />}
          {undoable.last && !undoable.last.wasSaved && <LaterUndoableNotice undoable={undoable} gifts={0} />}
          <EmptyCart />
          {isHydrated && <LaterSavedLines undoable={undoable} />}
          <LaterWaysOn />
        </S.Empty>
      </>
    )
  }
  const [first] = quoting.items
  return (
    <FilledCart quoting={quoting} place={place} undoable={undoable} wasEmpty={wasEmpty} notice={unpaidOrder}>
      {first && <LaterSuggestions slug={first.slug} title={texts.goesWellWith(first.title)} />}
    </FilledCart>
  )
}
