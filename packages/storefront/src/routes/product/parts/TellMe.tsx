import type { Product, Variant } from '@shop/contract/products'
import { Button } from '@shop/ui/Button'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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
  const [isChoiceAsked, setIsChoiceAsked] = useState(false)
  const { optionGroups } = product
  const variants = optionGroups.flatMap((group) => group.variants)
  const variant = chosen ?? (variants.length === 1 ? variants[0] : undefined)
  const isChoiceMissing = variant === undefined && variants.length > 0
  const alert = { product_id: product.id, variant_id: variant?.id ?? null }
  const asked =
    !isGuest && data?.alerts.some((one) => isSameAlert(one, alert)) ? texts.asked[data.channel] : undefined

  function handleClick() {
    if (isChoiceMissing) {
      setIsChoiceAsked(true)
      onChoiceMissing()
    } else if (isGuest) {
      intent.keep({ kind: 'stock-alert', ...alert })
      go(paths.login(window.location.pathname + window.location.search))
    } else changeStockAlert({ api, queries }, alert, asked === undefined)
  }
  // The button stays the same one, so that it keeps the focus.
  return (
    <Stack as={S.Root} gap="xs">
      {asked && (
        <Text size="s" tone="positive" weight="medium" role="status">
          {asked.promise(variant?.name ?? texts.it)}
        </Text>
      )}
      {isChoiceMissing && isChoiceAsked && (
        <Text size="s" role="status">
          {texts.whichOne(optionGroups.flatMap(({ name, groups = [name] }) => groups))}
        </Text>
      )}
      <Button size={asked ? 'm' : 'l'} variant={asked ? 'secondary' : 'primary'} isWide onClick={handleClick}>
        {asked ? asked.takeBack : texts.tellMe}
      </Button>
    </Stack>
  )
}
