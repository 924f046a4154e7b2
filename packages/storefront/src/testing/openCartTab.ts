import { makeProductCard } from '@shop/contract/factories/products'
import { startCartSync } from '#app/startCartSync.ts'
import { logout } from '#routes/shared/logout.ts'
import { bearer, session } from '#features/account/session.ts'
import { userStore } from '#features/account/userStore.ts'
import { cartStore } from '#features/cart/cartStore.ts'
import { receiptStore } from '#features/cart/receiptStore.ts'
import { savedStore } from '#features/cart/savedStore.ts'
import { cart } from '#features/cart/useCart.ts'
import { createApi, type Transport } from '#lib/api/createApi.ts'
import { withBearer } from '#lib/api/withBearer.ts'

export function openCartTab(transport: Transport) {
  const api = createApi(withBearer(transport, bearer))
  startCartSync(api)
  const find = (id: number) => cartStore.getState().value.find((item) => item.id === id)
  const findSaved = (id: number) => savedStore.getState().value.find((item) => item.id === id)
  return {
    user: () => userStore.getState().value?.name,
    inCart: () => cartStore.getState().value.map(({ id, quantity }) => [id, quantity] as const),
    savedForLater: () => savedStore.getState().value.map(({ id, quantity }) => [id, quantity] as const),
    receipt: () => receiptStore.getState().value,
    addOne(id: number) {
      const item = find(id)
      if (item) cart.setQuantity(item, item.quantity + 1)
      else cart.add(makeProductCard({ id, slug: `thing-${id}` }), undefined)
    },
    remove(id: number) {
      const item = find(id)
      if (item) cart.remove(item)
    },
    toggleSaved(id: number) {
      const [item, saved] = [find(id), findSaved(id)]
      if (item) cart.saveForLater(item)
      else if (saved) cart.takeBack(saved)
    },
    login: (name: string, token: string) => session.start({ name, token }),
    logout: () => logout(api),
  }
}

export type CartTab = ReturnType<typeof openCartTab>
