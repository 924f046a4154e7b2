import { Progress } from '../../Progress/Progress.tsx'
import { useFormats, useTexts } from '../../TextsProvider/TextsProvider.tsx'
import { reviewTexts } from '../../texts/reviewTexts.ts'
import * as S from '../ReviewList.styles.ts'

interface DistributionProps {
  /** Number of reviews with 1 to 5 stars, in that order. */
  stars: readonly number[]
  count: number
  chosen: number | null
  onChange: ((stars: number | null) => void) | undefined
}

/** Bar for each number of stars, most stars first. A row with reviews is a button that shows only these. */
export function Distribution({ stars, count, chosen, onChange }: DistributionProps) {
  const texts = useTexts(reviewTexts, 'ReviewList')
  const formats = useFormats()
  const rows = stars.map((reviews, index) => ({ rating: index + 1, reviews })).toReversed()
  return (
    <S.Bars caption={texts.byStars} isCaptionHidden variant="plain" data-chooses={onChange !== undefined}>
      <tbody>
        {rows.map(({ rating, reviews }) => (
          <tr key={rating} data-chosen={rating === chosen || undefined}>
            <th scope="row">
              {onChange === undefined || (reviews === 0 && rating !== chosen) ? (
                texts.stars(rating)
              ) : (
                <S.Only
                  type="button"
                  aria-label={texts.only(rating, reviews)}
                  aria-pressed={rating === chosen}
                  onClick={() => onChange(rating === chosen ? null : rating)}
                >
                  {texts.stars(rating)}
                </S.Only>
              )}
            </th>
            <td>
              <Progress value={reviews} max={count} tone="accent" />
            </td>
            <td>{formats.number(reviews)}</td>
          </tr>
        ))}
      </tbody>
    </S.Bars>
  )
}
