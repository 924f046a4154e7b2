import type { ComponentPropsWithRef } from 'react'
import { TagIcon } from '@shop/ui/Icon'
import { Inline } from '@shop/ui/Inline'
import { Link } from '@shop/ui/Link'
import { Progress } from '@shop/ui/Progress'
import * as S from './OfferHint.styles.ts'

export interface OfferHintProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Missing condition, such as "Add 1 more: any 4 for ₹349". */
  hint: string
  /** List of the offer's products. */
  href: string
  /** Progress to the offer; null when it can't be reached. */
  progress: { have: number; need: number } | null
}

/** Says what a line still needs for its offer, and shows how much of it is there. */
export function OfferHint({ hint, href, progress, ...rest }: OfferHintProps) {
  return (
    <S.Root role="status" {...rest}>
      <Inline gap="xs" align="start" wrap="none">
        <TagIcon size="s" />
        {progress === null ? <span>{hint}</span> : <Link href={href}>{hint}</Link>}
      </Inline>
      {progress && <Progress size="s" value={progress.have} max={progress.need} />}
    </S.Root>
  )
}
