import type { LengthUnit } from '@shop/contract/formatMeasure'
import { useId } from 'react'
import { useTexts } from '../../ShopTextsProvider/ShopTextsProvider.tsx'
import { sizes } from '../../texts/sizes.ts'
import * as S from './UnitChoice.styles.ts'

interface UnitChoiceProps {
  value: LengthUnit
  onChange: (unit: LengthUnit) => void
}

/** Centimetres or inches. */
export function UnitChoice({ value, onChange }: UnitChoiceProps) {
  const texts = useTexts(sizes, 'SizeGuide')
  const name = useId()
  return (
    <S.Root aria-label={texts.unit}>
      {(['cm', 'in'] as const).map((unit) => (
        <label key={unit}>
          <input type="radio" name={name} checked={unit === value} onChange={() => onChange(unit)} />
          <span>{texts.units[unit]}</span>
        </label>
      ))}
    </S.Root>
  )
}
