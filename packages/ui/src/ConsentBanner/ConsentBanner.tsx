import { useId, type ComponentPropsWithRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import * as S from './ConsentBanner.styles.ts'

export interface ConsentBannerProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What happens after a yes, each as the end of "May we…". */
  purposes: readonly string[]
  /** Address of the privacy policy. */
  policyHref: string
  /** Yes or no; nothing is sent anywhere before. */
  onAnswer: (isAllowed: boolean) => void
  /** It takes the focus: somebody asked to be asked again. */
  takesFocus?: boolean
}

/**
 * Asks whether others than the shop may learn of the visit. No is as easy as yes, and until there is an answer it is no. It
 * stands beside the page and blocks nothing; on phones it stays above a page's buy bar.
 */
export function ConsentBanner({
  purposes,
  policyHref,
  onAnswer,
  takesFocus = false,
  ...rest
}: ConsentBannerProps) {
  const titleId = useId()
  return (
    <S.Root aria-labelledby={titleId} tabIndex={-1} ref={takesFocus ? focus : undefined} {...rest}>
      <S.Title id={titleId}>Your privacy</S.Title>
      <S.Text>
        May we {purposes.join(', and ')}? The shop works the same without.{' '}
        <Link href={policyHref}>Privacy policy</Link>
      </S.Text>
      <S.Answers>
        <Button variant="secondary" onClick={() => onAnswer(false)}>
          No, don’t
        </Button>
        <Button variant="secondary" onClick={() => onAnswer(true)}>
          Yes, you may
        </Button>
      </S.Answers>
    </S.Root>
  )
}

function focus(element: HTMLElement | null) {
  element?.focus()
}
