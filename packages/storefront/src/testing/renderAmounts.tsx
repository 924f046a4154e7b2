import type { CartQuote } from '@shop/contract/cart.schema'
import type { AddressWire } from '@shop/contract/users.schema'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { AppServicesProvider, type AppServices } from '#lib/AppServices.ts'
import { createApi } from '#lib/api/createApi.ts'
import { createQueries } from '#lib/createQueries.ts'
import { plainConfig } from '#testing/plainConfig.ts'
import type { CartItem } from '#features/cart/cartItem.ts'
import type { CartQuoting } from '#features/cart/useCartQuote.ts'
import { FilledCart } from '#routes/cart/parts/FilledCart.tsx'
import { loadLaterParts } from '#lib/laterPart.tsx'
import { Review } from '#routes/placeorder/parts/Review.tsx'

/** An address without digits that could be read as amounts. */
const ADDRESS: AddressWire = {
  id: 1,
  name: 'Asha',
  phone: '9812345678',
  pincode: '110001',
  line1: '1 Janpath',
  line2: '',
  landmark: '',
  city: 'Delhi',
  state: 'Delhi',
  type: 'home',
  is_default: true,
}

const nothing = () => undefined

// Parts that come later in a browser are on these screens, too.
await loadLaterParts()

/** Markup of the pages with totals: cart and order review. */
export function renderAmounts(
  items: readonly CartItem[],
  quote: CartQuote,
): { cart: string; review: string } {
  const quoting: CartQuoting = {
    items: [...items],
    quote,
    isPending: false,
    deliveryEstimate: undefined,
    failure: null,
    retry: nothing,
    coupon: quote.coupon?.code ?? '',
    setCoupon: nothing,
    isCouponCurrent: true,
    isCouponPending: false,
  }
  const place = {
    place: null,
    isChanging: false,
    onChangeStart: nothing,
    error: undefined,
    isBusy: false,
    onCheck: nothing,
  }
  const undoable = {
    last: undefined,
    restored: undefined,
    remove: nothing,
    removeSaved: nothing,
    change: nothing,
    undo: nothing,
  }
  const placing = { isPlacing: false, problem: undefined, place: nothing }
  return {
    cart: markupOf(<FilledCart quoting={quoting} place={place} undoable={undoable} />),
    review: markupOf(<Review address={ADDRESS} quoting={quoting} placing={placing} />),
  }
}

const services: AppServices = {
  api: createApi(() => Promise.resolve({ status: 0, data: undefined })),
  queries: createQueries(),
  origin: 'https://shop.example',
  config: plainConfig,
}

const markupOf = (screen: ReactElement) =>
  renderToStaticMarkup(
    <AppServicesProvider value={services}>
      <StaticRouter location="/">{screen}</StaticRouter>
    </AppServicesProvider>,
  )
