import { formatRupees } from '@shop/contract/money'
import type { FocusEvent } from 'react'
import { TextField } from '../../TextField/TextField.tsx'
import type { FilterRange } from '../FilterPanel.types.ts'
import * as S from '../FilterPanel.styles.ts'

/** Two amounts in rupees. A new amount counts when the field is left, or on Enter. */
export function RangeFilter({ group }: { group: FilterRange }) {
  const { min, max, minName, maxName, lowest, highest } = group
  function handleBlur({ currentTarget: { value, defaultValue, form } }: FocusEvent<HTMLInputElement>) {
    if (value !== defaultValue) form?.requestSubmit()
  }
  const field = { type: 'number', inputMode: 'numeric', min: 0, step: 1, onBlur: handleBlur } as const
  return (
    <S.Range>
      {/* A new key for a new amount: the field then starts from it. */}
      <TextField
        {...field}
        key={`min ${min}`}
        label="From ₹"
        name={minName}
        defaultValue={min ?? ''}
        placeholder={String(Math.floor(lowest))}
      />
      <TextField
        {...field}
        key={`max ${max}`}
        label="To ₹"
        name={maxName}
        defaultValue={max ?? ''}
        placeholder={String(Math.ceil(highest))}
      />
      {highest > 0 && (
        <S.RangeHint>
          Prices here go from {formatRupees(lowest)} to {formatRupees(highest)}.
        </S.RangeHint>
      )}
    </S.Range>
  )
}
