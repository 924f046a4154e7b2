import { OrderLine } from '@shop/shop-ui/OrderLine'
import { Button } from '@shop/ui/Button'
import { DividedList } from '@shop/ui/DividedList'
import { Heading } from '@shop/ui/Heading'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import { UndoNotice } from '@shop/ui/UndoNotice'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { stockAlertsQuery, type StockAlert } from '#features/stockAlerts/api/stockAlertsQuery.ts'
import { changeStockAlert } from '#features/stockAlerts/changeStockAlert.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { lineProductOf } from '#routes/shared/lineProductOf.ts'
import * as texts from '#texts/stockAlert.ts'
import * as S from '../ProfileRoute.styles.ts'
import { LoadingOrFailed } from './LoadingOrFailed.tsx'

type KnownAlert = Required<StockAlert>

/** The list of what the shopper waits for stands below the wishlist. It renders nothing without alerts. */
export function StockAlerts() {
  const services = useServices()
  const { data, error, refetch } = useQuery(stockAlertsQuery(services.api))
  const title = useRef<HTMLHeadingElement>(null)
  /** Null once it is brought back: the heading, which has the focus then, stays until its alert is here again. */
  const [ended, setEnded] = useState<KnownAlert | null>()
  if (data === undefined)
    return error && <LoadingOrFailed message={texts.loadFailed} error={error} onRetry={refetch} />
  const alerts = data.alerts.flatMap((alert) =>
    alert.product === undefined ? [] : [{ ...alert, product: alert.product }],
  )
  if (alerts.length === 0 && ended === undefined) return null

  const { promiseAll, takeBack } = texts.asked[data.channel]
  function end(alert: KnownAlert) {
    setEnded(alert)
    changeStockAlert(services, alert, false)
  }
  function bringBack(alert: KnownAlert) {
    setEnded(null)
    title.current?.focus()
    changeStockAlert(services, alert, true)
  }
  return (
    <Stack as={S.Below} aria-labelledby="stock-alerts">
      <Heading ref={title} tabIndex={-1} level={2} size="h3" id="stock-alerts">
        {texts.waitingFor}
      </Heading>
      {ended && (
        <UndoNotice key={keyOf(ended)} takesFocus onUndo={() => bringBack(ended)}>
          {texts.ended(ended.product.title)}
        </UndoNotice>
      )}
      {alerts.length > 0 && (
        <Text size="s" tone="muted" isMeasured>
          {promiseAll}
        </Text>
      )}
      <DividedList>
        {alerts.map((alert) => (
          <li key={keyOf(alert)}>
            <OrderLine
              product={lineProductOf(alert.product, alert.product.image, pageOf(alert))}
              actions={
                <Button variant="quiet" onClick={() => end(alert)}>
                  {takeBack}
                  <VisuallyHidden>{`: ${alert.product.title}`}</VisuallyHidden>
                </Button>
              }
            />
          </li>
        ))}
      </DividedList>
    </Stack>
  )
}

const keyOf = ({ product_id, variant_id }: StockAlert) => `${product_id} ${variant_id}`

const pageOf = ({ product: { slug }, variant_id }: KnownAlert) =>
  slug === null ? null : paths.product(slug, variant_id ?? undefined)
