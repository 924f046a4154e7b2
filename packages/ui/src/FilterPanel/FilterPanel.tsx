import { DEFAULT_FILTERS } from '@shop/contract/limits'
import { formatRupees } from '@shop/contract/money'
import type { Facets } from '@shop/contract/product-list'
import { useState, type ComponentPropsWithRef } from 'react'
import { Accordion } from '../Accordion/Accordion.tsx'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { HiddenFields, type HiddenFieldsProps } from '../HiddenFields/HiddenFields.tsx'
import { FacetValues } from './parts/FacetValues.tsx'
import { PriceFields } from './parts/PriceFields.tsx'
import { ThresholdFacet } from './parts/ThresholdFacet.tsx'
import * as S from './FilterPanel.styles.ts'

/** What a list is narrowed to; prices in rupees, discounts in per cent. */
export interface FilterValue {
  /** Slugs. */
  brands: readonly string[]
  /** `Group:value`, such as `Size:M`. */
  options: readonly string[]
  priceMin: number
  priceMax: number
  discountMin: number
  ratingMin: number | null
  isInStockOnly: boolean
}

export interface FilterPanelProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'action' | 'onChange' | 'children'
> {
  /** Address of the list without its filters; the form works by GET where there is no JavaScript. */
  action: string
  /** What the address carries besides filters: search, sort, category. */
  hiddenFields?: HiddenFieldsProps['fields']
  facets: Facets
  value: FilterValue
  /** A filter was set or taken away. */
  onChange?: (value: FilterValue) => void
  /** Categories to go down or up to, as links. */
  categories?: readonly { label: string; href: string; count?: number; isCurrent?: boolean }[]
}

const without = (values: readonly string[], value: string) => values.filter((other) => other !== value)

/** What a product list can be narrowed by, with exact counts. A tick shows at once, before the list answers. */
export function FilterPanel({
  action,
  hiddenFields = [],
  facets,
  value,
  onChange,
  categories = [],
  ...rest
}: FilterPanelProps) {
  const [seen, setSeen] = useState(value)
  const [draft, setDraft] = useState(value)
  if (seen !== value) {
    setSeen(value)
    setDraft(value)
  }

  function update(change: Partial<FilterValue>) {
    const next = { ...draft, ...change }
    setDraft(next)
    onChange?.(next)
  }
  const toggle = (key: 'brands' | 'options') => (item: string, isChosen: boolean) =>
    update({ [key]: isChosen ? [...draft[key], item] : without(draft[key], item) })

  return (
    <S.Root
      action={action}
      method="get"
      aria-label="Filters"
      onSubmit={onChange && ((event) => event.preventDefault())}
      {...rest}
    >
      <HiddenFields fields={hiddenFields} />
      {categories.length > 0 && (
        <Accordion title="Category" isInitiallyOpen>
          <S.Categories>
            {categories.map((category) => (
              <li key={category.href}>
                <S.CategoryLink href={category.href} aria-current={category.isCurrent ? 'true' : undefined}>
                  {category.label}
                  {category.count !== undefined && <span>{category.count.toLocaleString('en-IN')}</span>}
                </S.CategoryLink>
              </li>
            ))}
          </S.Categories>
        </Accordion>
      )}
      {(facets.brands.length > 0 || draft.brands.length > 0) && (
        <Accordion title="Brand" isInitiallyOpen>
          <FacetValues
            name="brand"
            noun="brand"
            values={facets.brands.map(({ slug, name, count }) => ({ value: slug, label: name, count }))}
            chosen={draft.brands}
            onToggle={toggle('brands')}
          />
        </Accordion>
      )}
      <Accordion title="Price" isInitiallyOpen>
        <PriceFields
          min={draft.priceMin}
          max={draft.priceMax}
          onChange={update}
          hint={`Here from ${formatRupees(facets.price.min)} to ${formatRupees(facets.price.max)}`}
        />
      </Accordion>
      {facets.options.map(({ group, values }) => (
        <Accordion key={group} title={group} isInitiallyOpen={group === 'Size' || isAnyChosen(draft, group)}>
          <FacetValues
            name="option"
            noun={group.toLowerCase()}
            isChips={values.every(({ colorCode }) => colorCode === null)}
            values={values.map((option) => ({
              ...option,
              value: `${group}:${option.value}`,
              label: option.value,
            }))}
            chosen={draft.options.filter((option) => option.startsWith(`${group}:`))}
            onToggle={toggle('options')}
          />
        </Accordion>
      ))}
      <Accordion title="Discount" isInitiallyOpen={draft.discountMin > DEFAULT_FILTERS.discountMin}>
        <ThresholdFacet
          name="disc_min"
          legend="Discount"
          steps={facets.discount}
          value={draft.discountMin || null}
          labelFor={(percent) => `${percent}% and more`}
          onChange={(percent) => update({ discountMin: percent ?? DEFAULT_FILTERS.discountMin })}
        />
      </Accordion>
      <Accordion title="Rating" isInitiallyOpen={draft.ratingMin !== null}>
        <ThresholdFacet
          name="rating_min"
          legend="Rating"
          steps={facets.rating}
          value={draft.ratingMin}
          labelFor={(stars) => `${stars} stars and more`}
          onChange={(stars) => update({ ratingMin: stars })}
        />
      </Accordion>
      <Checkbox
        name="in_stock"
        value="1"
        label="In stock only"
        checked={draft.isInStockOnly}
        onChange={(event) => update({ isInStockOnly: event.target.checked })}
      />
      <S.Apply>
        <Button type="submit" isWide>
          Apply filters
        </Button>
      </S.Apply>
    </S.Root>
  )
}

function isAnyChosen(value: FilterValue, group: string) {
  return value.options.some((option) => option.startsWith(`${group}:`))
}
