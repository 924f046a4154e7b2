import { DEFAULT_FILTERS } from '@shop/contract/limits'
import { useId, type ComponentPropsWithRef } from 'react'
import { TextField } from '../../TextField/TextField.tsx'
import * as Field from '../../TextField/TextField.styles.ts'
import * as S from '../FilterPanel.styles.ts'

interface PriceFieldsProps {
  /** Rupees. */
  min: number
  max: number
  /** What the list has, in words. */
  hint: string
  onChange: (range: { priceMin: number; priceMax: number }) => void
}

/** From and to, in whole rupees. Applies when a field is left or Enter is pressed; the wrong way round is put right. */
export function PriceFields({ min, max, hint, onChange }: PriceFieldsProps) {
  const hintId = useId()

  function commit(from: string, to: string) {
    const bound = (text: string, otherwise: number) => {
      const rupees = Math.round(Number(text))
      return text.trim() === '' || !Number.isFinite(rupees)
        ? otherwise
        : Math.min(Math.max(rupees, DEFAULT_FILTERS.priceMin), DEFAULT_FILTERS.priceMax)
    }
    const ends = [bound(from, DEFAULT_FILTERS.priceMin), bound(to, DEFAULT_FILTERS.priceMax)] as const
    const range = { priceMin: Math.min(...ends), priceMax: Math.max(...ends) }
    if (range.priceMin !== min || range.priceMax !== max) onChange(range)
  }
  function commitBoth(input: HTMLInputElement) {
    const fields = input.form?.elements
    const from = fields?.namedItem('price_min')
    const to = fields?.namedItem('price_max')
    if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) commit(from.value, to.value)
  }
  const field = {
    type: 'number',
    inputMode: 'numeric',
    min: DEFAULT_FILTERS.priceMin,
    max: DEFAULT_FILTERS.priceMax,
    'aria-describedby': hintId,
    onBlur: (event) => commitBoth(event.currentTarget),
    onKeyDown: (event) => event.key === 'Enter' && commitBoth(event.currentTarget),
  } satisfies ComponentPropsWithRef<'input'>
  return (
    <>
      <S.PriceFields>
        <TextField key={`min ${min}`} label="From ₹" name="price_min" defaultValue={min} {...field} />
        <TextField key={`max ${max}`} label="To ₹" name="price_max" defaultValue={max} {...field} />
      </S.PriceFields>
      <Field.Hint id={hintId}>{hint}</Field.Hint>
    </>
  )
}
