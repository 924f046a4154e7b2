import type { ProductSort } from '@shop/contract/product-list'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { HiddenFields, type HiddenFieldsProps } from '../HiddenFields/HiddenFields.tsx'
import { Select } from '../Select/Select.tsx'
import * as S from './SortSelect.styles.ts'

const OPTIONS: readonly { value: ProductSort; label: string }[] = [
  { value: 'recommended_desc', label: 'Recommended' },
  { value: 'newest_desc', label: 'Newest' },
  { value: 'rating_desc', label: 'Best rated' },
  { value: 'discount_desc', label: 'Biggest discount' },
  { value: 'price_asc', label: 'Price: low to high' },
  { value: 'price_desc', label: 'Price: high to low' },
]

export interface SortSelectProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'action' | 'onChange' | 'children'
> {
  /** Address of the list; the form works by GET where there is no JavaScript. */
  action: string
  /** The filters, which the form carries along. */
  hiddenFields?: HiddenFieldsProps['fields']
  value: ProductSort
  onChange?: (sort: ProductSort) => void
}

/** The order of a product list. */
export function SortSelect({ action, hiddenFields = [], value, onChange, ...rest }: SortSelectProps) {
  return (
    <S.Root action={action} method="get" {...rest}>
      <HiddenFields fields={hiddenFields} />
      <Select
        // A plain form keeps its own state; a new address starts it again.
        key={value}
        name="sort"
        label="Sort by"
        options={OPTIONS}
        defaultValue={value}
        onChange={(event) => {
          const chosen = OPTIONS.find((option) => option.value === event.target.value)
          if (chosen !== undefined) onChange?.(chosen.value)
        }}
      />
      <S.Apply>
        <Button type="submit" variant="secondary">
          Sort
        </Button>
      </S.Apply>
    </S.Root>
  )
}
