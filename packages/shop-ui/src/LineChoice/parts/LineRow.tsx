import { itemName } from '@shop/contract/itemName'
import { Inline } from '@shop/ui/Inline'
import { Picture } from '@shop/ui/Picture'
import { QuantityStepper } from '@shop/ui/QuantityStepper'
import { Stack } from '@shop/ui/Stack'
import { useTexts } from '../../ShopTextsProvider/ShopTextsProvider.tsx'
import { orders } from '../../texts/orders.ts'
import type { ChoiceLine } from '../LineChoice.tsx'
import * as S from '../LineChoice.styles.ts'

interface LineRowProps {
  /** Of the checkbox. */
  name: string | undefined
  line: ChoiceLine
  /** Id of the sentence above the line; undefined without one. */
  noteId: string | undefined
  /** Chosen quantity; undefined when the line is not chosen. */
  count: number | undefined
  hasQuantities: boolean
  onChange: (count: number | undefined) => void
}

/** A line with its checkbox, the way on when it can't be chosen, or the quantity of it that is. */
export function LineRow({ name, line, noteId, count, hasQuantities, onChange }: LineRowProps) {
  const texts = useTexts(orders, 'LineChoice')
  const { title, optionName, picture, quantity, price, disabledReason, help } = line
  const label = itemName(title, optionName)
  return (
    <Stack as={S.Line} gap="xs" data-available={disabledReason === null}>
      <label>
        <input
          type="checkbox"
          name={name}
          checked={count !== undefined}
          disabled={disabledReason !== null}
          aria-describedby={noteId}
          onChange={(event) => onChange(event.target.checked ? quantity : undefined)}
        />
        <S.Frame>
          <Picture picture={picture} alt="" sizes="3.5rem" />
        </S.Frame>
        <span>
          <b>{label}</b>
          {quantity > 1 && <span>{` × ${quantity}`}</span>}
          {price !== undefined && <S.Price>{price}</S.Price>}
        </span>
      </label>
      {disabledReason !== null && help && <S.Help>{help}</S.Help>}
      {hasQuantities && count !== undefined && quantity > 1 && (
        <Inline gap="s">
          <QuantityStepper label={label} value={count} max={quantity} onChange={onChange} />
          <span>{texts.of(quantity)}</span>
        </Inline>
      )}
    </Stack>
  )
}
