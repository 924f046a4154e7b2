import type { ReactNode } from 'react'
import { Accordion } from '@shop/ui/Accordion'
import { FieldGroup } from '@shop/ui/FieldGroup'
import type { FieldGroupProps } from '@shop/ui/FieldGroup'
import { Stack } from '@shop/ui/Stack'
import type { LineProduct } from '../lib/lineProduct.ts'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { orders } from '../texts/orders.ts'
import * as S from './LineChoice.styles.ts'
import { LineGroup } from './parts/LineGroup.tsx'
import { LineRow } from './parts/LineRow.tsx'

/** Line of an order that can be selected. */
export interface ChoiceLine extends Omit<LineProduct, 'href' | 'brandName'> {
  id: string
  quantity: number
  /** Price of the quantity: "₹998". */
  price?: string | undefined
  /** Reason why the line can't be selected; null when it can. Lines with the same reason have it above them, once. */
  disabledReason: string | null
  /** Condition of a line that can be selected, above all lines that have it. */
  condition?: string | undefined
  /** Way on for a line that can't be selected, such as a link. */
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

/** Checkboxes to select lines of an order, one by one or all at once. Disabled lines come last; several are folded. */
export function LineChoice({
  name,
  lines,
  value: chosen,
  onChange,
  hasQuantities = false,
  ...rest
}: LineChoiceProps) {
  const texts = useTexts(orders, 'LineChoice')
  const open = lines.filter(({ disabledReason }) => disabledReason === null)
  const closed = lines.filter(({ disabledReason }) => disabledReason !== null)
  const toGroups = (all: readonly ChoiceLine[]) =>
    groupsOf(all).map(({ note, lines: own }) => (
      <LineGroup key={own[0]?.id} note={note}>
        {(noteId) =>
          own.map((line) => (
            <LineRow
              key={line.id}
              name={name}
              line={line}
              noteId={noteId}
              count={chosen[line.id]}
              hasQuantities={hasQuantities}
              onChange={(count) => onChange(choose(chosen, line.id, count))}
            />
          ))
        }
      </LineGroup>
    ))
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
      {toGroups(open)}
      {open.length > 0 && closed.length > 1 ? (
        <Accordion title={texts.others(closed.length)}>
          <Stack gap="xs">{toGroups(closed)}</Stack>
        </Accordion>
      ) : (
        toGroups(closed)
      )}
    </Stack>
  )
}

const noteOf = ({ disabledReason, condition }: ChoiceLine) => disabledReason ?? condition

/** Lines by the sentence above them. */
function groupsOf(lines: readonly ChoiceLine[]) {
  const notes = [...new Set(lines.map(noteOf))]
  return notes.map((note) => ({ note, lines: lines.filter((line) => noteOf(line) === note) }))
}

function choose(chosen: ChosenLines, id: string, quantity: number | undefined): ChosenLines {
  const others = Object.entries(chosen).filter(([key]) => key !== id)
  return Object.fromEntries(quantity === undefined ? others : [...others, [id, quantity]])
}
