import { Swatch } from '../../Swatch/Swatch.tsx'
import type { FilterChoice } from '../FilterPanel.types.ts'
import * as S from '../FilterPanel.styles.ts'

/** Name of a value, with the colour of a shade. */
export function ChoiceLabel({ label, colorCode }: Pick<FilterChoice, 'label' | 'colorCode'>) {
  if (colorCode === undefined || colorCode === null) return label
  return (
    <S.ShadeLabel>
      <Swatch color={colorCode} />
      {label}
    </S.ShadeLabel>
  )
}
