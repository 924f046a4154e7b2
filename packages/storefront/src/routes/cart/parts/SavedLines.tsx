import { paiseOfRupees, rupeesOfPaise } from '@shop/contract/money'
import { Button } from '@shop/ui/Button'
import { DividedList } from '@shop/ui/DividedList'
import { Heading } from '@shop/ui/Heading'
import { Stack } from '@shop/ui/Stack'
import { OrderLine } from '@shop/shop-ui/OrderLine'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { cart, useSavedItems } from '#features/cart/useCart.ts'
import { paths } from '#lib/paths.ts'
import { lineProductOf } from '#routes/shared/lineProductOf.ts'
import * as texts from '#texts/cart.ts'

export function SavedLines() {
  const items = useSavedItems()
  if (items.length === 0) return null
  return (
    <Stack as="section" aria-labelledby="saved-heading">
      <Heading level={2} size="h3" id="saved-heading">
        {texts.savedForLater}
      </Heading>
      <DividedList padding="l">
        {items.map((item) => (
          <li key={`${item.id} ${item.variantId}`}>
            <OrderLine
              product={lineProductOf(item, item.media, paths.product(item.slug, item.variantId ?? undefined))}
              quantity={item.quantity}
              price={{
                mrp: item.ori_price,
                sellingPrice: item.sell_price,
                total: rupeesOfPaise(paiseOfRupees(item.sell_price) * item.quantity),
              }}
              actions={
                <>
                  <Button variant="quiet" onClick={() => cart.takeBack(item)}>
                    {texts.moveToCart}
                    <VisuallyHidden>{` ${item.title}`}</VisuallyHidden>
                  </Button>
                  <Button variant="quiet" onClick={() => cart.removeSaved(item)}>
                    {texts.remove}
                    <VisuallyHidden>{texts.fromWhatIsSaved(item.title)}</VisuallyHidden>
                  </Button>
                </>
              }
            />
          </li>
        ))}
      </DividedList>
    </Stack>
  )
}
