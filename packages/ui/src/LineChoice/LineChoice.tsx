import type { Picture as PictureData } from '@shop/contract/pictures'
import { useId, type ComponentPropsWithRef } from 'react'
import { AlertIcon } from '../Icon/Icon.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx'
import * as S from './LineChoice.styles.ts'

/** A thing of an order that can be chosen, or not. */
export interface ChoiceLine {
  id: string
  title: string
  optionName: string | null
  picture: PictureData | undefined
  quantity: number
  /** Why it can't be chosen; null when it can. */
  whyNot: string | null
}

/** How many of each line are chosen: by the line's id. What is not named is not chosen. */
export type ChosenLines = Readonly<Record<string, number>>

export interface LineChoiceProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> {
  /** What is chosen for. */
  legend: string
  /** The lines to choose among. */
  lines: readonly ChoiceLine[]
  /** Ids of those that are. */
  chosen: ChosenLines
  /** Ids of those that are from now on. */
  onChange: (chosen: ChosenLines) => void
  /** Of several of one thing, some can be chosen. */
  hasQuantities?: boolean
  /** What is wrong with the choice. */
  error?: string | undefined
}

/** Which things of an order it is about; for what can't be chosen, why not. */
export function LineChoice({
  legend,
  lines,
  chosen,
  onChange,
  hasQuantities = false,
  error,
  ...rest
}: LineChoiceProps) {
  const id = useId()
  return (
    <S.Root aria-describedby={error === undefined ? undefined : `${id}-error`} {...rest}>
      <S.Legend>{legend}</S.Legend>
      {lines.map((line) => {
        const { title, optionName, picture, quantity, whyNot } = line
        const count = chosen[line.id]
        const name = optionName === null ? title : `${title}, ${optionName}`
        return (
          <S.Line key={line.id} data-available={whyNot === null}>
            <label>
              <input
                type="checkbox"
                checked={count !== undefined}
                disabled={whyNot !== null}
                aria-describedby={whyNot === null ? undefined : `${id}-${line.id}`}
                onChange={(event) =>
                  onChange(choose(chosen, line.id, event.target.checked ? quantity : undefined))
                }
              />
              <S.Frame>
                <Picture picture={picture} alt="" sizes="3.5rem" />
              </S.Frame>
              <span>
                <b>{name}</b>
                {quantity > 1 && <span>{` × ${quantity}`}</span>}
              </span>
            </label>
            {whyNot !== null && <S.WhyNot id={`${id}-${line.id}`}>{whyNot}</S.WhyNot>}
            {hasQuantities && count !== undefined && quantity > 1 && (
              <QuantityStepper
                label={name}
                value={count}
                max={quantity}
                onChange={(value) => onChange(choose(chosen, line.id, value))}
              />
            )}
          </S.Line>
        )
      })}
      {error !== undefined && (
        <S.ErrorText id={`${id}-error`}>
          <AlertIcon size={16} />
          {error}
        </S.ErrorText>
      )}
    </S.Root>
  )
}

function choose(chosen: ChosenLines, id: string, quantity: number | undefined): ChosenLines {
  const others = Object.entries(chosen).filter(([key]) => key !== id)
  return Object.fromEntries(quantity === undefined ? others : [...others, [id, quantity]])
}
