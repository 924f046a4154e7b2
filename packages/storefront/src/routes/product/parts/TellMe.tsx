import type { Product, Variant } from '@shop/contract/products'
import { Button } from '@shop/ui/Button'
import { Inline } from '@shop/ui/Inline'
import { Text } from '@shop/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '#features/account/useUser.ts'
import { stockAlertsQuery } from '#features/stockAlerts/api/stockAlertsQuery.ts'
import { changeStockAlert, isSameAlert } from '#features/stockAlerts/changeStockAlert.ts'
import { useServices } from '#lib/AppServices.ts'
import { intent } from '#lib/intent.ts'
import { paths } from '#lib/paths.ts'
import { useGo } from '#lib/useGo.ts'
import * as texts from '#texts/stockAlert.ts'
import * as S from './TellMe.styles.ts'

interface TellMeProps {
  product: Product
  variant: Variant | undefined
  onChoiceMissing: () => void
}

/** In place of the buy button of what is out of stock. A guest logs in first; `useSignIn` asks for the message then. */
export function TellMe({ product, variant: chosen, onChoiceMissing }: TellMeProps) {
  const { api, queries } = useServices()
  const go = useGo()
  const isGuest = useUser() === null
  const { data } = useQuery({ ...stockAlertsQuery(api), enabled: !isGuest })
  const variants = product.optionGroups.flatMap((group) => group.variants)
  const variant = chosen ?? (variants.length === 1 ? variants[0] : undefined)
  const isChoiceMissing = variant === undefined && variants.length > 0
  const alert = { product_id: product.id, variant_id: variant?.id ?? null }
  const asked =
    !isGuest && data?.alerts.some((one) => isSameAlert(one, alert)) ? texts.asked[data.channel] : undefined

  function handleClick() {
    if (isChoiceMissing) onChoiceMissing()
    else if (isGuest) {
      intent.keep({ kind: 'stock-alert', ...alert })
      go(paths.login(window.location.pathname + window.location.search))
    } else changeStockAlert({ api, queries }, alert, asked === undefined)
  }
  // The button stays the same one, so that it keeps the focus.
  return (
    <Inline as={S.Root} rowGap="none">
      {asked && (
        <Text size="s" tone="positive" weight="medium" role="status">
          {asked.promise(variant?.name ?? texts.it)}
        </Text>
      )}
      <Button
        size={asked ? 'm' : 'l'}
        variant={asked ? 'quiet' : 'primary'}
        isWide={asked === undefined}
        onClick={handleClick}
      >
        {asked ? asked.takeBack : texts.tellMe}
      </Button>
    </Inline>
  )
}
