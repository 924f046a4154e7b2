import { OrderDetail } from '../orders/OrderDetail.tsx'
import { OrderList } from '../orders/OrderList.tsx'
import { useSearch } from '#lib/useSearch.ts'

export function OrdersTab() {
  const search = useSearch()
  const id = search.get('order')
  return id === null ? <OrderList /> : <OrderDetail key={id} id={id} />
}
