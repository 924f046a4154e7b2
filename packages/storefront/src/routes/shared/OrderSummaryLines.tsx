import { itemName } from '@shop/contract/itemName'
import { Inline } from '@shop/ui/Inline'
import { Panel, type PanelProps } from '@shop/ui/Panel'
import { Picture } from '@shop/ui/Picture'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import * as texts from '#texts/shared.ts'
import * as S from './OrderSummaryLines.styles.ts'

interface OrderSummaryLinesProps extends Pick<PanelProps, 'tone'> {
  /** Lines of an order or of a quote. */
  lines: readonly {
    quantity: number
    title: string
    image: string
    option_name: string | null
    is_gift: boolean
  }[]
}

export function OrderSummaryLines({ lines, tone = 'ruled' }: OrderSummaryLinesProps) {
  return (
    <Panel as="div" tone={tone}>
      <Text as="div" size="s" tone="muted">
        <Stack as="ul" gap="xs" role="list" aria-label={texts.yourItems}>
          {lines.map(({ quantity, title, image, option_name, is_gift }) => (
            <Inline as="li" wrap="none" key={`${title} ${option_name} ${is_gift}`}>
              <S.Frame>
                <Picture picture={image === '' ? undefined : { src: image }} alt="" sizes="3rem" />
              </S.Frame>
              <span>{`${quantity} × ${itemName(title, option_name)}${is_gift ? texts.freeGift : ''}`}</span>
            </Inline>
          ))}
        </Stack>
      </Text>
    </Panel>
  )
}
