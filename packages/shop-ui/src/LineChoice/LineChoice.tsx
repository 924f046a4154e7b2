import { itemName } from '@shop/contract/itemName'
import { useId, type ReactNode } from 'react'
import { FieldGroup } from '@shop/ui/FieldGroup'
import type { FieldGroupProps } from '@shop/ui/FieldGroup'
import { Inline } from '@shop/ui/Inline'
import { Picture } from '@shop/ui/Picture'
import { QuantityStepper } from '@shop/ui/QuantityStepper'
import { Stack } from '@shop/ui/Stack'
import type { LineProduct } from '../lib/lineProduct.ts'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { orders } from '../texts/orders.ts'
import * as S from './LineChoice.styles.ts'

/** Line of an order that can be selected. */
export interface ChoiceLine extends Omit<LineProduct, 'href' | 'brandName'> {
  id: string
  quantity: number
  /** Price of the quantity: "₹998". */
  price?: string | undefined
  /** Reason why the line can't be selected; null when it can. */
  disabledReason: string | null
  /** Way on for a line that can't be selected, such as a link, after the reason. */
  help?: ReactNode
  /** True for a gift, which goes with what was bought. */
  isGift?: boolean
}

/** Selected quantity by line id; missing lines are not selected. */
export type ChosenLines = Readonly<Record<string, number>>

export interface LineChoiceProps extends Omit<FieldGroupProps, 'onChange' | 'children'> {
  lines: readonly ChoiceLine[]
  value: ChosenLines
  onChange: (chosen: ChosenLines) => void
  /** Lets the shopper select a part of a line's quantity. */
  hasQuantities?: boolean
}

/** Choice of all units of these lines. */
export const allOf = (lines: readonly ChoiceLine[]): ChosenLines =>
  Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]))

/** Checkboxes to select lines of an order, one by one or all at once; disabled lines show the reason. */
export function LineChoice({
  name,
  lines,
  value: chosen,
  onChange,
  hasQuantities = false,
  ...rest
}: LineChoiceProps) {
  const id = useId()
  const texts = useTexts(orders, 'LineChoice')
  const open = lines.filter(({ disabledReason }) => disabledReason === null)
  return (
    <Stack as={FieldGroup} gap="xs" {...rest}>
      {open.length > 1 && (
        <S.All>
          <input
            type="checkbox"
            name={name}
            checked={open.every((line) => chosen[line.id] === line.quantity)}
            onChange={(event) => onChange(event.target.checked ? allOf(open) : {})}
          />
          {texts.all}
        </S.All>
      )}
      {lines.map((line) => {
        const { title, optionName, picture, quantity, price, disabledReason, help } = line
        const count = chosen[line.id]
        const label = itemName(title, optionName)
        return (
          <Stack as={S.Line} gap="xs" key={line.id} data-available={disabledReason === null}>
            <label>
              <input
                type="checkbox"
                name={name}
                checked={count !== undefined}
                disabled={disabledReason !== null}
                aria-describedby={disabledReason === null ? undefined : `${id}-${line.id}`}
                onChange={(event) =>
                  onChange(choose(chosen, line.id, event.target.checked ? quantity : undefined))
                }
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
            {disabledReason !== null && (
              <S.WhyNot>
                <span id={`${id}-${line.id}`}>{disabledReason}</span> {help}
              </S.WhyNot>
            )}
            {hasQuantities && count !== undefined && quantity > 1 && (
              <Inline gap="s">
                <QuantityStepper
                  label={label}
                  value={count}
                  max={quantity}
                  onChange={(value) => onChange(choose(chosen, line.id, value))}
                />
                <span>{texts.of(quantity)}</span>
              </Inline>
            )}
          </Stack>
        )
      })}
    </Stack>
  )
}

function choose(chosen: ChosenLines, id: string, quantity: number | undefined): ChosenLines {
  const others = Object.entries(chosen).filter(([key]) => key !== id)
  return Object.fromEntries(quantity === undefined ? others : [...others, [id, quantity]])
}
