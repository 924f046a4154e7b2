import { useSearchParams } from 'react-router-dom'
import { OrderDetail } from '../orders/OrderDetail.tsx'
import { OrderList } from '../orders/OrderList.tsx'

export function OrdersTab() {
  const [search] = useSearchParams()
  const id = search.get('order')
  return id === null ? <OrderList /> : <OrderDetail key={id} id={id} />
}
