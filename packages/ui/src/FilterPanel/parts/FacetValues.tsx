import { useState } from 'react'
import { Checkbox } from '../../Checkbox/Checkbox.tsx'
import { Swatch } from '../../Swatch/Swatch.tsx'
import { TextField } from '../../TextField/TextField.tsx'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'
import * as S from '../FilterPanel.styles.ts'

/** From this many values on they can be searched. */
const SEARCHABLE = 9

interface FacetValue {
  value: string
  label: string
  count: number
  colorCode?: string | null
}

interface FacetValuesProps {
  /** Name of the field in the address. */
  name: string
  /** What one of them is called. */
  noun: string
  values: readonly FacetValue[]
  chosen: readonly string[]
  onToggle: (value: string, isChosen: boolean) => void
  /** Short values side by side. */
  isChips?: boolean
}

/** The values of a facet as checkboxes. A chosen one never disappears, whatever the other filters leave. */
export function FacetValues({ name, noun, values, chosen, onToggle, isChips = false }: FacetValuesProps) {
  const [query, setQuery] = useState('')
  const known = new Set(values.map(({ value }) => value))
  const all: readonly FacetValue[] = [
    ...chosen
      .filter((value) => !known.has(value))
      .map((value) => ({ value, label: value.slice(value.indexOf(':') + 1), count: 0 })),
    ...values,
  ]
  const term = query.trim().toLowerCase()
  const shown = all.filter(({ value, label }) => chosen.includes(value) || label.toLowerCase().includes(term))

  if (isChips) {
    return (
      <S.Chips>
        {all.map(({ value, label, count }) => (
          <S.Chip key={value}>
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={(event) => onToggle(value, event.target.checked)}
            />
            <span>
              {label}
              <VisuallyHidden>{`, ${count} products`}</VisuallyHidden>
            </span>
          </S.Chip>
        ))}
      </S.Chips>
    )
  }
  return (
    <>
      {all.length >= SEARCHABLE && (
        <S.Search>
          <TextField
            type="search"
            label={`Search ${noun}s`}
            isLabelHidden
            placeholder={`Search ${noun}s`}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </S.Search>
      )}
      <S.Scroll>
        {shown.map(({ value, label, count, colorCode }) => (
          <Checkbox
            key={value}
            name={name}
            value={value}
            count={count}
            checked={chosen.includes(value)}
            onChange={(event) => onToggle(value, event.target.checked)}
            label={
              colorCode === undefined || colorCode === null ? (
                label
              ) : (
                <S.Value>
                  <Swatch color={colorCode} />
                  {label}
                </S.Value>
              )
            }
          />
        ))}
        {shown.length === 0 && <S.None role="status">{`No ${noun} like “${query.trim()}” here.`}</S.None>}
      </S.Scroll>
    </>
  )
}
