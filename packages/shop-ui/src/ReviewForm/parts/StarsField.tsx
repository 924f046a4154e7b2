import { FieldGroup } from '@shop/ui/FieldGroup'
import { StarIcon } from '@shop/ui/Icon'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import * as S from './StarsField.styles.ts'

const WORDS = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const

interface StarsFieldProps {
  name: string
  legend: string
  /** 1 to 5; 0 when nothing is selected. */
  value: number
  onChange: (value: number) => void
  error?: string | undefined
}

/** Star rating with native radio buttons; the selected rating is also shown as a word. */
export function StarsField({ name, legend, value, onChange, error }: StarsFieldProps) {
  return (
    <FieldGroup legend={legend} error={error}>
      <S.Row>
        {WORDS.map((word, index) => {
          const stars = index + 1
          return (
            <S.Star key={word} data-lit={stars <= value}>
              <input
                type="radio"
                name={name}
                value={stars}
                checked={stars === value}
                onChange={() => onChange(stars)}
              />
              <StarIcon size={30} />
              <VisuallyHidden>{`${stars} ${stars === 1 ? 'star' : 'stars'}, ${word.toLowerCase()}`}</VisuallyHidden>
            </S.Star>
          )
        })}
        <S.Word aria-hidden="true">{WORDS[value - 1]}</S.Word>
      </S.Row>
    </FieldGroup>
  )
}
