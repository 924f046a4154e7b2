import { Button, type ButtonProps } from '@shop/ui/Button'
import { Text } from '@shop/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '#features/account/useUser.ts'
import { stockAlertsQuery, type StockAlert } from '#features/stockAlerts/api/stockAlertsQuery.ts'
import { changeStockAlert, isSameAlert } from '#features/stockAlerts/changeStockAlert.ts'
import { useServices } from '#lib/AppServices.ts'
import { intent } from '#lib/intent.ts'
import { paths } from '#lib/paths.ts'
import { useGo } from '#lib/useGo.ts'
import * as texts from '#texts/stockAlert.ts'

interface StockAlertButtonProps {
  alert: Pick<StockAlert, 'product_id' | 'variant_id'>
  /** Name of the variant. */
  option?: string | null | undefined
  /** Called instead of asking for the message, while a variant has to be chosen. */
  onChoiceMissing?: (() => void) | undefined
  /** Look of the button before the message is asked for. */
  look: Pick<ButtonProps, 'size' | 'variant' | 'isWide'>
  /** Follows the texts of the button for screen readers. */
  children?: ButtonProps['children']
}

/** Asks for a message when something is in stock again. A guest logs in first; `useSignIn` asks for the message then. */
export function StockAlertButton({ alert, option, onChoiceMissing, look, children }: StockAlertButtonProps) {
  const { api, queries } = useServices()
  const go = useGo()
  const isGuest = useUser() === null
  const { data } = useQuery({ ...stockAlertsQuery(api), enabled: !isGuest })
  const asked =
    !isGuest && data?.alerts.some((one) => isSameAlert(one, alert)) ? texts.asked[data.channel] : undefined

  function handleClick() {
    if (onChoiceMissing) onChoiceMissing()
    else if (isGuest) {
      intent.keep({ kind: 'stock-alert', ...alert })
      go(paths.login(window.location.pathname + window.location.search))
    } else changeStockAlert({ api, queries }, alert, asked === undefined)
  }
  // The button stays the same one, so that it keeps the focus.
  return (
    <>
      {asked && (
        <Text size="s" tone="positive" weight="medium" role="status">
          {asked.promise(option ?? texts.it)}
        </Text>
      )}
      <Button {...(asked ? { variant: 'quiet' as const } : look)} onClick={handleClick}>
        {asked ? asked.takeBack : texts.tellMe}
        {children}
      </Button>
    </>
  )
}
