import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { useEarlyInput } from '../hooks/useEarlyInput.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Rating } from '../Rating/Rating.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { useTexts } from '../TextsProvider/TextsProvider.tsx'
import { reviewTexts } from '../texts/reviewTexts.ts'
import { Distribution } from './parts/Distribution.tsx'
import * as S from './ReviewList.styles.ts'

export interface ReviewListProps extends ComponentPropsWithRef<'div'> {
  /** `stars` has the number of reviews with 1 to 5 stars, in that order. */
  summary: { average: number; count: number; stars: readonly number[] }
  /** `<li>` elements, each with a `Review`. */
  children: ReactNode
  /** Control below the reviews that loads more. */
  more?: ReactNode
  /**
   * Control before the reviews, such as a button to write one: it stands below the distribution. A form or a review stands above the reviews,
   * where it has room.
   */
  action?: ReactNode
  /** Number of stars whose reviews are shown; null for all. */
  chosenStars?: number | null
  /** Makes the rows of the distribution buttons. A tap on the chosen one shows all reviews again. */
  onStarsChange?: (stars: number | null) => void
  /** Order of the reviews. */
  sort?: {
    value: string
    options: readonly { value: string; label: string }[]
    onChange: (value: string) => void
  }
  /** True while the reviews of another choice are loaded. */
  isBusy?: boolean
}

/** Fewer reviews have neither distribution nor order: they are all in view. */
const DISTRIBUTED_FROM = 3

/** Distribution of the ratings, and the reviews. */
export function ReviewList({
  summary,
  children,
  more,
  action,
  chosenStars = null,
  onStarsChange,
  sort,
  isBusy = false,
  ...rest
}: ReviewListProps) {
  const texts = useTexts(reviewTexts, 'ReviewList')
  const all = useRef<HTMLButtonElement>(null)
  const order = useEarlyInput<HTMLSelectElement>(({ value }) => sort?.onChange(value))
  const { average, count, stars } = summary
  if (count === 0) {
    return (
      <Stack gap="m" align="start" {...rest}>
        <p>{texts.none}</p>
        {action}
      </Stack>
    )
  }
  const isDistributed = count >= DISTRIBUTED_FROM
  const isEmpty = chosenStars !== null && stars[chosenStars - 1] === 0
  function showAll() {
    all.current?.focus()
    onStarsChange?.(null)
  }
  return (
    <S.Root {...rest}>
      <Stack as={S.Summary} gap="s">
        <S.Average>
          <span aria-hidden="true">{average.toFixed(1)}</span>
          <Rating average={average} variant="stars" />
        </S.Average>
        {onStarsChange === undefined || !(isDistributed || chosenStars !== null) ? (
          <p>{texts.count(count)}</p>
        ) : (
          <S.All
            ref={all}
            type="button"
            aria-pressed={chosenStars === null}
            onClick={() => onStarsChange(null)}
          >
            {texts.all(count)}
          </S.All>
        )}
        {isDistributed && (
          <Distribution stars={stars} count={count} chosen={chosenStars} onChange={onStarsChange} />
        )}
      </Stack>
      {action !== undefined && <S.Action data-part="action">{action}</S.Action>}
      <Stack as={S.Reviews} gap="l" align="start">
        {sort !== undefined && isDistributed && (
          <Inline gap="s">
            <S.Sort
              ref={order}
              label={texts.sort}
              value={sort.value}
              options={sort.options}
              autoComplete="off"
              onChange={(event) => sort.onChange(event.target.value)}
            />
            {isBusy && <Spinner size="s" aria-hidden="true" />}
          </Inline>
        )}
        {isEmpty ? (
          <>
            <p>{texts.noneWith(chosenStars)}</p>
            <Button variant="secondary" onClick={showAll}>
              {texts.showAll}
            </Button>
          </>
        ) : (
          <>
            <Stack as={S.List} gap="l" role="list" aria-busy={isBusy}>
              {children}
            </Stack>
            {more}
          </>
        )}
      </Stack>
    </S.Root>
  )
}
