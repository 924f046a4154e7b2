import { useId, useState, type ComponentPropsWithRef } from 'react'
import {
  resolveOptionControl,
  type OptionControl,
  type OptionGroup,
  type Variant,
} from '../lib/resolveOptionControl.ts'
import { Swatch } from '../Swatch/Swatch.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './VariantPicker.styles.ts'

export type { OptionGroup, Variant }

/** Number of values from which a group is searchable and scrolls. */
const LONG_GROUP = 25

export interface VariantPickerProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> {
  group: OptionGroup
  /** Id of the selected variant, or null. */
  value: number | null
  onChange?: (variant: Variant) => void
  /** Address of the page with this variant selected: values become links, which work without JavaScript. */
  hrefFor?: (variant: Variant) => string
}

/**
 * Selects a variant: radio buttons for Size, named swatches otherwise. Variants that are out of
 * stock can be viewed.
 */
export function VariantPicker({ group, value, onChange, hrefFor, ...rest }: VariantPickerProps) {
  const [query, setQuery] = useState('')
  const field = useId()
  const control = resolveOptionControl(group)
  const chosen = group.variants.find((variant) => variant.id === value)
  const isLong = group.variants.length >= LONG_GROUP
  const term = query.trim().toLowerCase()
  const shown =
    term === '' ? group.variants : group.variants.filter(({ name }) => name.toLowerCase().includes(term))
  return (
    <S.Root {...rest}>
      <S.Legend>
        {group.name}
        {chosen !== undefined && (
          <>
            {': '}
            <b>{chosen.name}</b>
          </>
        )}
      </S.Legend>
      {isLong && (
        <S.Search>
          <TextField
            label={`Search ${group.variants.length} ${group.name.toLowerCase()}s`}
            isLabelHidden
            type="search"
            placeholder={`Search ${group.variants.length} ${group.name.toLowerCase()}s`}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </S.Search>
      )}
      <S.Values ref={revealChosen} data-control={control} data-long={isLong}>
        {shown.map((variant) => {
          const state = {
            'data-chosen': variant.id === value,
            'data-stock': variant.quantity === 0 ? 'out' : 'in',
            title: variant.quantity === 0 ? `${variant.name}: out of stock` : variant.name,
          }
          const face = <Face variant={variant} control={control} isSelected={variant.id === value} />
          return hrefFor === undefined ? (
            <S.Label key={variant.id} {...state}>
              <S.Input
                type="radio"
                name={field}
                checked={variant.id === value}
                onChange={() => onChange?.(variant)}
              />
              {face}
            </S.Label>
          ) : (
            <S.ValueLink
              key={variant.id}
              {...state}
              href={hrefFor(variant)}
              replace
              keepScroll
              aria-current={variant.id === value || undefined}
            >
              {face}
            </S.ValueLink>
          )
        })}
      </S.Values>
      {isLong && (
        <div role="status">
          {shown.length === 0 && (
            <S.None>
              No {group.name.toLowerCase()} is called “{query.trim()}”.
            </S.None>
          )}
        </div>
      )}
    </S.Root>
  )
}

/** Scrolls the list to the selected value. */
function revealChosen(list: HTMLElement | null) {
  const chosen = list?.querySelector('[data-chosen="true"]')
  if (!list || !chosen) return
  const offset = chosen.getBoundingClientRect().top - list.getBoundingClientRect().top
  list.scrollTop += offset - (list.clientHeight - chosen.clientHeight) / 2
}

function Face({
  variant,
  control,
  isSelected,
}: {
  variant: Variant
  control: OptionControl
  isSelected: boolean
}) {
  const isSoldOut = variant.quantity === 0
  const text = (
    <span>
      {variant.name}
      {isSoldOut && <VisuallyHidden> (out of stock)</VisuallyHidden>}
    </span>
  )
  if (control === 'radio') return <S.Pill data-part="face">{text}</S.Pill>
  return (
    <S.Tile>
      <Swatch
        data-part="face"
        color={variant.colorCode}
        size="2.25rem"
        isSelected={isSelected}
        isSoldOut={isSoldOut}
      />
      {text}
    </S.Tile>
  )
}
