import { FieldGroup } from '@shop/ui/FieldGroup'
import { StarIcon } from '@shop/ui/Icon'
import { Inline } from '@shop/ui/Inline'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useTexts } from '../../ShopTextsProvider/ShopTextsProvider.tsx'
import { account } from '../../texts/account.ts'
import * as S from './StarsField.styles.ts'

interface StarsFieldProps {
  name: string
  legend: string
  /** 1 to 5; 0 when nothing is selected. */
  value: number
  onChange: (value: number) => void
  error?: string
}

/** Star rating with native radio buttons; the selected rating is also shown as a word. */
export function StarsField({ name, legend, value, onChange, error }: StarsFieldProps) {
  const texts = useTexts(account, 'ReviewForm')
  return (
    <FieldGroup legend={legend} error={error} isErrorBelow>
      <Inline as={S.Row} gap="none">
        {texts.ratings.map((word, index) => {
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
              <StarIcon size="xl" />
              <VisuallyHidden>{texts.stars(stars, word)}</VisuallyHidden>
            </S.Star>
          )
        })}
        <S.Word aria-hidden="true">{texts.ratings[value - 1]}</S.Word>
      </Inline>
    </FieldGroup>
  )
}
