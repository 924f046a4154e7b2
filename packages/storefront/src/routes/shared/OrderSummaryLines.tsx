import { Panel } from '@shop/ui/Panel'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import * as texts from '#texts/shared.ts'

interface OrderSummaryLinesProps {
  /** Lines of an order or of a quote. */
  lines: readonly { quantity: number; title: string; option_name: string | null; is_gift: boolean }[]
}

export function OrderSummaryLines({ lines }: OrderSummaryLinesProps) {
  return (
    <Panel as="div" tone="ruled">
      <Text as="div" size="s" tone="muted">
        <Stack as="ul" gap="xxs" role="list" aria-label={texts.yourItems}>
          {lines.map(({ quantity, title, option_name, is_gift }) => (
            <li
              key={`${title} ${option_name} ${is_gift}`}
            >{`${quantity} × ${title}${option_name === null ? '' : `, ${option_name}`}${is_gift ? texts.freeGift : ''}`}</li>
          ))}
        </Stack>
      </Text>
    </Panel>
  )
}
